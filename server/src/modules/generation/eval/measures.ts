interface Answer {
  text: string
  isCorrect: boolean
}

/** How far counts are from being equal; below 7.81, four places are as even as chance has them (5 %). */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

export function placeOfRight(answers: readonly Answer[]): number {
  return answers.findIndex(({ isCorrect }) => isCorrect)
}

/** Someone who always ticks the longest answer would be right. */
export function isAloneTheLongest(answers: readonly Answer[]): boolean {
  const right = answers.find(({ isCorrect }) => isCorrect)?.text.length ?? 0
  return answers.every(({ text, isCorrect }) => isCorrect || text.length < right)
}
