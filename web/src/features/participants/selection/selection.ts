import { SELECTED_MAX } from '@probant/contract/limits'
import type { Participant } from '@probant/contract/participants/participant'

/** Who is chosen in one list; they stay from page to page, and it ends with the list. */
export interface Selection {
  list: string
  chosen: readonly Participant[]
}

/** Of those who are shown, as they are now: the list changes by itself. */
export function selectionIn(list: string, page: readonly Participant[], selection?: Selection): Selection {
  if (selection?.list !== list) return { list, chosen: [] }
  const fresh = new Map(page.map((one) => [one.id, one]))
  return { list, chosen: selection.chosen.map((one) => fresh.get(one.id) ?? one) }
}

export function isChosen({ chosen }: Selection, id: string): boolean {
  return chosen.some((one) => one.id === id)
}

/** No more fit into one go. */
export function isFull({ chosen }: Selection): boolean {
  return chosen.length >= SELECTED_MAX
}

export function toggled(selection: Selection, participant: Participant): Selection {
  if (isChosen(selection, participant.id)) return without(selection, [participant])
  if (isFull(selection)) return selection
  return { ...selection, chosen: [...selection.chosen, participant] }
}

export function pageState(selection: Selection, page: readonly Participant[]): 'none' | 'some' | 'all' {
  const count = page.filter(({ id }) => isChosen(selection, id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

/** The whole page, or nobody of it where it was chosen as a whole. */
export function pageToggled(selection: Selection, page: readonly Participant[]): Selection {
  if (pageState(selection, page) === 'all') return without(selection, page)
  const added = page.filter(({ id }) => !isChosen(selection, id))
  return { ...selection, chosen: [...selection.chosen, ...added].slice(0, SELECTED_MAX) }
}

function without(selection: Selection, gone: readonly Participant[]): Selection {
  const ids = new Set(gone.map(({ id }) => id))
  return { ...selection, chosen: selection.chosen.filter(({ id }) => !ids.has(id)) }
}

export const SELECTION_ACTIONS = ['remind', 'grant', 'schedule', 'withdraw'] as const
export type SelectionAction = (typeof SELECTION_ACTIONS)[number]

/** Why it can't be done for somebody any more. */
export const REASONS = ['begun', 'through', 'rested', 'mailless', 'gone'] as const
export type Reason = (typeof REASONS)[number]

/** What stands between an action and this participant, if anything. */
export function reasonFor(action: SelectionAction, participant: Participant): Reason | undefined {
  const { can, email, startedAt, isGone } = participant
  if (action === 'withdraw') return can.withdraw ? undefined : 'begun'
  if (isGone) return 'gone'
  if (action === 'grant') return can.accommodate ? undefined : 'through'
  if (action === 'schedule') return can.schedule ? undefined : 'begun'
  if (startedAt) return 'begun'
  if (!email) return 'mailless'
  return can.remind ? undefined : 'rested'
}

/** Whom an action is for, and who is passed over, by the reason. */
export function partsFor(action: SelectionAction, chosen: readonly Participant[]) {
  const concerned = chosen.filter((one) => reasonFor(action, one) === undefined)
  const passedOver = REASONS.map((reason) => ({
    reason,
    people: chosen.filter((one) => reasonFor(action, one) === reason),
  })).filter(({ people }) => people.length > 0)
  return { concerned, passedOver }
}
