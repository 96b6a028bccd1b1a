/** What stands where a part of the product is still to come: the truth, in one sentence. */
const upcoming = {
  badge: 'Not here yet',
  back: 'Back to the dashboard',
  home: 'Go to the home page',
  participants: {
    title: 'Participants',
    sentence: 'You will invite people to a quiz from here; this part of Probant is still being built.',
  },
  results: {
    title: 'Results',
    sentence:
      'Scores and what people struggled with will be shown here; this part of Probant is still being built.',
  },
  grading: {
    title: 'Grading',
    sentence: 'You will mark open answers here; this part of Probant is still being built.',
  },
  live: {
    title: 'Live',
    sentence: 'You will follow a running quiz from here; this part of Probant is still being built.',
  },
  takeQuiz: {
    title: 'Take the quiz',
    sentence: 'Quizzes will be taken on this page; this part of Probant is still being built.',
  },
}

export default upcoming
