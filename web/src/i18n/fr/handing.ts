import type en from '../en/handing.ts'

const handing: typeof en = {
  slips: {
    open: 'Billets',
    title: 'Billets pour «\u00a0{{title}}\u00a0»',
    lead: 'Un billet par personne\u00a0: découpez le long des lignes et distribuez-les. Chacun vaut pour une seule personne, jusqu’à la fin du quiz.',
    count_one: '{{formatted}} billet',
    count_other: '{{formatted}} billets',
    withoutSlip_one:
      '{{formatted}} personne n’en a pas besoin\u00a0: elle se connecte à son propre compte, ou a rendu sa copie.',
    withoutSlip_other:
      '{{formatted}} personnes n’en ont pas besoin\u00a0: elles se connectent à leur propre compte, ou ont rendu leur copie.',
    cut: 'Il y en a plus que n’en contient une impression. Imprimez ceux d’une sélection depuis la page des personnes invitées.',
    onlyHere:
      'Ces adresses ne fonctionnent que sur cet ordinateur. La personne qui exploite ce site y règle l’adresse que d’autres peuvent joindre (PUBLIC_URL).',
    print: 'Imprimer',
    back: 'Personnes',
    failed: 'Les billets n’ont pas pu être préparés.',
    none: 'Personne n’a besoin d’un billet',
    noneSentence:
      'Invitez d’abord des personnes, par leur nom ou par courriel\u00a0: chaque personne qui peut encore entrer reçoit un billet.',
    noneReady: 'Les personnes invitées se connectent à leur propre compte, ou ont rendu leur copie.',
    how: 'Scannez, ou allez sur <address>{{address}}</address> et tapez',
    qr: 'Code QR de {{person}}',
    one: 'Lien de {{person}}',
    oneLead:
      'Faites-le scanner, ou copiez le lien et transmettez-le à votre façon. Qui l’a répond en son nom.',
    code: 'Code',
    codeAt: 'À taper sur {{address}}',
    link: 'Lien',
    copy: 'Copier le lien',
    copied: 'Copié',
    copyFailed: 'La copie a échoué. Sélectionnez-le et copiez-le vous-même.',
    menu: 'Lien et code',
  },
  room: {
    tabs: { label: 'Comment on entre', code: 'Code de salle', link: 'Lien de partage' },
    explanation:
      'Six caractères pour toute une salle, assez courts pour être dictés. Qui les tape donne aussi son nom\u00a0: ni adresse e-mail, ni compte. Vous voyez qui est là, et pouvez renvoyer quelqu’un. Le code est désactivé tant que vous ne l’activez pas, et prend fin avec le quiz.',
    failed: 'Le code de salle n’a pas pu être chargé.',
    switchOn: 'Activer',
    switchedOn: 'Le code de salle est activé.',
    onSentence: 'Dictez-le, écrivez-le au tableau ou affichez-le en grand.',
    listed: 'Seulement les noms de ma liste',
    listedHint:
      'On n’entre que sous un nom que vous avez invité par son nom, sans adresse e-mail, et chaque nom ne laisse entrer qu’une personne.',
    at: 'Sur <address>{{address}}</address>, tapez',
    showLarge: 'Afficher en grand ou imprimer',
    posterTitle: 'Pour la salle',
    how: 'Scannez le code, ou allez sur {{address}} et tapez',
    qr: 'Code QR de la salle de «\u00a0{{title}}\u00a0»',
    switchOff: 'Désactiver',
    offTitle: 'Désactiver le code de salle\u00a0?',
    offSentence:
      'Plus personne n’entre avec lui, même s’il est écrit au tableau. Qui est là reste là. Si vous l’activez de nouveau, ce sera un autre code.',
    switchedOff: 'Le code de salle est désactivé.',
    mark: 'Par code de salle',
  },
  sendOut: {
    menu: 'Renvoyer',
    title: 'Renvoyer {{person}}\u00a0?',
    sentence:
      'Cette personne quitte le quiz, et ses réponses sont supprimées. Tant que le code de salle est activé, elle peut revenir\u00a0: désactivez-le pour l’empêcher.',
    confirm: 'Renvoyer',
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
      'Tant que votre adresse e-mail n’est pas confirmée, les invitations se distribuent, sans être envoyées.',
    undelivered:
      'Cette installation n’envoie pas de courriels\u00a0: sans cela, les invitations restent dans la boîte d’envoi, où son administration les trouve.',
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
