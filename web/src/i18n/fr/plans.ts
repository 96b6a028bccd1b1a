import type en from '../en/plans.ts'

const plans: typeof en = {
  title: 'Tarifs',
  description:
    'Les formules de cette installation de Probant : leur prix par mois et ce qu’elles comprennent.',
  heading: 'Commencez gratuitement.\n<mark>Sans carte bancaire.</mark>',
  unpaidHeading: 'Commencez gratuitement.\n<mark>Sans date de fin.</mark>',
  sentence: 'Tout compte commence avec la formule gratuite, que vous gardez aussi longtemps que vous voulez.',
  perMonth: 'par mois',
  suggested: 'Notre conseil',
  limitsOf: 'Limites de {{plan}}',
  limits: {
    questions: 'Questions générées par mois',
    manualQuestions: 'Questions rédigées à la main par mois',
    quizzes: 'Quiz par mois',
    participants: 'Personnes par quiz',
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
      free: 'Sans carte, sans date de fin.',
      pro: 'Sans carte pour commencer.',
      organization: 'Sans carte pour commencer.',
      enterprise: 'Faite pour une organisation par l’administration.',
    },
    beginUnpaid: {
      free: 'Aussi longtemps que vous voulez.',
      pro: 'Attribuée par l’administration.',
      organization: 'Attribuée par l’administration.',
      enterprise: 'Faite pour une organisation par l’administration.',
    },
    billing: 'Vous y verrez ce que vous pouvez choisir, et comment.',
    organization: 'Si vous en avez déjà une, passez-y depuis le tableau de bord.',
  },
  notes: {
    heading: 'Bon à savoir',
    payment: {
      title: 'Obtenir une formule payante',
      text: 'Vous payez sous <billing>Facturation</billing> dans votre tableau de bord, et vous y résiliez quand vous voulez.',
    },
    unpaid: {
      title: 'Obtenir une formule plus grande',
      text: 'Les prix ne servent qu’à comparer\u00a0: ce site n’encaisse rien. Rien n’est facturé, rien n’expire, et son administration attribue les formules.',
    },
    trial: {
      title: 'Essayer la formule Organisation',
      text: 'Votre première organisation peut être essayée pendant {{days}} jours, sans carte. Rien n’est prélevé automatiquement : si vous ne faites rien, ce que vous avez créé reste lisible et rien de nouveau n’est créé.',
    },
    counting: {
      title: 'Comment on compte',
      text: 'Questions et quiz se comptent par mois et repartent de zéro au suivant : le premier du mois, ou le jour de la facture si la formule est payée. Les groupes se comptent tels qu’ils existent, les personnes pour chaque quiz.',
    },
  },
  prompt: {
    title: {
      plans: 'Votre formule n’en comprend pas autant',
      askOwner: 'Votre part est épuisée',
      reactivate: 'Cette organisation est inactive',
    },
    seePlans: 'Voir les formules',
    seeUsage: 'Voir votre utilisation',
    reactivate: 'Réactiver',
    close: 'Pas maintenant',
    askOwner: 'La personne propriétaire ou la modération peut augmenter votre part sur la page des membres.',
    inactive: 'Ce qui existe reste lisible. Demandez à la personne propriétaire de réactiver l’organisation.',
    deactivated:
      'Tout reste lisible. L’organisation a été désactivée par la personne qui administre ce site, qui seule peut la réactiver.',
    inactiveOwner:
      'Ce qui existe reste lisible. Vous pouvez réactiver l’organisation sur la page Facturation.',
  },
}

export default plans
