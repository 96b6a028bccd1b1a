import type en from '../../en/taking/paper.ts'

const paper: typeof en = {
  timeLeft: 'Temps restant',
  progress: 'Question {{number}} sur {{count}}',
  answered_one: '{{count}} réponse sur {{total}}',
  answered_other: '{{count}} réponses sur {{total}}',
  question: 'Question {{number}}',
  points_one: '{{count, number}} point',
  points_other: '{{count, number}} points',
  words_one: '{{count}} mot',
  words_other: '{{count}} mots',
  flag: 'Marquer',
  flagged: 'Marquée',
  flagQuestion: 'Marquer la question {{number}} pour y revenir',
  yourAnswer: 'Votre réponse',
  yourAnswerTo: 'Votre réponse à la question {{number}}',
  noWayBack: 'Dès que vous passez à la suite, vous ne pouvez plus revenir à cette question.',
  leave: {
    title: 'Continuer sans répondre ?',
    sentence: 'Cette question est sans réponse, et vous ne pourrez pas y revenir.',
    stay: 'Rester ici',
    go: 'Continuer',
  },
  back: 'Précédent',
  next: 'Suivant',
  finish: 'Rendre ma copie',
  keysChoose: '<key>1</key>–<key>{{number}}</key> ou <key>A</key>–<key>{{letter}}</key> pour choisir.',
  keysAll:
    '<key>1</key>–<key>{{number}}</key> ou <key>A</key>–<key>{{letter}}</key> pour répondre à la question où vous êtes.',
  keysEnter: '<key>Entrée</key> pour la question suivante.',
  keysTurn: '<key>←</key> <key>→</key> pour la question précédente ou suivante.',
  keysForward: '<key>→</key> pour la question suivante.',
}

export default paper
