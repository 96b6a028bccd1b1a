import review from './review.ts'

/** To the creator of a quiz, who looks at what somebody else has handed in. */
const reviewTheirs: typeof review = {
  ...review,
  score: 'Score',
  remarks: {
    yours: 'Chosen',
    yoursRight: 'Chosen: right',
    yoursWrong: 'Chosen: wrong',
    right: 'Right answer',
  },
}

export default reviewTheirs
