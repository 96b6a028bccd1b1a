import { isShortcut } from './keys.ts'
import type { Watch } from './watch-for-incidents.ts'
import './guarding.css'

/** Where copying is prevented, the paper can't be selected or printed either. That is no violation, only in vain. */
export function guardPaper({ page, prevents, signal }: Watch): void {
  if (!prevents('copy_paste')) return
  const { dataset } = page.documentElement
  dataset.guarded = ''
  signal.addEventListener('abort', () => {
    delete dataset.guarded
  })

  page.addEventListener(
    'keydown',
    (event) => {
      if (isShortcut(event, 'p') && prevents('copy_paste')) event.preventDefault()
    },
    { signal, capture: true },
  )
}
