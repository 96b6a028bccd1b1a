/** What came of these has changed, or its participants know it now; whoever announces it holds them. */
export interface MovedResults {
  submissionIds: readonly string[]
  /** They are handed in at this moment: whoever waits for no grade knows their result by that. */
  isJustFinished?: boolean
  /** They were over before, and were graded, or marked by another key. */
  isMarkedAgain?: boolean
}
