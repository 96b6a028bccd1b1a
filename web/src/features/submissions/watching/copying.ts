import { createOwnTexts, ownField } from './own-answers.ts'
import type { Watch } from './watch-for-incidents.ts'

/** `copy_paste`: text of the page taken away, or text from elsewhere brought into an answer. */
export function watchCopying({ page, tell, prevents, signal }: Watch): void {
  const own = createOwnTexts(page)
  const capturing = { signal, capture: true }
  const report = (event: Event) => {
    if (prevents('copy_paste')) event.preventDefault()
    tell('copy_paste')
  }

  const take = (event: ClipboardEvent) => {
    const field = ownField(event.target)
    if (field) own.remember(field)
    else if (isAnythingChosen(page)) report(event)
  }
  page.addEventListener('copy', take, capturing)
  page.addEventListener('cut', take, capturing)

  const bring = (event: Event, brought: DataTransfer | null) => {
    const text = brought?.getData('text/plain')
    if (text && ownField(event.target) && !own.has(text)) report(event)
  }
  page.addEventListener('paste', (event) => bring(event, event.clipboardData), capturing)
  page.addEventListener('drop', (event) => bring(event, event.dataTransfer), capturing)

  page.addEventListener(
    'dragstart',
    (event) => {
      const field = ownField(event.target)
      if (field) own.remember(field)
      // Into another window it could be dropped unseen.
      else if (prevents('copy_paste')) event.preventDefault()
    },
    capturing,
  )
}

function isAnythingChosen(page: Document): boolean {
  const selection = page.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return false
  return (
    selection.toString().trim() !== '' ||
    selection.getRangeAt(0).cloneContents().querySelector('img') !== null
  )
}
