export const isBlank = (): boolean => false
export const receiptLine = ({ place }: { place: number }): string => `choice ${place}`
