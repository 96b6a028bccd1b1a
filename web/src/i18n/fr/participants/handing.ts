import type en from '../../en/participants/handing.ts'

const handing: typeof en = {
  slips: {
    open: 'Billets',
    title: 'Billets pour «\u00a0{{title}}\u00a0»',
    lead: 'Un billet par personne\u00a0: découpez les billets le long des lignes, puis distribuez-les. Chaque billet est personnel et valable jusqu’à la fin du quiz.',
    count_one: '{{formatted}} billet',
    count_other: '{{formatted}} billets',
    withoutSlip_one:
      '{{formatted}} personne n’en a pas besoin\u00a0: elle se connecte à son propre compte, ou a rendu sa copie.',
    withoutSlip_other:
      '{{formatted}} personnes n’en ont pas besoin\u00a0: elles se connectent à leur propre compte, ou ont rendu leur copie.',
    cut: 'Il y a trop de billets pour une seule impression. Depuis la page des participants, sélectionnez une partie de la liste.',
    onlyHere:
      'Ces adresses ne fonctionnent que sur cet ordinateur. La personne qui administre ce site doit définir une adresse accessible aux autres (PUBLIC_URL).',
    print: 'Imprimer',
    back: 'Participants',
    failed: 'Les billets n’ont pas pu être préparés.',
    none: 'Aucun billet à imprimer',
    noneSentence:
      'Invitez d’abord des personnes, par leur nom ou par courriel\u00a0: chaque personne qui peut encore entrer reçoit un billet.',
    noneReady: 'Les personnes invitées se connectent à leur propre compte, ou ont rendu leur copie.',
    how: 'Scannez, ou allez sur <address>{{address}}</address> et saisissez',
    qr: 'Code QR pour {{person}}',
    one: 'Lien pour {{person}}',
    oneLead:
      'Faites-le scanner, ou copiez le lien et transmettez-le comme vous voulez. Toute personne qui a ce lien peut répondre à sa place.',
    code: 'Code',
    codeAt: 'À saisir sur {{address}}',
    link: 'Lien',
    copy: 'Copier le lien',
    copied: 'Copié',
    copyFailed: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
    menu: 'Lien et code',
    resultMenu: 'Lien vers son résultat',
    resultLead:
      'Faites-le scanner, ou copiez le lien et transmettez-le comme vous voulez. Il mène à sa copie et à son résultat, dans la mesure où vous l’affichez, et à rien d’autre.',
  },
  room: {
    tabs: { label: 'Mode d’accès', code: 'Code de salle', link: 'Lien de partage', open: 'Lien ouvert' },
    explanation:
      'Un code de six caractères, assez court pour être dicté à toute une salle. Chaque personne le saisit avec son nom, sans adresse e-mail ni compte. Vous voyez qui est là et pouvez exclure quelqu’un. Le code reste désactivé tant que vous ne l’activez pas, et expire à la fin du quiz.',
    failed: 'Le code de salle n’a pas pu être chargé.',
    switchOn: 'Activer',
    switchedOn: 'Le code de salle est activé.',
    onSentence: 'Dictez-le, écrivez-le au tableau ou affichez-le en grand.',
    listed: 'Seulement les noms de ma liste',
    listedHint:
      'Seules les personnes que vous avez invitées par leur nom, sans adresse e-mail, peuvent entrer\u00a0; chaque nom n’admet qu’une personne.',
    at: 'Sur <address>{{address}}</address>, saisissez',
    showLarge: 'Afficher en grand ou imprimer',
    posterTitle: 'Pour la salle',
    how: 'Scannez le code, ou allez sur {{address}} et saisissez',
    qr: 'Code QR de salle pour «\u00a0{{title}}\u00a0»',
    switchOff: 'Désactiver',
    offTitle: 'Désactiver le code de salle\u00a0?',
    offSentence:
      'Ce code ne permettra plus d’entrer, même s’il est écrit au tableau. Les personnes déjà entrées restent. Si vous le réactivez, le code sera différent.',
    switchedOff: 'Le code de salle est désactivé.',
    mark: 'Par code de salle',
  },
  sendOut: {
    menu: 'Exclure du quiz',
    title: 'Exclure {{person}} du quiz\u00a0?',
    sentence:
      'Cette personne sera exclue du quiz et ses réponses seront supprimées. Tant que le code de salle est activé, elle peut revenir\u00a0: désactivez-le pour l’en empêcher.',
    confirm: 'Exclure',
    done: '{{person}} ne fait plus partie du quiz.',
  },
  letIn: {
    menu: 'Laisser entrer sur un autre appareil',
    done_one:
      '{{person}} peut entrer de nouveau avec le code de salle et le même nom, une seule fois, pendant {{count}} minute. Le chronomètre continue, et l’ancien appareil n’a plus accès au quiz.',
    done_other:
      '{{person}} peut entrer de nouveau avec le code de salle et le même nom, une seule fois, pendant {{count}} minutes. Le chronomètre continue, et l’ancien appareil n’a plus accès au quiz.',
  },
  byHand: {
    label: 'Sans courriel\u00a0: je distribue des billets ou des liens',
    hint: 'Chaque personne reçoit un code personnel. Vous imprimez les billets, ou copiez chaque lien depuis la liste.',
    unverified:
      'Tant que votre adresse e-mail n’est pas confirmée, les invitations ne peuvent pas être envoyées\u00a0: distribuez-les vous-même.',
    undelivered:
      'Ce site n’envoie pas de courriels\u00a0: sans cette option, les invitations restent dans la boîte d’envoi, accessible à la personne qui administre le site.',
    names_one: '{{formatted}} personne sans adresse reçoit un billet avec un code.',
    names_other: '{{formatted}} personnes sans adresse reçoivent un billet avec un code.',
    report_one:
      '{{formatted}} personne ne reçoit pas de courriel\u00a0: imprimez son billet, ou copiez son lien depuis la liste.',
    report_other:
      '{{formatted}} personnes ne reçoivent pas de courriel\u00a0: imprimez leurs billets, ou copiez leurs liens depuis la liste.',
    print: 'Imprimer les billets',
    submit: 'Inviter',
  },
  message: {
    add: 'Ajouter un message personnel',
    label: 'Message personnel',
    hint: 'Il figure dans le courriel, sous votre nom. Les personnes sans adresse ne le voient pas.',
    placeholder: 'Bonjour, pensez à vos écouteurs lundi…',
  },
}

export default handing
