/** Who has unticked everything has answered nothing. */
export const isBlank = ({ places }: { places: readonly number[] }): boolean => places.length === 0
export const receiptLine = ({ places }: { places: readonly number[] }): string =>
  `choices ${places.join(', ')}`
