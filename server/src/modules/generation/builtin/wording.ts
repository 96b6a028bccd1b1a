/** As people compare words: without case, accents, articles and spaces that don't matter. */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(the|an?|le|la|les|l|une?|des|du|de la|de l|de|d)\s+/, '')
}
