import type { ExternalToast, toast as Sonner } from 'sonner'
import { createObservable, useObservable } from './observable.ts'

type Toasting = Pick<typeof Sonner, 'success' | 'error' | 'warning' | 'message' | 'dismiss'>
type Deed = (toasting: Toasting) => void

const toaster = createObservable({ isWanted: false })
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

/** It could not be fetched: with the next words it is tried again. */
export function forgoToaster(): void {
  toaster.set({ isWanted: false })
}

export function useIsToasterWanted(): boolean {
  return useObservable(toaster).isWanted
}

/** It is on the page: what was said meanwhile is shown. */
export function beginToasting(toasting: Toasting): void {
  begun = toasting
  for (const deed of waiting.splice(0)) deed(toasting)
}
