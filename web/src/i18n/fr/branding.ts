import type en from '../en/branding.ts'

const branding: typeof en = {
  title: 'À votre nom',
  sentence:
    'L’apparence, pour les participants, des quiz créés ici\u00a0: page de départ, copie, reçu, certificats, courriels et impression. Le nom de Probant reste visible, en petit, pour ne tromper personne.',
  readOnly:
    'L’apparence, pour les participants, des quiz créés ici. Seul le propriétaire de l’organisation peut la changer.',
  locked:
    'Avec la formule Organisation, les participants voient le nom, le logo et la couleur de votre organisation à la place de ceux de Probant. Voici ce que cela donnerait.',
  kept: 'La formule de cette organisation ne le permet plus\u00a0: les participants voient le nom de Probant. Ce que vous aviez enregistré est conservé.',
  inactive:
    'L’organisation est inactive\u00a0: les participants voient le nom de Probant. Ce que vous aviez enregistré est conservé.',
  personal: 'Seules les organisations peuvent apparaître à leur nom. Voici ce que cela donnerait.',
  plans: 'Voir les formules',
  failed: 'Le nom et le logo n’ont pas pu être chargés.',
  name: 'Nom',
  nameHint: 'Celui sous lequel les participants vous connaissent.',
  line: 'Ligne de texte',
  lineHint: 'Sous le nom\u00a0: un service, une devise. Facultatif.',
  logo: {
    label: 'Logo',
    hint: 'Toute image que votre navigateur sait afficher. En mode sombre, elle est posée sur un fond blanc.',
    choose: 'Choisir une image…',
    replace: 'Choisir une autre image…',
    remove: 'Retirer le logo',
    current: 'Votre logo',
  },
  signature: {
    label: 'Image de la signature',
    hint: 'Encre foncée sur fond blanc ou transparent\u00a0; elle est placée au-dessus de la ligne. Uniquement au-dessus de ce nom\u00a0: si un quiz en indique un autre, elle n’y figure pas.',
    choose: 'Choisir une image…',
    replace: 'Choisir une autre image…',
    remove: 'Retirer la signature',
    current: 'La signature',
  },
  unreadable:
    'Votre navigateur ne peut pas afficher ce fichier. Choisissez une image PNG, JPEG, WebP ou SVG.',
  color: {
    label: 'Couleur',
    hint: 'Celle du nom et des boutons. Vide\u00a0: le bleu de Probant.',
    pick: 'Choisir une couleur',
    good: 'Lisible\u00a0: son contraste avec le blanc est de {{ratio}} pour 1.',
    tooLight:
      'Trop claire pour être lue sur du blanc\u00a0: son contraste est de {{ratio}} pour 1, il en faut 4,5. Choisissez une couleur plus foncée.',
    nearest: 'Prendre plutôt {{color}}',
  },
  mails: {
    title: 'Dans les courriels',
    sender: 'Nom de l’expéditeur',
    senderHint:
      'Les courriels affichent «\u00a0{{name}} via Probant\u00a0». L’adresse reste celle de ce site.',
    senderEmpty: 'Les courriels l’affichent devant «\u00a0via Probant\u00a0». Vide\u00a0: Probant seul.',
    replyTo: 'Adresse de réponse',
    replyToHint:
      'Les destinataires voient cette adresse. Seules les adresses confirmées de membres actifs peuvent être choisies\u00a0; si ce membre part, les réponses ne vont plus nulle part.',
    nobody: 'Personne\u00a0: les réponses ne sont pas lues',
  },
  certificates: {
    title: 'Sur les certificats',
    signer: 'Signataire',
    signerHint: 'Quand un quiz n’en indique pas d’autre. Vide\u00a0: la personne qui a créé le quiz.',
    role: 'Fonction',
  },
  save: 'Enregistrer le nom et le logo',
  saved: 'Les participants voient désormais votre nom.',
  delete: {
    open: 'Retirer…',
    title: 'Revenir au nom de Probant\u00a0?',
    sentence:
      'Le nom, le logo, la couleur, l’expéditeur et la signature seront supprimés. Les courriels déjà envoyés restent tels quels.',
    confirm: 'Retirer',
    done: 'Les participants voient de nouveau le nom de Probant.',
  },
  preview: {
    title: 'Aperçu',
    what: 'Ce qui est montré',
    start: 'Page de départ',
    paper: 'Copie',
    receipt: 'Reçu',
    certificate: 'Certificat',
    mail: 'Courriel',
    print: 'Impression',
    scheme: 'Clair ou sombre',
    light: 'Clair',
    dark: 'Sombre',
    invited: 'Vous avez une invitation à',
    quiz: 'Fleuves d’Europe',
    by: 'par {{name}}',
    facts: '30 minutes · 20 questions',
    go: 'Aller au quiz',
    question: 'Question 3 sur 20',
    stem: 'Quel fleuve traverse Bâle\u00a0?',
    answers: { a: 'Le Rhin', b: 'Le Rhône', c: 'Le Danube' },
    handedIn: 'Copie rendue',
    counted: '20 réponses sur 20 reçues aujourd’hui à 10\u00a0h\u00a042.',
    achievement: 'Certificat de réussite',
    holder: 'Ada Lovelace',
    passed: 'a réussi le quiz «\u00a0{{title}}\u00a0»',
    creator: 'La personne qui a créé le quiz',
    from: 'De',
    replyTo: 'Répondre à',
    invitation: '{{name}} vous invite à passer ce quiz.',
    via: '{{name}} via Probant',
    sentWith: 'Envoyé avec Probant',
    fields: { name: 'Nom', date: 'Date', score: 'Note' },
  },
}

export default branding
