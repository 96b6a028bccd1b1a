/** A right answer is another one, or a further one is accepted; a question counts not at all, or for all; one grade is another. */
export const REGRADE_KINDS = ['key', 'accept', 'drop', 'give', 'grade'] as const
export type RegradeKind = (typeof REGRADE_KINDS)[number]
