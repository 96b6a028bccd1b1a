/** What stands where a part of the product is still to come: the truth, in one sentence. */
const upcoming = {
  badge: 'Not here yet',
  back: 'Back to the dashboard',
  home: 'Go to the home page',
  live: {
    title: 'Live',
    sentence: 'You will follow a running quiz from here; this part of Probant is still being built.',
  },
}

export default upcoming
