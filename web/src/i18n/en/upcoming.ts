/** What stands where a part of the product is still to come: the truth, in one sentence. */
const upcoming = {
  badge: 'Not here yet',
  back: 'Back to the dashboard',
  home: 'Go to the home page',
  results: {
    title: 'Results',
    sentence:
      'Scores and what people struggled with will be shown here; this part of Probant is still being built.',
  },
  grading: {
    title: 'Grading',
    sentence: 'You will mark open answers here; this part of Probant is still being built.',
  },
}

export default upcoming
