import { newId } from './new-id.ts'
import { isOpenElsewhere } from './open-forms.ts'

/**
 * Where this tab keeps a quiz that has no id yet: two tabs write two quizzes. A reload finds it again; a tab that was
 * made from this one, with all that it remembers, doesn't.
 */
export function ownSlot(base: string, now = new Date()): string {
  tab ??= remembered()
  if (isOpenElsewhere(slotOf(base, tab), now)) tab = newId()
  return slotOf(base, tab)
}

let tab: string | undefined
const KEY = 'quiz-form-tab'

/** It is written down only between two pages: what is copied from a tab at work has no name yet. */
function remembered(): string {
  const found = sessionStorage.getItem(KEY)
  const forget = () => sessionStorage.removeItem(KEY)
  forget()
  window.addEventListener('pageshow', forget)
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, tab ?? ''))
  return found || newId()
}

function slotOf(base: string, tab: string): string {
  return `${base}:${tab}`
}
