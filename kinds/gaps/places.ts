/** Stands in a text where something else is to be put later, by its index: signs that nobody types. */
export const placeOf = (index: number): string => `\uE000${index}\uE001`

export const PLACE = /\uE000(\d+)\uE001/g

/** A text in which nothing is taken for such a place: somebody may have typed these signs after all. */
export function withoutPlaces(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}
