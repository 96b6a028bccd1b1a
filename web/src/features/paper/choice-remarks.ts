/** What is said of one of the answers to choose from. */
export type ChoiceRemark = 'yours' | 'yoursRight' | 'yoursWrong' | 'right'

interface Choice {
  chosen: readonly number[]
  /** Nothing as long as it may not be seen. */
  right: readonly number[] | undefined
  /** Whose points don't depend on the answer is not told that theirs was wrong. */
  isJudged: boolean
}

/** By the places on the paper: what was chosen, and what is right once it may be seen. */
export function choiceRemarks({ chosen, right, isJudged }: Choice): Record<number, ChoiceRemark> {
  return Object.fromEntries([
    ...(right ?? []).map((place) => [place, 'right']),
    ...chosen.map((place) => [place, own(place)]),
  ])

  function own(place: number): ChoiceRemark {
    if (right === undefined) return 'yours'
    if (right.includes(place)) return 'yoursRight'
    return isJudged ? 'yoursWrong' : 'yours'
  }
}
