import type { Place } from '../publishing/publish-checks.ts'

export const ADDING_ID = 'quiz-adding'
export const SETTINGS_ID = 'quiz-settings'

/** Brings the place into sight and the keyboard to it; what is folded over it is unfolded. */
export function goToPlace(place: Place): void {
  const target = elementAt(place)
  if (!target) return
  unfold(target)
  // Once what was folded has its room.
  requestAnimationFrame(() => {
    bringIntoSight(target)
    focusableIn(target, place)?.focus({ preventScroll: true })
  })
}

/** What was added is seen, but the keyboard stays where it was. */
export function showBlock(key: string | undefined): void {
  // Once the dialog that it came from is gone.
  setTimeout(() => key && bringIntoSight(elementAt({ kind: 'question', key })), 300)
}

export function bringIntoSight(target: Element | null | undefined): void {
  if (!target) return
  const block = target.clientHeight > window.innerHeight / 2 ? 'start' : 'center'
  target.scrollIntoView({ block, behavior: isCalm() ? 'auto' : 'smooth' })
}

function elementAt(place: Place): HTMLElement | null {
  switch (place.kind) {
    case 'adding':
      return document.getElementById(ADDING_ID)
    case 'settings':
      return document.getElementById(SETTINGS_ID)
    case 'field':
      return document.querySelector<HTMLElement>(`[data-path="${place.name}"]`)
    default:
      return document.querySelector<HTMLElement>(`[data-block="${place.key}"]`)
  }
}

/** A folded part names the button that unfolds it. */
function unfold(target: HTMLElement): void {
  const labelId = target.closest('[role="region"][aria-labelledby]')?.getAttribute('aria-labelledby')
  const button = labelId ? document.getElementById(labelId) : null
  if (button?.getAttribute('aria-expanded') === 'false') button.click()
}

const FIELD = 'input:not([type="hidden"]), textarea, button'

/** A question is taken by its handle. */
function focusableIn(target: HTMLElement, { kind }: Place): HTMLElement | null {
  const inner = kind === 'question' ? '[data-handle]' : FIELD
  return target.matches(inner) ? target : target.querySelector<HTMLElement>(inner)
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
