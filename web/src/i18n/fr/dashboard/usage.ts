import type en from '../../en/dashboard/usage.ts'

const usage: typeof en = {
  title: 'Utilisation',
  headline: {
    questions_one: '{{used}} question générée sur {{limit}}',
    questions_other: '{{used}} questions générées sur {{limit}}',
    manualQuestions_one: '{{used}} question rédigée à la main sur {{limit}}',
    manualQuestions_other: '{{used}} questions rédigées à la main sur {{limit}}',
    quizzes_one: '{{used}} quiz utilisé sur {{limit}}',
    quizzes_other: '{{used}} quiz utilisés sur {{limit}}',
    participants_one: 'Le plus grand quiz compte {{used}} participant sur {{limit}}',
    participants_other: 'Le plus grand quiz compte {{used}} participants sur {{limit}}',
    groups_one: '{{used}} groupe utilisé sur {{limit}}',
    groups_other: '{{used}} groupes utilisés sur {{limit}}',
    groupSize_one: 'Le plus grand groupe compte {{used}} personne sur {{limit}}',
    groupSize_other: 'Le plus grand groupe compte {{used}} personnes sur {{limit}}',
    unlimited_one: '{{used}} question générée, sans limite',
    unlimited_other: '{{used}} questions générées, sans limite',
  },
  startsAnew: 'Ce qui est compté par mois repart de zéro le {{date}}.',
  onPlan: '{{workspace}}, avec la formule «\u00a0{{plan}}\u00a0».',
  seePlans: 'Voir les formules',
  billing: 'Formule et facturation',
  kinds: {
    questions: 'Questions générées',
    manualQuestions: 'Questions rédigées à la main',
    quizzes: 'Quiz',
    participants: 'Participants dans le plus grand quiz',
    groups: 'Groupes',
    groupSize: 'Personnes dans le plus grand groupe',
  },
  ownKinds: {
    questions: 'Vos questions, générées ou rédigées à la main',
    groups: 'Vos groupes',
    groupSize: 'Personnes dans votre plus grand groupe',
  },
  share: 'Votre limite\u00a0: {{kind}}',
  used: '{{used}} sur {{limit}}',
  unlimited: '{{used}}, sans limite',
  none: 'Non compris',
  withheld: 'Aucun droit accordé',
  states: {
    near: 'Limite presque atteinte',
    full: 'Limite atteinte',
  },
  period: {
    title: 'Pendant cette période',
    dates: 'Du {{from}} au {{to}}.',
    calendar: 'Compté par mois civil, en temps universel (UTC).',
  },
  standing: {
    title: 'À ce jour',
    sentence: 'Seul le nombre actuel compte. Si vous supprimez un groupe, vous pourrez en créer un autre.',
  },
  largest: {
    title: 'Plus grand à ce jour',
    sentence: 'Ces limites s’appliquent à chaque quiz et à chaque groupe pris séparément.',
  },
  own: {
    title: 'Votre limite',
    sentence:
      'Ce que l’organisation vous permet d’utiliser. Si la formule permet moins, c’est la limite de la formule qui s’applique\u00a0; la personne propriétaire peut relever votre limite.',
  },
  members: {
    title: 'Par membre',
    sentence: 'La consommation de chaque membre pendant cette période, par ordre décroissant.',
    change: 'Modifier les limites sur la page des membres',
    search: 'Rechercher',
    searchPlaceholder: 'Nom ou adresse e-mail',
    caption: 'Utilisation par membre, par ordre décroissant',
    name: 'Nom',
    email: 'Adresse e-mail',
    questions: 'Questions',
    groups: 'Groupes',
    groupSize: 'Plus grand groupe',
    roles: { owner: 'Propriétaire', moderator: 'Modération', member: 'Membre' },
    inactive: 'Accès suspendu',
    failed: 'L’utilisation des membres n’a pas pu être chargée',
    noMatch: 'Personne ne correspond',
    noMatchSentence: 'Essayez un mot plus court.',
  },
  summary: {
    title: 'Utilisation ce mois-ci',
    free: 'Rien n’est limité dans votre formule.',
    noPlan:
      'Cet espace de travail n’a pas de formule. La personne qui administre ce site peut en attribuer une.',
    all: 'Voir toute l’utilisation',
  },
  noPlan: {
    title: 'Cet espace de travail n’a pas de formule',
    sentence: 'La personne qui administre ce site peut en attribuer une. Ses limites apparaîtront ici.',
  },
  failed: 'Votre utilisation n’a pas pu être chargée',
}

export default usage
