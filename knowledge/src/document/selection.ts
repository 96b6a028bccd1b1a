import type { QuestionType } from '@probant/contract/questions/form'
import type { Slot } from '../candidate.ts'
import { comparable } from '../comparable.ts'
import { type Graded, grade } from './difficulty.ts'
import type { Draft } from './draft.ts'

/** Below this a teacher would more likely drop it. */
const GOOD_ENOUGH = 0.6
/** So many more than asked for, in case the gate rejects some. */
const SPARE = 3

interface Order {
  slots: readonly Slot[]
  /** Titles that are there already. */
  avoid: readonly string[]
}

/** The best questions for what was asked, each sentence asked about once; fewer where there are no more good ones. */
export function select(drafts: readonly Draft[], { slots, avoid }: Order): Graded[] {
  const avoided = new Set(avoid.map(comparable))
  const used = new Set(
    drafts.filter(({ title }) => avoided.has(comparable(title))).map(({ sentence }) => sentence.key),
  )
  const good = drafts
    .filter(({ quality, sentence }) => quality >= GOOD_ENOUGH && !used.has(sentence.key))
    .toSorted((one, other) => other.quality - one.quality)
  const byType = Map.groupBy(good, ({ type }) => type)

  const queues = [...new Set(slots.map(({ type }) => type))]
    .sort((one, other) => plenty(one) - plenty(other))
    .map((type) => ({
      type,
      slots: slots.filter((slot) => slot.type === type),
      drafts: byType.get(type) ?? [],
      picked: [] as Draft[],
    }))
  const demand = Map.groupBy(
    good.filter(
      ({ quality, type }) => quality >= SOUGHT_AFTER && queues.some((queue) => queue.type === type),
    ),
    ({ sentence }) => sentence.key,
  )
  for (const spare of [0, SPARE]) {
    takeTurns(queues, ({ slots: own, drafts: from, picked }) => {
      if (picked.length >= own.length + spare) return false
      const next = bestOf(from, { used, demand, truths: truthsAfter(picked, own) })
      if (!next) return false
      picked.push(next)
      used.add(next.sentence.key)
      return true
    })
  }
  return interleaved(queues.map((queue) => grade(queue.picked, queue.slots)))

  /** How many sentences there are for each question of that type. */
  function plenty(type: QuestionType): number {
    const sentences = new Set((byType.get(type) ?? []).map(({ sentence }) => sentence.key))
    return sentences.size / slots.filter((slot) => slot.type === type).length
  }
}

/** A sentence that serves this well should be left to whoever needs it. */
const SOUGHT_AFTER = 0.75

interface Choosing {
  used: ReadonlySet<string>
  demand: ReadonlyMap<string, readonly Draft[]>
  /** Whether the next statement is to be true, and what will do where there is no such one. */
  truths: readonly boolean[]
}

/**
 * As true as was dealt to the slot, and by turns where nothing was. A set that can only be true tells its answers, and is
 * rather left short; one statement by itself may be either.
 */
function truthsAfter(picked: readonly Draft[], slots: readonly Slot[]): boolean[] {
  const told = picked.flatMap((draft) => (draft.type === 'true_false' ? [draft.isTrue] : []))
  const ahead = 2 * told.filter(Boolean).length - told.length
  const next = slots[picked.length]?.isTrue ?? ahead < 0
  const other = !next
  const isAlone = slots.length === 1 && picked.length === 0
  // Where all that is missing is of one kind, the other kind has been told often enough.
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
    .filter(({ sentence }) => !used.has(sentence.key))
    .toSorted((one, other) => worth(other) - worth(one))
  for (const isTrue of truths) {
    const best = open.find((draft) => draft.type !== 'true_false' || draft.isTrue === isTrue)
    if (best) return best
  }
}

/** Round and round, until nobody takes any more. */
function takeTurns<Queue>(queues: readonly Queue[], take: (queue: Queue) => boolean): void {
  let isGoing = true
  while (isGoing) isGoing = queues.map(take).some(Boolean)
}

function interleaved(lists: readonly (readonly Graded[])[]): Graded[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
}
