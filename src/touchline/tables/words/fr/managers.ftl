# Les managers : noms, clés d’accès, appareils, amis.

manager-none = Il n’y a pas de manager de ce nom.
manager-taken = Un autre manager s’appelle { $name }, ou presque. Choisissez un autre nom.
too-many-passkeys = Un manager a au plus { $most } clés d’accès. Supprimez-en une d’abord.
too-many-signed-in = Un manager est connecté sur { $most } appareils au plus. Déconnectez-en un d’abord.
last-passkey = C’est votre dernière clé d’accès : sans elle, plus personne ne pourrait vous connecter. Ajoutez-en d’abord une autre.
device-none = Cet appareil n’est pas connecté.
ticket-used = Ce lien a déjà servi ou est trop ancien. Faites-en un nouveau sur l’appareil où vous êtes connecté.
tie-self = C’est vous.
too-many-ties = Un manager a au plus { $most } amis et managers bloqués. Retirez-en un d’abord.
blocked-here = Vous ne pouvez pas vous asseoir avec un des managers de cette table. Choisissez une autre table.
