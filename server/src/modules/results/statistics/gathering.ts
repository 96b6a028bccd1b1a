import type { Scoring } from '@probant/contract/quizzes/paper'

/** What came of one submission that is wholly graded. */
export interface GradedSheet {
  percent: number
  points: number
  marks: {
    /** Of the asked questions in the quiz; null where all of them were asked. */
    places: readonly number[] | null
    points: readonly (number | null)[]
    choices: readonly (number | readonly number[] | null)[]
    spentMs: readonly number[]
  }
}

/** All answers to one question, in the order in which the sheets came. */
export interface Column {
  /** Whose: a place among the totals. */
  rows: Uint32Array
  points: Float64Array
  /** All that was chosen, by its place in the bank, and for each whose it was: a place among `rows`. */
  choices: Int16Array
  chosenBy: Uint32Array
  /** All of them together. */
  earned: number
  spentMs: number
  /** So many have had it before them: whoever never came so far took no time for it. */
  seenCount: number
}

/** The sheets of a quiz turned into columns of numbers: tens of thousands of them fit into little room. */
export interface Gathered {
  percents: Float64Array
  totals: Float64Array
  /** In the order of the quiz. */
  columns: Column[]
  /** How much the answers at each place of a paper vary, whichever question of a pool stood there. */
  slotVariances: number[]
}

export function createGathering(questions: readonly { scoring: Scoring }[]) {
  const percents = growing(Float64Array)
  const totals = growing(Float64Array)
  const columns = questions.map(() => ({
    rows: growing(Uint32Array),
    points: growing(Float64Array),
    choices: growing(Int16Array),
    chosenBy: growing(Uint32Array),
    earned: 0,
    spentMs: 0,
    seenCount: 0,
  }))
  const slots: Slot[] = []

  return {
    add({ percent, points, marks }: GradedSheet): void {
      const row = totals.push(points)
      percents.push(percent)
      for (let slot = 0; slot < marks.points.length; slot++) {
        const index = marks.places ? (marks.places[slot] ?? -1) : slot
        const column = columns[index]
        if (!column) continue
        const earned = marks.points[slot] ?? 0
        const at = column.rows.push(row)
        column.points.push(earned)
        const chosen = marks.choices[slot] ?? NOTHING
        if (typeof chosen === 'number') choose(column, chosen, at)
        else for (const place of chosen) choose(column, place, at)
        column.earned += earned
        const spentMs = marks.spentMs[slot] ?? 0
        column.spentMs += spentMs
        if (spentMs > 0) column.seenCount += 1
        note(slotAt(slot), earned, questions[index]?.scoring !== 'dropped')
      }
    },

    finish: (): Gathered => ({
      percents: percents.all(),
      totals: totals.all(),
      columns: columns.map(({ rows, points, choices, chosenBy, ...sums }) => ({
        rows: rows.all(),
        points: points.all(),
        choices: choices.all(),
        chosenBy: chosenBy.all(),
        ...sums,
      })),
      // A place where only dropped questions stood is none.
      slotVariances: slots.flatMap(({ counts, count, squares }) => (counts ? squares / (count - 1) : [])),
    }),
  }

  function slotAt(index: number): Slot {
    const slot = slots[index] ?? { count: 0, mean: 0, squares: 0, counts: false }
    slots[index] = slot
    return slot
  }
}

interface Slot {
  count: number
  mean: number
  /** Of the distances from the mean. */
  squares: number
  counts: boolean
}

/** One number more, without keeping those before. */
function note(slot: Slot, number: number, counts: boolean): void {
  slot.count += 1
  const distance = number - slot.mean
  slot.mean += distance / slot.count
  slot.squares += distance * (number - slot.mean)
  slot.counts ||= counts
}

const NOTHING: readonly number[] = []

interface Choosing {
  choices: { push(place: number): number }
  chosenBy: { push(at: number): number }
}

function choose({ choices, chosenBy }: Choosing, place: number, at: number): void {
  choices.push(place)
  chosenBy.push(at)
}

type Numbers = Float64Array | Uint32Array | Int16Array

/** A typed array that grows as numbers come. */
function growing<N extends Numbers>(kind: new (length: number) => N) {
  let held = new kind(1024)
  let length = 0
  return {
    /** Answers with its place. */
    push(number: number): number {
      if (length === held.length) {
        const larger = new kind(2 * length)
        larger.set(held)
        held = larger
      }
      held[length] = number
      length += 1
      return length - 1
    },
    all: (): N => held.subarray(0, length) as N,
  }
}
