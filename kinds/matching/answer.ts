interface Matched {
  places: readonly (number | null)[]
}

export const isBlank = ({ places }: Matched): boolean => places.every((place) => place === null)
export const isPartly = ({ places }: Matched): boolean => places.includes(null)
export const receiptLine = ({ places }: Matched): string =>
  `matches ${places.map((place) => place ?? '-').join(' ')}`
