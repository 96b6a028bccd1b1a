import type { Locale } from '@probant/contract/locales'
import { LETTERS } from '@probant/kinds/letters'
import type { Mark } from '@probant/kinds/spots/answer'
import { words } from '@probant/kinds/spots/words'
import type { Spots } from './spots.ts'

export interface Marker {
  index: number
  /** On its needle. */
  letter: string
  /** Empty where it carries no label. */
  html: string
  /** What it is called; one of several with the same label by its letter too. */
  text: string
  isOneOfSeveral: boolean
}

/** What is put on the picture, those with the same label beside each other. */
export function markersIn({ markers, labels }: Spots['shown'], locale: Locale): Marker[] {
  return markers
    .map((label, index) => ({ label, index }))
    .sort((one, other) => (one.label ?? 0) - (other.label ?? 0) || one.index - other.index)
    .map(({ label, index }, rank) => {
      const letter = LETTERS[rank] ?? ''
      const shown = labels[label ?? -1]
      if (!shown) return { index, letter, html: '', text: words[locale].mark(letter), isOneOfSeveral: false }
      const { html, text } = shown
      const isOneOfSeveral = markers.filter((other) => other === label).length > 1
      return { index, letter, html, text: isOneOfSeveral ? `${text}, ${letter}` : text, isOneOfSeveral }
    })
}

/** An answer has as many marks as the paper has markers. */
export function marksIn({ markers }: Spots['shown'], answer: Spots['answer'] | null | undefined): Mark[] {
  return markers.map((_, index) => answer?.marks[index] ?? null)
}
