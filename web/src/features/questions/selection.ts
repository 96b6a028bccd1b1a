import type { ResponseOf } from '@probant/contract/endpoint'
import { BULK_MAX } from '@probant/contract/limits'
import type { changeQuestions } from '@probant/contract/questions/bank'
import type { Question } from '@probant/contract/questions/question'

/** As much of a question as choosing it needs: a report names it once its page is left. */
export interface Chosen {
  id: string
  title: string
}

/** What is chosen in one list, in the order of choosing; it stays from page to page, and ends with the list. */
export interface Selection<Item extends Chosen = Question> {
  list: string
  chosen: readonly Item[]
}

export function selectionIn<Item extends Chosen = Question>(
  list: string,
  selection?: Selection<Item>,
): Selection<Item> {
  return selection?.list === list ? selection : { list, chosen: [] }
}

export function isChosen({ chosen }: Selection<Chosen>, id: string): boolean {
  return chosen.some((one) => one.id === id)
}

/** No more fit into one go. */
export function isFull({ chosen }: Selection<Chosen>): boolean {
  return chosen.length >= BULK_MAX
}

export function toggled<Item extends Chosen>(selection: Selection<Item>, item: Item): Selection<Item> {
  if (isChosen(selection, item.id)) return without(selection, [item.id])
  if (isFull(selection)) return selection
  return { ...selection, chosen: [...selection.chosen, item] }
}

export type PageState = 'none' | 'some' | 'all'

export function pageState(selection: Selection<Chosen>, page: readonly Chosen[]): PageState {
  const count = page.filter(({ id }) => isChosen(selection, id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** The whole page, or nothing of it where it was chosen as a whole. */
export function pageToggled<Item extends Chosen>(
  selection: Selection<Item>,
  page: readonly Item[],
): Selection<Item> {
  if (pageState(selection, page) === 'all')
    return without(
      selection,
      page.map(({ id }) => id),
    )
  const added = page.filter(({ id }) => !isChosen(selection, id))
  return { ...selection, chosen: [...selection.chosen, ...added].slice(0, BULK_MAX) }
}

export function without<Item extends Chosen>(
  selection: Selection<Item>,
  ids: readonly string[],
): Selection<Item> {
  return { ...selection, chosen: selection.chosen.filter(({ id }) => !ids.includes(id)) }
}

type Report = ResponseOf<typeof changeQuestions>

/** The refused questions that share a reason. */
export interface RefusedGroup {
  message: string
  questions: Chosen[]
}

/** One sentence for all that were refused for the same reason, the largest group first. */
export function refusedGroups({ refused }: Report, chosen: readonly Chosen[]): RefusedGroup[] {
  const groups = new Map<string, Chosen[]>()
  for (const { questionId, message } of refused) {
    const question = chosen.find(({ id }) => id === questionId)
    if (question) groups.set(message, [...(groups.get(message) ?? []), question])
  }
  return [...groups]
    .map(([message, questions]) => ({ message, questions }))
    .sort((one, other) => other.questions.length - one.questions.length)
}
