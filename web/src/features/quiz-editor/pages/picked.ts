import type { Question } from '@probant/contract/questions/question'

/** Chosen in a list of many pages, in the order of choosing; whole, as their page may be left by the time they are used. */
export type Picked = ReadonlyMap<string, Question>

interface Rules {
  /** Those that can't be chosen: they are there already. */
  taken: ReadonlySet<string>
  /** How many more fit. */
  capacity: number
}

export function toggled(picked: Picked, question: Question, rules: Rules): Picked {
  if (!picked.has(question.id)) return withAll(picked, [question], rules)
  return without(picked, [question])
}

/** How much of a page is chosen, of what can be. */
export function pageState(picked: Picked, page: Question[], { taken }: Rules): 'none' | 'some' | 'all' {
  const free = page.filter(({ id }) => !taken.has(id))
  const count = free.filter(({ id }) => picked.has(id)).length
  if (count === 0) return 'none'
  return count === free.length ? 'all' : 'some'
}

/** The whole page, or nothing of it where it was chosen as a whole. */
export function pageToggled(picked: Picked, page: Question[], rules: Rules): Picked {
  return pageState(picked, page, rules) === 'all' ? without(picked, page) : withAll(picked, page, rules)
}

function withAll(picked: Picked, questions: Question[], { taken, capacity }: Rules): Picked {
  const added = questions
    .filter(({ id }) => !taken.has(id) && !picked.has(id))
    .slice(0, Math.max(0, capacity - picked.size))
  return new Map([...picked, ...added.map((question) => [question.id, question] as const)])
}

function without(picked: Picked, questions: Question[]): Picked {
  const ids = new Set(questions.map(({ id }) => id))
  return new Map([...picked].filter(([id]) => !ids.has(id)))
}
