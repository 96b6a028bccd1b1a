/** To somebody who looks at what they have handed in. */
const review = {
  heading: 'What you handed in',
  score: 'Your score',
  points_one: '{{points}} of {{total}} point',
  points_other: '{{points}} of {{total}} points',
  pointsSoFar_one: '{{points}} of the {{total}} point graded so far',
  pointsSoFar_other: '{{points}} of the {{total}} points graded so far',
  provisional: 'Provisional: some open answers haven’t been graded yet.',
  revised: 'Score revised: {{when}}',
  scoreLater: 'Your score will be shown here once it’s released.',
  answersNever: 'The correct answers to this quiz aren’t shown.',
  answersWithheld:
    'The correct answers will be shown here once another quiz with the same questions has closed.',
  answersLater: 'The correct answers will be shown here after the quiz has ended.',
  answersAfterLast: 'The correct answers will be shown here once you have no attempt left.',
  remarks: {
    yours: 'Your answer',
    yoursRight: 'Your answer: correct',
    yoursWrong: 'Your answer: wrong',
    right: 'Correct answer',
  },
  marks: {
    right: 'Correct',
    partly: 'Partly correct',
    wrong: 'Wrong',
    unanswered: 'Not answered',
    ungraded: 'Not graded yet',
    graded: 'Graded',
    dropped: 'Question dropped: it doesn’t count',
    given: 'Points given to everyone',
  },
  accepted_one: 'Correct answer',
  accepted_other: 'Accepted answers',
  subjects: 'By subject',
  explanation: 'Explanation',
  feedback: 'Feedback',
}

export default review
