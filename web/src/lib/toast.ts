import type { ExternalToast } from 'sonner'
import { createObservable, useObservable } from './observable.ts'

type Kind = 'success' | 'error' | 'warning' | 'message'
type Say = (words: string, options?: ExternalToast) => unknown
type Toasting = Record<Kind, Say> & { dismiss: (id: string) => unknown }

export interface Note {
  kind: Kind
  words: string
  options?: ExternalToast
}

const toaster = createObservable({ isWanted: false })
/** What is said without it, where it could not be fetched. */
const plain = createObservable<{ notes: readonly Note[] }>({ notes: [] })
let waiting: Note[] = []
let begun: Toasting | undefined

/** A few words at the top of the page. What draws them is fetched once there is something to say. */
export const toast = Object.assign(saying('message'), {
  success: saying('success'),
  error: saying('error'),
  warning: saying('warning'),
  dismiss(id: string): void {
    const isOther = ({ options }: Note) => options?.id !== id
    begun?.dismiss(id)
    waiting = waiting.filter(isOther)
    plain.set({ notes: plain.get().notes.filter(isOther) })
  },
})

function saying(kind: Kind) {
  return (words: string, options?: ExternalToast): void => {
    if (begun) {
      begun[kind](words, options)
    } else {
      waiting.push({ kind, words, options })
      wantToaster()
    }
  }
}

/** Before there is something to say: the network may be what has to be spoken of. */
export function wantToaster(): void {
  toaster.set({ isWanted: true })
}

/** It could not be fetched: what was to be said is said plainly, and with the next words it is tried again. */
export function forgoToaster(): void {
  toaster.set({ isWanted: false })
  const news = waiting.splice(0)
  const isNew = ({ words }: Note) => news.some((note) => note.words === words)
  plain.set({ notes: [...plain.get().notes.filter((note) => !isNew(note)), ...news] })
}

export function useIsToasterWanted(): boolean {
  return useObservable(toaster).isWanted
}

export function usePlainNotes(): readonly Note[] {
  return useObservable(plain).notes
}

export function dropPlainNote(note: Note): void {
  plain.set({ notes: plain.get().notes.filter((other) => other !== note) })
}

/** It is on the page: it says what was said meanwhile, and what stands there plainly. */
export function beginToasting(toasting: Toasting): void {
  begun = toasting
  const notes = [...plain.get().notes, ...waiting.splice(0)]
  plain.set({ notes: [] })
  for (const { kind, words, options } of notes) toasting[kind](words, options)
}
