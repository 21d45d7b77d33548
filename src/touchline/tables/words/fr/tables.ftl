# Ce que répond une table quand quelque chose est impossible.

full-time = Coup de sifflet final

# Décider
stale = Cette décision a été prise ou a changé entre-temps. Regardez la table et décidez de nouveau.
no-such-table = Cette table n’existe pas. Vérifiez le lien, ou ouvrez une nouvelle table.
no-such-seat = Cette table n’a pas cette place ; ses places vont de 0 à { $last }.
sit-down-first = Prenez d’abord la place de { $name } : ce lien est une invitation.
not-your-seat = Ce lien ne joue pas pour { $name }. Utilisez le lien de cette place, ou attendez que { $name } joue.
game-over = La partie est terminée. Voyez le résultat, ou lancez une revanche.
bot-plays = { $bot } joue pour { $name }. Reprenez d’abord la place.
options-count = Envoyez de 1 à { $most } options, chacune en texte.
option-ends = L’option { $n } sur { $count } termine cette décision. Envoyez-la en dernier.
table-does-that = La table le fait d’elle-même quand la dernière personne s’en va. Choisissez une autre option.
side-option = Envoyez une option de `side`, ou répondez à la question avec l’identifiant de sa décision.
nothing-to-prepare = Il n’y a rien à préparer pour cette décision. Choisissez l’une de ses options.
no-such-order = { $game } ne connaît pas cette consigne permanente.
draft-too-long = Un brouillon a au plus { $most } octets. Raccourcissez-le.

# Reprendre une décision
undo-withdraw-first = Vous avez demandé à reprendre une décision. Retirez cette demande avant de continuer.
undo-refuse-first = { $name } demande à reprendre une décision. Refusez avant de continuer.
undo-wait = { $name } a demandé à reprendre une décision. Attendez d’abord les réponses.
undo-nothing-asked = Plus personne ne demande à reprendre une décision. Il n’y a rien à répondre.
undo-others-agree = Les autres doivent accepter. Attendez-les, ou retirez votre demande.
undo-not-asked = { $name } n’a rien à répondre, ou a déjà accepté.
undo-nothing = Il n’y a rien à reprendre : vous n’avez pris aucune décision depuis la dernière révélation.

# L'entraîneur
coach-off = L’entraîneur est absent de cette table. Vous pouvez l’inviter à une nouvelle table.
coach-alone = Personne d’autre n’a joué ici : il n’y a pas de chances à comparer.
coach-no-mind = Personne n’a encore appris ce jeu à l’entraîneur.
coach-silent = L’entraîneur n’a pas de réponse cette fois. Demandez encore, ou décidez sans lui.
coach-failed = Cette partie n’a pas pu être analysée.

# Nouvelle table, noms, discussion
order-wrong = Cette table ne peut pas être ouverte : { $why }.
rules-of-today = Les nouvelles tables se jouent avec les règles actuelles de { $game }. Les anciennes sont gardées pour les tables et les parties commencées avec elles.
limit-range = Choisissez de { $least } à { $most } secondes par décision, ou 0 pour aucune limite.
no-such-bot = { $game } n’a pas de bot de ce nom. Choix possibles : { $bots }.
not-text = { $what ->
    [title] Le titre
    [name] Le nom
   *[other] Le message
} doit être du texte.
too-long = { $what ->
    [title] Le titre
    [name] Le nom
   *[other] Le message
} est trop long : au plus { $most } caractères.
unseen = { $what ->
    [title] Le titre
    [name] Le nom
   *[other] Le message
} a des caractères impossibles à afficher : prenez des lettres, des chiffres et des signes.
name-missing = Un manager a besoin d’un nom : tapez au moins une lettre.
name-unreadable = Un manager a besoin d’un nom lisible : tapez au moins une lettre.
name-reserved = { $name } ne peut pas être le nom d’un manager ici : il prêterait à confusion. Choisissez-en un autre.
name-twice = Deux managers s’appellent { $name } : choisissez un autre nom pour l’un d’eux.
name-alike = { $name } ressemble trop à { $other } : choisissez un autre nom pour l’un d’eux.
message-empty = Il n’y a rien à dire : tapez d’abord un message.
muted = L’hôte vous a réduit au silence dans la discussion. Vous pouvez continuer à jouer.

# Places et liens
link-wrong = Ce lien n’ouvre pas cette table, ou a déjà servi. Utilisez le navigateur où vous avez pris place, ou demandez un nouveau lien à l’hôte.
link-used = Ce lien a déjà servi, ou ne marche plus. Si la place est à vous, ouvrez la table dans le navigateur où vous avez pris place, ou utilisez votre phrase de secours. Sinon, demandez un nouveau lien à l’hôte.
table-private = Cette table est privée. Ouvrez-la avec le lien qu’on vous a envoyé.
phrase-wrong = Aucune place ici n’a cette phrase. Tapez ses { $count } mots comme vous les avez notés.
removed = L’hôte vous a exclu de cette table. Lui seul peut vous laisser revenir.
seat-of-host = { $name } joue sur l’écran de l’hôte. Un bot peut continuer à sa place.
seat-taken = { $name } a déjà pris place : il ne faut plus de lien.
mute-people = On ne peut réduire au silence que d’autres personnes.
remove-people = On ne peut exclure que quelqu’un d’autre, venu par un lien.
key-of-host = Cette place est celle de l’écran de l’hôte : changez plutôt la clé de l’hôte (-1).
host-only = Seul l’hôte peut le faire. Demandez-le-lui dans la discussion.
free-nobody = Personne n’occupe la place de { $name }. Envoyez le lien de la place, ou laissez jouer un bot.
free-removed = { $name } a été exclu : un bot joue cette place jusqu’à la fin, sauf si vous laissez revenir { $name }.
free-too-soon = { $name } était là il y a moins de { $minutes } minutes. Une place peut être libérée après { $minutes } minutes d’absence ; d’ici là, un bot peut jouer.
still-here = { $name } est encore à la table. Attendez une minute, ou demandez dans la discussion.
over-no-bot = La partie est terminée, personne n’a plus à jouer.
too-many-links = Trop de liens mènent à cette table. Utilisez l’un de ceux que vous avez.
too-many-changes = Les clés et les liens de cette table ont été changés { $most } fois, et c’est la limite. Continuez avec ceux que vous avez.
too-many-devices = Cette place est déjà ouverte sur { $most } appareils. Déconnectez les autres depuis l’un d’eux.
too-many-waiting = { $count } de vos demandes attendent déjà la même chose, et c’est la limite. Attendez les réponses.

