import type { MouseEvent } from 'react'

type RowPress = MouseEvent<HTMLTableRowElement>

export type OpenRow<Row> = (row: Row, press: RowPress) => void

const OWN_MEANING = 'a, button, input, label, select, textarea, [role="menu"]'

/** Was it the row itself? Not what has a meaning of its own, what lies over the row, or the end of selecting its words. */
export function pressedRow({ target, currentTarget }: RowPress): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return !target.closest(OWN_MEANING) && !getSelection()?.toString()
}

/** As if the first link of the row had been pressed, in the same way: with Ctrl in another tab. */
export function openFirstLink(_row: unknown, { currentTarget, ctrlKey, metaKey, shiftKey }: RowPress): void {
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  currentTarget.querySelector('a[href]')?.dispatchEvent(new globalThis.MouseEvent('click', press))
}
