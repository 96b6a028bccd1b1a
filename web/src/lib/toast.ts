import type { ExternalToast } from 'sonner'
import { createObservable, useObservable } from './observable.ts'

type Say = (words: string, options?: ExternalToast) => unknown
type Toasting = Record<'success' | 'error' | 'warning' | 'message', Say> & {
  dismiss: (id: string) => unknown
}
type Deed = (toasting: Toasting) => void

const toaster = createObservable({ isWanted: false })
/** What is said without it, where it could not be fetched; the next words take the place of the last. */
const plain = createObservable<{ note?: PlainNote }>({})
const waiting: Deed[] = []
let begun: Toasting | undefined

/** A few words at the top of the page. What draws them is fetched once there is something to say. */
export const toast = Object.assign(
  (words: string, options?: ExternalToast) => say((toasting) => toasting.message(words, options)),
  {
    success: (words: string, options?: ExternalToast) => say((toasting) => toasting.success(words, options)),
    error: (words: string, options?: ExternalToast) => say((toasting) => toasting.error(words, options)),
    warning: (words: string, options?: ExternalToast) => say((toasting) => toasting.warning(words, options)),
    dismiss: (id: string) => void begun?.dismiss(id),
  },
)

function say(deed: Deed): void {
  if (begun) {
    deed(begun)
  } else {
    waiting.push(deed)
    wantToaster()
  }
}

/** Before there is something to say: the network may be what has to be spoken of. */
export function wantToaster(): void {
  toaster.set({ isWanted: true })
}

/** It could not be fetched: what was to be said is said plainly, and with the next words it is tried again. */
export function forgoToaster(): void {
  toaster.set({ isWanted: false })
  for (const deed of waiting.splice(0)) deed(PLAIN)
}

export function useIsToasterWanted(): boolean {
  return useObservable(toaster).isWanted
}

export interface PlainNote extends Pick<ExternalToast, 'description' | 'action' | 'duration'> {
  words: string
}

export function usePlainNote(): PlainNote | undefined {
  return useObservable(plain).note
}

export function dismissPlainNote(): void {
  plain.set({ note: undefined })
}

const note = (words: string, options?: ExternalToast) => plain.set({ note: { words, ...options } })
const PLAIN = { success: note, error: note, warning: note, message: note, dismiss: dismissPlainNote }

/** It is on the page: what was said meanwhile is shown. */
export function beginToasting(toasting: Toasting): void {
  begun = toasting
  dismissPlainNote()
  for (const deed of waiting.splice(0)) deed(toasting)
}
