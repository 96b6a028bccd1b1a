import type en from '../../en/account/plans.ts'

const plans: typeof en = {
  title: 'Tarifs',
  description: 'Les formules de ce site Probant\u00a0: leur prix par mois et ce qu’elles comprennent.',
  heading: 'Commencez gratuitement.\n<mark>Sans carte bancaire.</mark>',
  unpaidHeading: 'Commencez gratuitement.\n<mark>Sans date de fin.</mark>',
  sentence: 'Tout compte commence avec la formule gratuite, que vous gardez aussi longtemps que vous voulez.',
  perMonth: 'par mois',
  suggested: 'Notre conseil',
  limitsOf: 'Limites de la formule {{plan}}',
  limits: {
    questions: 'Questions générées par mois',
    manualQuestions: 'Questions rédigées à la main par mois',
    quizzes: 'Quiz par mois',
    participants: 'Participants par quiz',
    groups: 'Groupes',
    groupSize: 'Personnes par groupe',
  },
  unlimited: 'Illimité',
  actions: {
    free: 'Créer un compte gratuit',
    paid: 'Commencer gratuitement',
    billing: 'Aller à la facturation',
    organization: 'Créer une organisation',
  },
  hints: {
    begin: {
      free: 'Sans carte bancaire, sans limite de durée.',
      pro: 'Sans carte bancaire pour commencer.',
      organization: 'Sans carte bancaire pour commencer.',
      enterprise: 'Créée sur mesure par la personne qui administre ce site.',
    },
    beginUnpaid: {
      free: 'Aussi longtemps que vous voulez.',
      pro: 'Attribuée par la personne qui administre ce site.',
      organization: 'Attribuée par la personne qui administre ce site.',
      enterprise: 'Créée sur mesure par la personne qui administre ce site.',
    },
    billing: 'Vous y verrez ce que vous pouvez choisir, et comment.',
    organization: 'Si vous en avez déjà une, passez-y depuis le tableau de bord.',
  },
  notes: {
    heading: 'Bon à savoir',
    payment: {
      title: 'Obtenir une formule payante',
      text: 'Vous payez depuis la page <billing>Facturation</billing> de votre tableau de bord, et vous y résiliez quand vous voulez.',
    },
    unpaid: {
      title: 'Obtenir une formule supérieure',
      text: 'Les prix sont indicatifs\u00a0: ce site n’encaisse rien. Rien n’est facturé, rien n’expire, et les formules sont attribuées par la personne qui administre le site.',
    },
    trial: {
      title: 'Essayer la formule Organisation',
      text: 'Votre première organisation bénéficie de {{days}} jours d’essai, sans carte bancaire. Rien n’est prélevé automatiquement\u00a0: si vous ne faites rien, vos contenus restent consultables, mais vous ne pourrez plus rien créer.',
    },
    counting: {
      title: 'Comment les limites sont calculées',
      text: 'Les questions et les quiz sont comptés par mois, et le compteur repart à zéro le premier du mois, ou le jour de la facture si la formule est payante. Les groupes sont comptés d’après leur nombre actuel, les participants quiz par quiz.',
    },
  },
  ask: {
    open: 'Demander au propriétaire',
    openFor: 'Demander au propriétaire\u00a0: {{limit}}',
    onlyOwner: 'Dans {{organization}}, seule la personne propriétaire peut choisir une autre formule.',
    title: 'Demander davantage',
    sentence:
      'Dans {{organization}}, la personne propriétaire verra votre nom, votre adresse et la limite concernée\u00a0: {{limit}}.',
    featureSentence:
      'Dans {{organization}}, la personne propriétaire verra votre nom, votre adresse et ce que vous demandez\u00a0: {{limit}}.',
    branding: 'Votre nom et votre logo',
    purpose: 'Pour quoi faire\u00a0? (facultatif)',
    purposeHint: '{{max}} caractères au plus.',
    send: 'Envoyer la demande',
    asked: 'La demande a été envoyée à la personne propriétaire.',
    askedKept:
      'Ce site n’envoie pas de courriels\u00a0: votre demande est dans la boîte d’envoi, où la personne qui administre ce site peut la transmettre.',
  },
  prompt: {
    title: {
      plans: 'Limite de votre formule atteinte',
      askOwner: 'Vous avez atteint votre limite',
      reactivate: 'Cette organisation est inactive',
    },
    seePlans: 'Voir les formules',
    seeUsage: 'Voir votre utilisation',
    reactivate: 'Réactiver',
    close: 'Pas maintenant',
    askOwner: 'La personne propriétaire ou la modération peut relever votre limite sur la page des membres.',
    inactive:
      'Les contenus restent consultables. Demandez à la personne propriétaire de réactiver l’organisation.',
    deactivated:
      'Les contenus restent consultables. L’organisation a été désactivée par la personne qui administre ce site, qui seule peut la réactiver.',
    inactiveOwner:
      'Les contenus restent consultables. Vous pouvez réactiver l’organisation sur la page Facturation.',
  },
}

export default plans
