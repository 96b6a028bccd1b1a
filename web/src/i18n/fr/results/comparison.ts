import type en from '../../en/results/comparison.ts'

const comparison: typeof en = {
  selectOne: 'Comparer\u00a0: {{person}}',
  hint: 'Cochez deux à cinq personnes pour les comparer.',
  chosen_one: '{{count}} personne choisie. Choisissez-en au moins une autre.',
  chosen_other: '{{count}} personnes choisies, {{max}} au plus',
  open: 'Comparer',
  clear: 'Tout décocher',
  title: 'Côte à côte',
  pageTitle: 'Comparaison\u00a0: {{title}}',
  failed: 'La comparaison n’a pas pu être chargée.',
  back: 'Retour aux résultats',
  none: {
    title: 'Personne à comparer',
    sentence: 'Cochez deux à cinq personnes dans la liste des résultats.',
  },
  blindHint: 'Les personnes sont numérotées et mélangées. Le lien vers cette page les garde masquées.',
  numbered: 'Personne {{number}}',
  caption: 'Note, durée, infractions et sujets de chaque personne',
  score: 'Note',
  points: 'Points',
  pointsOf: '{{points, number}} sur {{total, number}}',
  time: 'Durée',
  ending: 'Fin de la copie',
  violations: 'Infractions',
  violationOf: '{{kind}}\u00a0: {{count, number}}',
  noViolations: 'Aucune',
  bySubject: 'Points par sujet',
  notAsked: 'Question non posée',
  openAnswers: 'Réponses ouvertes',
  noOpen: 'Aucune question ouverte ne leur a été posée.',
  blank: 'Pas de réponse',
  feedback: 'Commentaire',
}

export default comparison
