import type en from '../en/usage.ts'

const usage: typeof en = {
  title: 'Utilisation',
  headline: {
    questions_one: '{{used}} question générée sur {{limit}}',
    questions_other: '{{used}} questions générées sur {{limit}}',
    manualQuestions_one: '{{used}} question rédigée à la main sur {{limit}}',
    manualQuestions_other: '{{used}} questions rédigées à la main sur {{limit}}',
    quizzes_one: '{{used}} quiz utilisé sur {{limit}}',
    quizzes_other: '{{used}} quiz utilisés sur {{limit}}',
    participants_one: 'Le plus grand quiz compte {{used}} personne sur {{limit}}',
    participants_other: 'Le plus grand quiz compte {{used}} personnes sur {{limit}}',
    groups_one: '{{used}} groupe utilisé sur {{limit}}',
    groups_other: '{{used}} groupes utilisés sur {{limit}}',
    groupSize_one: 'Le plus grand groupe compte {{used}} personne sur {{limit}}',
    groupSize_other: 'Le plus grand groupe compte {{used}} personnes sur {{limit}}',
    unlimited_one: '{{used}} question générée, sans limite',
    unlimited_other: '{{used}} questions générées, sans limite',
  },
  startsAnew: 'Le compteur repart de zéro le {{date}}.',
  onPlan: '{{workspace}}, avec la formule «\u00a0{{plan}}\u00a0».',
  seePlans: 'Voir les formules',
  billing: 'Formule et facturation',
  kinds: {
    questions: 'Questions générées',
    manualQuestions: 'Questions rédigées à la main',
    quizzes: 'Quiz',
    participants: 'Personnes dans le plus grand quiz',
    groups: 'Groupes',
    groupSize: 'Personnes dans le plus grand groupe',
  },
  ownKinds: {
    questions: 'Vos questions, générées ou rédigées à la main',
    groups: 'Vos groupes',
    groupSize: 'Personnes dans votre plus grand groupe',
  },
  share: 'Votre part : {{kind}}',
  used: '{{used}} sur {{limit}}',
  unlimited: '{{used}}, sans limite',
  none: 'Non compris',
  withheld: 'Rien n’est accordé',
  states: {
    near: 'Presque épuisé',
    full: 'Limite atteinte',
  },
  period: {
    title: 'Pendant cette période',
    dates: 'Du {{from}} au {{to}}.',
    calendar: 'Compté par mois civil, en temps universel (UTC).',
  },
  standing: {
    title: 'À ce jour',
    sentence: 'C’est ce qui existe qui compte. Supprimez un groupe, et il y a de la place pour un autre.',
  },
  largest: {
    title: 'Le plus grand jusqu’ici',
    sentence: 'Ces limites valent pour chaque quiz et chaque groupe pris séparément.',
  },
  own: {
    title: 'Votre part',
    sentence:
      'Ce que l’organisation vous permet d’utiliser. La plus stricte de votre part et de la formule s’applique ; la personne propriétaire peut augmenter votre part.',
  },
  members: {
    title: 'Par membre',
    sentence: 'Qui a utilisé combien pendant cette période, du plus au moins.',
    change: 'Modifier les limites sur la page des membres',
    search: 'Rechercher',
    searchPlaceholder: 'Nom ou adresse e-mail',
    caption: 'Utilisation par membre, du plus au moins',
    name: 'Nom',
    email: 'E-mail',
    questions: 'Questions',
    groups: 'Groupes',
    groupSize: 'Plus grand groupe',
    roles: { owner: 'Propriétaire', moderator: 'Modération', member: 'Membre' },
    inactive: 'Accès suspendu',
    failed: 'L’utilisation des membres n’a pas pu être chargée',
    noMatch: 'Personne ne correspond',
    noMatchSentence: 'Essayez avec moins de lettres.',
  },
  summary: {
    title: 'Utilisation jusqu’ici',
    free: 'Rien n’est limité dans votre formule.',
    noPlan:
      'Cet espace de travail n’a pas de formule. L’administration de cette installation peut en attribuer une.',
    all: 'Voir toute l’utilisation',
  },
  noPlan: {
    title: 'Cet espace de travail n’a pas de formule',
    sentence: 'L’administration de cette installation peut en attribuer une. Ses limites apparaîtront ici.',
  },
  failed: 'Votre utilisation n’a pas pu être chargée',
}

export default usage
