import type en from '../en/plans.ts'

const plans: typeof en = {
  title: 'Tarifs',
  description:
    'Les formules de cette installation de Probant : leur prix par mois et ce qu’elles comprennent. La formule gratuite ne demande pas de carte bancaire.',
  heading: 'Commencez gratuitement.\n<mark>Sans carte bancaire.</mark>',
  sentence: 'Tout compte commence avec la formule gratuite et peut la garder aussi longtemps qu’il veut.',
  perMonth: 'par mois',
  suggested: 'Notre conseil',
  limitsOf: 'Limites de {{plan}}',
  limits: {
    questions: 'Questions générées par mois',
    manualQuestions: 'Vos propres questions par mois',
    quizzes: 'Quiz par mois',
    participants: 'Participants par quiz',
    groups: 'Groupes de participants',
    groupSize: 'Personnes par groupe',
  },
  unlimited: 'Illimité',
  actions: {
    free: 'Créer un compte gratuit',
    paid: 'Commencer avec un compte gratuit',
    dashboard: 'Aller au tableau de bord',
  },
  assigned: 'Attribuée par l’administrateur.',
  noCard: 'Sans carte, sans date de fin.',
  loading: 'Les formules arrivent…',
  failed: {
    title: 'Les formules n’ont pas pu être chargées',
    sentence: 'Les prix se trouvent sur le serveur de cette installation, qui n’a pas répondu.',
  },
  notes: {
    heading: 'Bon à savoir',
    payment: {
      title: 'Obtenir une formule payante',
      text: 'Rien ne se paie encore en ligne ici. Tant que le paiement n’est pas configuré, l’administrateur de cette installation attribue les formules, et Probant ne vous facture rien.',
    },
    counting: {
      title: 'Comment on compte',
      text: 'Questions et quiz se comptent par mois civil et repartent de zéro le premier du mois. Les groupes se comptent tels qu’ils existent, les participants pour chaque quiz.',
    },
    preparation: {
      title: 'Ce qui est déjà là',
      text: 'Une partie de ce que comprennent les formules est encore en préparation. L’accueil indique <features>ce qui marche aujourd’hui</features>.',
    },
  },
}

export default plans
