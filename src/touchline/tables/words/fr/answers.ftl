# Répondre depuis un avis.

notice-answer = Répondre tout de suite : { $url }
    .button = Répondre

answer-none = Ce lien ne mène nulle part. Regardez vos tours.
answer-gone = La réponse est déjà donnée, ou la question a changé. Regardez vos tours.
answer-undo = { $name } peut-il reprendre sa dernière décision ?
answer-yes = Oui
answer-agree = D’accord
answer-no = Non
