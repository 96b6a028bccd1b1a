import type { QuestionType } from '@probant/contract/questions/form'
import type { Slot } from '../candidate.ts'
import { comparable } from '../comparable.ts'
import { type Graded, grade } from './difficulty.ts'
import { type Draft, keysOf, stemOf } from './draft.ts'

/** How likely a question is to be kept. */
export const GOOD_ENOUGH = 0.44
/** Where too few are good, a text still gives as many as were asked for, but none that is worse than this. */
export const BEARABLE = 0.3
/** Without false statements the true ones would give themselves away, and good ones are rare. */
const ALLOWED_FALSE = 0.11

/** How many more to pick than were asked for, in case the gate rejects some. */
const SPARE = 3

const ROUNDS = [
  { least: GOOD_ENOUGH, spare: 0 },
  { least: BEARABLE, spare: 0 },
  { least: BEARABLE, spare: SPARE },
]

interface Order {
  slots: readonly Slot[]
  /** Titles that exist already; of texts to complete, which are called alike, with the text. */
  avoid: readonly string[]
}

/** Picks the best questions for the slots, one per sentence; fewer if there are not enough good ones. */
export function select(drafts: readonly Draft[], { slots, avoid }: Order): Graded[] {
  const avoided = new Set(avoid.map(comparable))
  const isAsked = (draft: Draft) => avoided.has(comparable(stemOf(draft)))
  const used = new Set(drafts.filter(isAsked).flatMap(keysOf))
  const open = drafts
    .filter((draft) => isWorth(draft, BEARABLE) && isUnused(draft, used))
    .toSorted((one, other) => other.quality - one.quality)
  const byType = Map.groupBy<QuestionType, Draft>(open, ({ type }) => type)

  const queues = [...new Set(slots.map(({ type }) => type))]
    .sort((one, other) => supply(one) - supply(other))
    .map((type) => ({
      type,
      slots: slots.filter((slot) => slot.type === type),
      drafts: byType.get(type) ?? [],
      picked: [] as Draft[],
    }))
  const isAlone = queues.length === 1 && !drafts.some((draft) => !('wrong' in draft) && isAsked(draft))
  const demand = Map.groupBy(
    open.filter(
      ({ quality, type }) => quality >= SOUGHT_AFTER && queues.some((queue) => queue.type === type),
    ),
    ({ sentence }) => sentence.key,
  )
  const asked = drafts.filter((draft) => 'wrong' in draft && isAsked(draft))
  for (const { least, spare } of ROUNDS) {
    takeTurns(queues, ({ slots: own, drafts, picked }) => {
      if (picked.length >= own.length + spare) return false
      const from = drafts.filter((draft) => isWorth(draft, least))
      const others = from.filter(({ isFigure }) => !isFigure)
      const isFull = hasEnoughFigures([...asked, ...picked], asked.length + own.length)
      const choosing = { used, demand, truths: truthsAfter(picked, own) }
      // Where nothing else is asked for, too many figures are better than no questions.
      const next = bestOf(isFull ? others : from, choosing) ?? (isAlone ? bestOf(from, choosing) : undefined)
      if (!next) return false
      picked.push(next)
      for (const key of keysOf(next)) used.add(key)
      return true
    })
  }
  return interleaved(queues.map((queue) => grade(queue.picked, queue.slots)))

  /** How many sentences there are for each asked question of that type. */
  function supply(type: QuestionType): number {
    const good = (byType.get(type) ?? []).filter((draft) => isWorth(draft, GOOD_ENOUGH))
    const sentences = new Set(good.map(({ sentence }) => sentence.key))
    return sentences.size / slots.filter((slot) => slot.type === type).length
  }
}

/** At most a third of the multiple choice asks for a mere number. */
function hasEnoughFigures(chosen: readonly Draft[], count: number): boolean {
  return chosen.filter(({ isFigure }) => isFigure).length >= Math.max(1, Math.floor(count / 3))
}

/** From this quality on, a sentence is worth saving for the other types that can use it. */
const SOUGHT_AFTER = 0.6

interface Choosing {
  used: ReadonlySet<string>
  demand: ReadonlyMap<string, readonly Draft[]>
  /** Whether the next statement should be true, in order of preference. */
  truths: readonly boolean[]
}

/**
 * The slot says whether the next statement should be true; without it, true and false take turns. A set of true
 * statements alone would give its answers away, so it is left short instead. A single statement may be either.
 */
function truthsAfter(picked: readonly Draft[], slots: readonly Slot[]): boolean[] {
  const truths = picked.flatMap((draft) => ('isTrue' in draft ? [draft.isTrue] : []))
  const ahead = 2 * truths.filter(Boolean).length - truths.length
  const next = slots[picked.length]?.isTrue ?? ahead < 0
  const other = !next
  const isAlone = slots.length === 1 && picked.length === 0
  // If all slots want the one, there are enough of the other.
  const isMissing = slots.some(({ isTrue }) => isTrue === undefined || isTrue === other)
  const isEven = Math.abs(ahead + (other ? 1 : -1)) <= 1
  return isAlone || (isMissing && isEven) ? [next, other] : [next]
}

function bestOf(drafts: readonly Draft[], { used, demand, truths }: Choosing): Draft | undefined {
  const worth = ({ quality, sentence, type }: Draft) => {
    const rivals = (demand.get(sentence.key) ?? []).filter((other) => other.type !== type)
    return quality - 0.08 * new Set(rivals.map((other) => other.type)).size
  }
  const open = drafts
    .filter((draft) => isUnused(draft, used))
    .toSorted((one, other) => worth(other) - worth(one))
  for (const isTrue of truths) {
    const best = open.find((draft) => !('isTrue' in draft) || draft.isTrue === isTrue)
    if (best) return best
  }
}

function isWorth(draft: Draft, least: number): boolean {
  return draft.quality >= ('isTrue' in draft && !draft.isTrue ? least - ALLOWED_FALSE : least)
}

function isUnused(draft: Draft, used: ReadonlySet<string>): boolean {
  return keysOf(draft).every((key) => !used.has(key))
}

/** Goes through the queues again and again, until none of them takes anything. */
function takeTurns<Queue>(queues: readonly Queue[], take: (queue: Queue) => boolean): void {
  let isGoing = true
  while (isGoing) isGoing = queues.map(take).some(Boolean)
}

function interleaved(lists: readonly (readonly Graded[])[]): Graded[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
