/** What is said of one of the answers to choose from. */
export type ChoiceRemark = 'yours' | 'yoursRight' | 'yoursWrong' | 'right'

interface Choice {
  chosen: number | undefined
  /** Nothing as long as it may not be seen. */
  right: number | undefined
  /** Whose points don't depend on the answer is not told that theirs was wrong. */
  isJudged: boolean
}

/** By the places on the paper: the own answer, and the right one once it may be seen. */
export function choiceRemarks({ chosen, right, isJudged }: Choice): Record<number, ChoiceRemark> {
  return {
    ...(right !== undefined && { [right]: 'right' }),
    ...(chosen !== undefined && { [chosen]: own() }),
  }

  function own(): ChoiceRemark {
    if (right === undefined) return 'yours'
    if (chosen === right) return 'yoursRight'
    return isJudged ? 'yoursWrong' : 'yours'
  }
}
