/** How long each question was in view, as far as this page knows. */
export function createTimeSpent(before: (questionId: string) => number, steady = () => performance.now()) {
  const spent = new Map<string, number>()
  let inView: readonly string[] = []
  let since = steady()

  return {
    /** From now on it is these that are looked at; none while nobody works. */
    look(questionIds: readonly string[]): void {
      count()
      inView = questionIds
    },

    inView: () => inView,

    of(questionId: string): number {
      count()
      return Math.round(spentOn(questionId))
    },
  }

  function count(): void {
    const now = steady()
    const share = (now - since) / (inView.length || 1)
    for (const questionId of inView) spent.set(questionId, spentOn(questionId) + share)
    since = now
  }

  function spentOn(questionId: string): number {
    return spent.get(questionId) ?? before(questionId)
  }
}
