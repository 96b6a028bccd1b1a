/** As long as nothing was moved there is no answer; what was moved is one. */
export const isBlank = (): boolean => false
export const receiptLine = ({ places }: { places: readonly number[] }): string => `order ${places.join(' ')}`
