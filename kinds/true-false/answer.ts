export const isBlank = (): boolean => false
export const receiptLine = ({ isTrue }: { isTrue: boolean }): string => `said ${isTrue}`
