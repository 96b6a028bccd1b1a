/** A step of a procedure, as its heading names it. */
export interface Step {
  /** The whole heading: `Step 3. Clarify` */
  heading: string
  name: string
}

/** The steps that the headings number: `Step 1. Listen`, `Étape 1 : accueillir`. None if one is missing. */
export function stepsOf(text: string): Step[] {
  const found = [...text.matchAll(HEADING)].map(({ 0: heading, groups = {} }) => ({
    heading: heading.trim(),
    number: Number(groups.number),
    name: groups.name?.trim() ?? '',
  }))
  const isRow = found.length >= FEWEST && found.every(({ number }, at) => number === at + 1)
  const names = new Set(found.map(({ name }) => name.toLowerCase()))
  return isRow && names.size === found.length ? found.map(({ heading, name }) => ({ heading, name })) : []
}

const FEWEST = 4
const HEADING =
  /^(?:#{1,6} )?(?:\*\*)?(?:Step|Stage|Phase|Étape) (?<number>\d{1,2})\s?[.:–—-]\s+(?<name>\p{L}[^.?!:\n*]{2,50})(?:\*\*)?$/gmu