# Revanche, parties enregistrées, rejouer d'ici
rematch-host = C’est l’hôte qui lance la revanche. Demandez-le-lui dans la discussion.
rematch-running = Cette partie n’est pas terminée. Finissez-la d’abord.
rematch-begun = La revanche a déjà commencé. Suivez les autres à cette table.
rematch-none = Il n’y a pas encore de revanche. L’hôte peut en lancer une.
record-running = Une partie enregistrée dit tous les secrets, il n’y en a donc pas avant la fin. Terminez d’abord la partie.
record-not-text = Une partie enregistrée est du texte : envoyez le fichier tel qu’il a été exporté.
record-too-large = Ce fichier dépasse { $most } Mo, ce qu’aucune partie ne fait. Vérifiez-le.
record-wrong = Cette partie ne peut pas être ouverte : { $why }
record-nested = Cette partie ne peut pas être ouverte : elle est trop imbriquée.
record-last-line = La dernière ligne de ce fichier a { $bytes } octets ; avec { $rows } lignes, elle peut en avoir { $most }. Elle semble contenir plus de questions à l’entraîneur que la partie n’a pu en avoir.
record-too-many-coach = Ce fichier a { $count } questions à l’entraîneur de la place { $seat } ; avec { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, cette place a pu en poser { $most }. Importez un fichier qui en a moins.
record-too-many-side = Ce fichier a { $count } actions à part de la place { $seat } ; avec { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, cette place peut en avoir { $most }. Importez un fichier qui en a moins.
branch-running = Cette partie n’est pas finie, et ses cartes sont cachées. Essayez après le coup de sifflet final.
branch-moment = Choisissez un moment de 0 à { $last } : à la fin, il ne reste rien à jouer.
branch-seats = Dites qui joue chacune des { $seats } places, et gardez-en une.
branch-deciders = À partir de là, seuls { $names } ont décidé. Jouez pour { $one }, ou remontez plus loin.
branch-title = Depuis la décision { $n }
log-full = { $who ->
    [spectators] Les spectateurs ont
   *[other] Cette place a
} ajouté { $count } lignes au journal de cette table en plus des décisions, et c’est la limite pour une partie de cette longueur. Continuez : chaque décision fait de la place.

# Tables impossibles à ouvrir
edition-gone = { $why } Rien de la table n’est perdu.
other-edition = Cette table a été faite avec l’édition { $theirs } de { $game } ; ce Touchline a { $ours }. Rien n’est perdu : ouvrez-la avec le Touchline qui l’a faite.
damaged = La table { $table } est endommagée et a été mise de côté : son journal ne peut pas être rejoué ({ $why }). Elle est restée telle quelle, et aucune autre table n’est touchée. La personne qui gère ce serveur en saura plus avec `touchline doctor`, et a peut-être la table dans une sauvegarde.
store-gone = Les tables sont injoignables pour le moment. Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant ; ce qui est déjà fait n’est pas refait.
store-silent = Le stockage n’a pas répondu en { $seconds } secondes.

# Se trouver
open-private = Une table où tout le monde peut s’asseoir ne peut pas être privée. Choisissez l’un ou l’autre.
open-no-seat = Personne ne pourrait s’asseoir à cette table. Laissez une place par lien.
language-unknown = Cette langue n’est pas connue.
seats-full = Quelqu’un a été plus rapide : toutes les places de cette table sont prises.
seats-closed = À cette table, on ne s’assied que sur invitation. Demandez un lien à l’hôte.

# Reminding somebody who is away

nudge-not-needed = Pas besoin de rappel : { $name } est à la table, ou n’a rien à décider.
nudge-once = { $name } a déjà reçu un rappel pour cette décision. Un seul suffit.

# Le match du jour et les problèmes

daily-once = Vous avez déjà commencé le match du jour de ce jeu, et il n’y a qu’un essai. Continuez-le depuis la page du jour.
daily-kept-back = D’autres jouent encore la même donne aujourd’hui. La partie, sa relecture et le secret seront là demain, après minuit UTC.
daily-no-undo = Le match du jour est un seul essai : rien n’est repris.
daily-no-bot = Le match du jour se joue soi-même, contre les mêmes bots que tout le monde.
daily-no-day = Il n’y a pas de match du jour pour cette date. Les dates s’écrivent 2026-03-01, d’il y a un an à aujourd’hui.
puzzle-none = Ce problème n’existe pas. `/puzzles` en donne la liste.
puzzle-option = Ce n’est pas une des options de ce problème. Ouvrez-le et choisissez parmi celles qu’il montre.
