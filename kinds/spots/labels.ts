import { choicesIn } from '../matching/choices.ts'

interface Labelled {
  spots: readonly { label: string }[]
  spotOthers: readonly string[]
}

/** Each label once, sorted, so that their order tells nothing of what belongs where; none where nothing is labelled. */
export function labelsIn({ spots, spotOthers }: Labelled): string[] {
  const pairs = spots.filter(({ label }) => label !== '').map(({ label }) => ({ right: label }))
  return choicesIn({ pairs, others: spotOthers })
}
