/** To somebody who looks at what they have handed in. */
const review = {
  heading: 'What you handed in',
  score: 'Your score',
  points_one: '{{points}} of {{total}} point',
  points_other: '{{points}} of {{total}} points',
  pointsSoFar_one: '{{points}} of the {{total}} point graded so far',
  pointsSoFar_other: '{{points}} of the {{total}} points graded so far',
  provisional: 'Provisional: open answers still have to be graded.',
  revised: 'Score revised: {{when}}',
  scoreLater: 'Your score will be shown here once it is released.',
  answersNever: 'The right answers to this quiz are not shown.',
  answersLater: 'The right answers will be shown here after the quiz has ended.',
  remarks: {
    yours: 'Your answer',
    yoursRight: 'Your answer: right',
    yoursWrong: 'Your answer: wrong',
    right: 'Right answer',
  },
  marks: {
    right: 'Right',
    wrong: 'Wrong',
    unanswered: 'Not answered',
    ungraded: 'Not graded yet',
    graded: 'Graded',
    dropped: 'Question withdrawn: it doesn’t count',
    given: 'Points given to everyone',
  },
  accepted_one: 'Right answer',
  accepted_other: 'Accepted answers',
  subjects: 'By subject',
  explanation: 'Explanation',
  feedback: 'Feedback',
}

export default review
