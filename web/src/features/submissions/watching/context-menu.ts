import { ownField } from './own-answers.ts'
import type { Watch } from './watch-for-incidents.ts'

/** `right_click`: the menu, asked for by the mouse and outside the answers. By key or by a long touch it is none. */
export function watchContextMenu({ page, tell, prevents, signal }: Watch): void {
  const capturing = { signal, capture: true }
  let isPressed = false

  page.addEventListener(
    'pointerdown',
    (event) => {
      isPressed = event.pointerType === 'mouse' && asksForMenu(event)
    },
    capturing,
  )
  // Of several buttons held at once, only the first makes a pointer go down.
  page.addEventListener(
    'mousedown',
    (event) => {
      isPressed ||= asksForMenu(event)
    },
    capturing,
  )
  page.addEventListener(
    'keydown',
    () => {
      isPressed = false
    },
    capturing,
  )
  page.addEventListener(
    'contextmenu',
    (event) => {
      const byMouse = isPressed
      isPressed = false
      if (ownField(event.target)) return
      if (prevents('right_click')) event.preventDefault()
      if (byMouse) tell('right_click')
    },
    capturing,
  )
}

/** On a Mac the first button does, with Ctrl; elsewhere no menu follows that. */
function asksForMenu({ button, ctrlKey }: MouseEvent): boolean {
  return button === 2 || (button === 0 && ctrlKey)
}
