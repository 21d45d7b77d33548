// Passkeys: the server's question goes to the browser, and what it signs goes back.

import { toast } from "./notice.js";
import { say } from "./words.js";

const able =
  window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

function bytes(text) {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

function text(buffer) {
  const letters = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

async function ask(path, body = {}) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error?.message ?? say("passkey-failed"));
  return told;
}

function told(credential) {
  const answer = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
    if (credential.response[name]) answer[name] = text(credential.response[name]);
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: answer };
}

async function make(name) {
  const options = await ask("/m/new", { name });
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  for (const one of options.excludeCredentials ?? []) one.id = bytes(one.id);
  const made = await navigator.credentials.create({ publicKey: options });
  return ask("/m/new/done", { name, credential: told(made) });
}

async function enter() {
  const options = await ask("/m/in");
  options.challenge = bytes(options.challenge);
  const signed = await navigator.credentials.get({ publicKey: options });
  return ask("/m/in/done", { credential: told(signed) });
}

function on(form, work) {
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    try {
      location.assign((await work(new FormData(form))).to);
    } catch (error) {
      // What a browser says when somebody thinks better of it is of no use to them.
      toast(error.constructor === Error ? error.message : say("passkey-failed"), { bad: true });
      button.disabled = false;
    }
  });
}

on(document.querySelector("[data-passkey=new]"), (form) => make(form.get("name") ?? ""));
on(document.querySelector("[data-passkey=in]"), enter);
if (!able) {
  for (const form of document.querySelectorAll("[data-passkey]"))
    for (const part of form.querySelectorAll("button, input")) part.disabled = true;
  for (const note of document.querySelectorAll("[data-unable]")) note.hidden = false;
}
