/** The form in which two texts are compared: without case, accents, articles and punctuation, except in mathematics. */
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
      // An article comes before a word; a letter before a sign or at the end is none: class A.
      .replace(/(?<![\p{L}\p{N}])(the|an?|le|la|les|l|une?|des|du|de|d)(?=\s+\p{L}{2})/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
