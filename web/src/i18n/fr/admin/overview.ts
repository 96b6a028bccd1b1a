import type en from '../../en/admin/overview.ts'

const overview: typeof en = {
  title: 'Vue d’ensemble',
  sentence: 'L’état de cette installation.',
  failed: 'Les chiffres n’ont pas pu être chargés',
  totals: {
    label: 'En chiffres',
    users_one: 'compte',
    users_other: 'comptes',
    organizations_one: 'organisation',
    organizations_other: 'organisations',
    quizzes_one: 'quiz',
    quizzes_other: 'quiz',
    questions_one: 'question',
    questions_other: 'questions',
    submissions_one: 'copie',
    submissions_other: 'copies',
    activeNow_one: 'en activité',
    activeNow_other: 'en activité',
  },
  showTable: 'Afficher en tableau',
  showChart: 'Afficher en graphique',
  distribution: {
    title: 'Répartition par formule',
    summary_one: 'La formule la plus répandue est {{plan}}\u00a0: {{most}} espace de travail sur {{total}}.',
    summary_other:
      'La formule la plus répandue est {{plan}}\u00a0: {{most}} espaces de travail sur {{total}}.',
    nothing: 'Aucun espace de travail n’a encore de formule.',
    plan: 'Formule',
    workspaces: 'Espaces de travail',
    share: 'Part',
    enterprise: 'Formules Entreprise',
  },
  growth: {
    title: 'Les 30 derniers jours',
    summary: 'Nouveaux comptes\u00a0:\u00a0{{users}}. Nouvelles organisations\u00a0:\u00a0{{organizations}}.',
    day: 'Jour (UTC)',
    users: 'Nouveaux comptes',
    organizations: 'Nouvelles organisations',
  },
  recent: {
    title: 'Inscriptions récentes',
    caption: 'Les derniers comptes, du plus récent au plus ancien',
    name: 'Nom',
    email: 'Adresse e-mail',
    when: 'Date',
    all: 'Tous les comptes',
    nothing: 'Personne pour l’instant.',
  },
}

export default overview
