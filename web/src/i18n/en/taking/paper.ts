/** On the paper itself, whoever has it before them: a participant, or its creator in a preview. */
const paper = {
  timeLeft: 'Time left',
  progress: 'Question {{number}} of {{count}}',
  answered_one: '{{count}} of {{total}} answered',
  answered_other: '{{count}} of {{total}} answered',
  question: 'Question {{number}}',
  points_one: '{{count, number}} point',
  points_other: '{{count, number}} points',
  words_one: '{{count}} word',
  words_other: '{{count}} words',
  flag: 'Flag',
  flagged: 'Flagged',
  flagQuestion: 'Flag question {{number}} to come back to it',
  yourAnswer: 'Your answer',
  yourAnswerTo: 'Your answer to question {{number}}',
  noWayBack: 'Once you move on, you can’t come back to this question.',
  leave: {
    title: 'Move on without an answer?',
    sentence: 'You haven’t answered this question, and you can’t come back to it.',
    stay: 'Stay here',
    go: 'Move on',
  },
  back: 'Back',
  next: 'Next',
  finish: 'Hand in',
  keysChoose: '<key>1</key>–<key>{{number}}</key> or <key>A</key>–<key>{{letter}}</key> to choose.',
  keysAll:
    '<key>1</key>–<key>{{number}}</key> or <key>A</key>–<key>{{letter}}</key> to answer the current question.',
  keysEnter: '<key>Enter</key> for the next question.',
  keysTurn: '<key>←</key> <key>→</key> for the previous or next question.',
  keysForward: '<key>→</key> for the next question.',
}

export default paper
