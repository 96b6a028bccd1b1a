interface Written {
  text: string
}

export const isBlank = ({ text }: Written): boolean => text.trim() === ''
export const receiptLine = ({ text }: Written): string => `text ${JSON.stringify(text)}`
