import { type KeptContent, kindOf } from './index.ts'
import { luckOf as fixedLuckOf } from './luck.ts'

interface Section<Question> {
  title: string
  /** So many of its questions are asked; all where it is null. */
  draw: number | null
  questions: readonly Question[]
}

interface Draw<Question> {
  shuffling: { questions: boolean; answers: boolean }
  /** What a question is called in the draw. */
  nameOf: (question: Question) => string
  /** A number or a text for each name, as if by chance and always the same: the seed of a paper is in it. */
  luckOf: (name: string) => number | string
  /** Of several papers for one person, which this is, and the luck that all of them share: by it a pool is gone through. */
  attempt?: { number: number; poolLuckOf: (name: string) => number | string }
}

/** A question on one paper: its number there, and which of its parts stands where, by their positions in the bank. */
export type Drawn<Question> = Question & { number: number; order: number[] }

/**
 * What one participant is asked: the draw from each section, the order and the numbers. All of it comes from luck that
 * each question has by itself, so the same seed gives the same paper, also after a question was added or taken out.
 */
export function draw<Question extends { content: KeptContent }>(
  sections: readonly Section<Question>[],
  { shuffling, nameOf, luckOf, attempt }: Draw<Question>,
) {
  let number = 0
  return sections.map(({ title, draw, questions: all }) => {
    const mixed = byLuck(all, (question) => luckOf(nameOf(question)))
    const pool = attempt ? byLuck(all, (question) => attempt.poolLuckOf(nameOf(question))) : mixed
    const drawn = new Set(takenFrom(pool, draw ?? pool.length, attempt?.number ?? 1))
    const ordered = shuffling.questions ? mixed : all
    const questions: Drawn<Question>[] = ordered
      .filter((question) => drawn.has(question))
      .map((question) => {
        number += 1
        return { ...question, number, order: orderOf(question) }
      })
    return { title, draw, questions }
  })

  function orderOf(question: Question): number[] {
    if (!shuffling.answers) return unshuffled(question.content, nameOf(question))
    return shuffled(question.content, nameOf(question), luckOf)
  }
}

/** The next so many for each attempt, and from the beginning again once all were asked. */
function takenFrom<Thing>(pool: readonly Thing[], count: number, attempt: number): Thing[] {
  if (count >= pool.length) return [...pool]
  const start = ((attempt - 1) * count) % pool.length
  return [...pool, ...pool].slice(start, start + count)
}

/** The parts of a question as the bank has them. */
export function inOrder(content: KeptContent): number[] {
  return Array.from({ length: kindOf(content).partCount(content) }, (_, position) => position)
}

/** The parts of a question as every paper has them where answers aren't shuffled; `name` is what the question is called. */
export function unshuffled(content: KeptContent, name: string): number[] {
  return kindOf(content).isAlwaysMixed ? shuffled(content, name, fixedLuckOf) : inOrder(content)
}

/** In any order; where that of the bank is the answer, in any other: as long as it comes, other luck is tried. */
function shuffled(content: KeptContent, name: string, luckOf: (name: string) => number | string): number[] {
  const { isAlwaysMixed } = kindOf(content)
  const positions = inOrder(content)
  for (let time = 0; time < TIMES; time++) {
    const again = time === 0 ? '' : `/${time}`
    const order = byLuck(positions, (position) => luckOf(`${name}/${position}${again}`))
    if (!isAlwaysMixed || order.some((position, index) => position !== index)) return order
  }
  return positions.toReversed()
}

/** So often nobody meets one order out of six in a row. */
const TIMES = 25

/** Every order is as likely as any other, and each thing keeps its luck whatever else is there. */
function byLuck<Thing>(things: readonly Thing[], luckOf: (thing: Thing) => number | string): Thing[] {
  return things
    .map((thing) => ({ thing, luck: luckOf(thing) }))
    .sort((one, other) => (one.luck < other.luck ? -1 : 1))
    .map(({ thing }) => thing)
}
