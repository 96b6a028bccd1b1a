import type en from '../en/review-theirs.ts'
import review from './review.ts'

const reviewTheirs: typeof en = {
  ...review,
  score: 'Note',
  remarks: {
    yours: 'Choisie',
    yoursRight: 'Choisie\u00a0: juste',
    yoursWrong: 'Choisie\u00a0: fausse',
    right: 'Bonne réponse',
  },
}

export default reviewTheirs
