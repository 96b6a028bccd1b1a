/** Le lien pour un public, tel que la personne qui crée le quiz l’ouvre et le ferme. */
const openLink = {
  explanation:
    'Un seul lien pour un public\u00a0: dans une lettre d’information, sur un site, dans une discussion. Toute personne qui l’a peut passer le quiz, sans compte ni code. L’identité n’est pas vérifiée, et la même personne peut revenir depuis un autre navigateur\u00a0: ne l’utilisez pas si vous devez savoir qui a passé le quiz. Le lien reste désactivé tant que vous ne l’activez pas, et expire à la fin du quiz.',
  failed: 'Le lien ouvert n’a pas pu être chargé.',
  asks: {
    label: 'Ce qui est demandé',
    name: 'Le nom',
    email: 'L’adresse e-mail',
    both: 'Le nom et l’adresse e-mail',
    hint: 'Vous le voyez dans la liste des participants. Les adresses ne sont pas vérifiées, et rien n’y est envoyé.',
  },
  places: 'Places',
  placesHint:
    'Laissez vide pour autant de places que votre formule en permet dans un quiz. Le lien n’en ouvre jamais davantage.',
  switchOn: 'Activer',
  switchedOn: 'Le lien ouvert est activé.',
  changed: 'Modification enregistrée. L’adresse reste la même.',
  save: 'Enregistrer',
  onSentence: 'Le lien est activé. Toute personne qui l’ouvre peut passer le quiz.',
  change: 'Modifier ce qui est demandé',
  asked: {
    name: 'Chaque personne saisit son nom.',
    email: 'Chaque personne saisit son adresse e-mail.',
    both: 'Chaque personne saisit son nom et son adresse e-mail.',
  },
  limited_one: '{{count}} place en tout.',
  limited_other: '{{count}} places en tout.',
  unlimited: 'Autant de places que votre formule en permet.',
  close: 'Fermer le lien maintenant',
  closeTitle: 'Fermer le lien ouvert\u00a0?',
  closeSentence:
    'Plus personne ne pourra entrer dès cet instant. Les personnes déjà entrées restent, et celles qui ont commencé terminent. Si vous réactivez le lien, l’adresse sera différente.',
  closed: 'Le lien ouvert est fermé.',
  closedSince: 'Fermé {{when}}. Si vous le réactivez, l’adresse sera différente.',
  how: {
    name: 'Scannez le code avec votre téléphone ou votre tablette, puis saisissez votre nom.',
    email: 'Scannez le code avec votre téléphone ou votre tablette, puis saisissez votre adresse e-mail.',
    both: 'Scannez le code avec votre téléphone ou votre tablette, puis saisissez votre nom et votre adresse e-mail.',
  },
  full_one:
    'Toutes les places sont prises\u00a0: {{formatted}} tentative a été refusée, la dernière {{when}}.',
  full_other:
    'Toutes les places sont prises\u00a0: {{formatted}} tentatives ont été refusées, la dernière {{when}}.',
  fullHint:
    'Ces personnes ont seulement lu que le quiz est complet. Ajoutez des places, ou vérifiez dans Consommation combien de participants votre formule permet.',
  mark: 'par le lien ouvert',
  unconfirmed: '{{email}} (non vérifiée)',
  funnel: {
    title: 'Par le lien ouvert',
    opened: 'ouvertures',
    joined: 'entrées',
    begun: 'quiz commencés',
    finished: 'copies rendues',
    ofOpened: '{{percent}} des ouvertures',
    hint: 'Un navigateur compte une fois quand il ouvre le lien. Seul ce nombre est conservé.',
  },
}

export default openLink
