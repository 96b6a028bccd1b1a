import type { Locale } from '@probant/contract/locales'
import { LETTERS } from '@probant/kinds/letters'
import type { Mark } from '@probant/kinds/spots/answer'
import { inList } from '@probant/kinds/spots/marks'
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

/** What is put on the picture. */
export function markersIn({ markers, labels }: Spots['shown'], locale: Locale): Marker[] {
  return inList(markers).map((index, rank) => {
    const letter = LETTERS[rank] ?? ''
    const label = markers[index] ?? null
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
