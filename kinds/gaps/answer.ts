/** Of each gap in turn what was typed or chosen; nothing where it is still empty. */
interface Filled {
  given: readonly (string | null)[]
}

export const isBlank = ({ given }: Filled): boolean => given.every((text) => !text?.trim())
export const isPartly = ({ given }: Filled): boolean => given.some((text) => !text?.trim())
export const receiptLine = ({ given }: Filled): string => `gaps ${JSON.stringify(given)}`
