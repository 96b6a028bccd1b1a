import type * as schemas from '@probant/kinds/choices/schemas'
import type { ShapesOf } from '@probant/kinds/kind'

export type Shape = ShapesOf<typeof schemas>

/** With one more ticked, or one less; where one is to be chosen, with that one alone. */
export function ticked(
  { isSingle }: Pick<Shape['shown'], 'isSingle'>,
  place: number,
  answer: Shape['answer'] | null | undefined,
): Shape['answer'] {
  const places = answer?.places ?? []
  if (isSingle) return { type: 'choices', places: [place] }
  const others = places.filter((one) => one !== place)
  const next = places.includes(place) ? others : [...others, place]
  return { type: 'choices', places: next.toSorted((one, other) => one - other) }
}
