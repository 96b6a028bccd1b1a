/** As two texts are compared: without case, accents, articles and punctuation. Signs of mathematics count. */
export function comparable(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[’']/g, ' ')
      .replace(/[^\p{L}\p{N}\p{Sm}\-*/%^_.,]+/gu, ' ')
      // Points and commas belong to numbers only.
      .replace(/[.,](?!\d)/g, ' ')
      // An article stands before a word; a letter before a sign is a letter, and so is the last one: class A.
      .replace(/(?<![\p{L}\p{N}])(the|an?|le|la|les|l|une?|des|du|de|d)(?=\s+\p{L}{2})/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
