import type { GradedQuestion, OpenAnswer } from '@probant/contract/grading/grading'

/** As many as are laid on the desk at once; those that wait for a grade come first. */
export const AT_ONCE = 100

/** The answers that lie on the desk, of so many in all. */
export interface LaidOut {
  answers: OpenAnswer[]
  total: number
  /** How many were asked for so far. */
  wanted: number
}

type Address = Pick<OpenAnswer, 'submissionId' | 'questionId'>

/** An answer is known by this wherever it lies. */
export function keyOf({ submissionId, questionId }: Address): string {
  return `${submissionId}/${questionId}`
}

/** Where to go after the answer at `place`: to the next that waits, from the beginning again where none is behind it. */
export function nextUngraded(pile: readonly Pick<OpenAnswer, 'grade'>[], index: number): number | undefined {
  const order = pile.map((_, step) => (index + 1 + step) % pile.length)
  return order.find((one) => one !== index && pile[one]?.grade === null)
}

type Counted = Pick<GradedQuestion, 'number' | 'answerCount' | 'gradedCount' | 'scoring'>

/** The question to go on with after this one: the next whose answers wait, from the beginning again where none is behind it. */
export function nextQuestion<Question extends Counted>(
  questions: readonly Question[],
  { number }: Pick<Counted, 'number'>,
): Question | undefined {
  const waiting = questions.filter(
    (one) => one.number !== number && one.scoring === 'normal' && one.gradedCount < one.answerCount,
  )
  return waiting.find((one) => one.number > number) ?? waiting[0]
}

/** Asks for as many again. */
export function wantMore(pile: LaidOut | undefined): LaidOut | undefined {
  return pile && { ...pile, wanted: pile.answers.length + AT_ONCE }
}

/**
 * Reads what lies on the desk anew, or as many more as are wanted. The server sorts what is graded to the end, so its
 * pages are others after each grade: it is read from the beginning, and what is new is laid behind the rest.
 */
export async function readPile(
  readPage: (page: number) => Promise<{ items: readonly OpenAnswer[]; total: number }>,
  before: LaidOut | undefined,
): Promise<LaidOut> {
  const { answers: lying, wanted } = before ?? { answers: [], wanted: AT_ONCE }
  const known = new Set(lying.map(keyOf))
  const missing = wanted - lying.length
  const read = new Map<string, OpenAnswer>()
  for (let page = 1; ; page++) {
    const { items, total } = await readPage(page)
    for (const answer of items) read.set(keyOf(answer), answer)
    const added = [...read.values()].filter((answer) => !known.has(keyOf(answer)))
    const isAll = page * AT_ONCE >= total
    if (!isAll && (missing > 0 ? added.length < missing : read.size - added.length < lying.length)) continue
    // What was not met although everything was looked for is gone.
    const isKept = missing > 0 && !isAll
    const stayed = lying.flatMap((answer) => read.get(keyOf(answer)) ?? (isKept ? answer : []))
    return { answers: [...stayed, ...added], total, wanted }
  }
}
