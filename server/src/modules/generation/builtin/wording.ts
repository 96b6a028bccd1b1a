/** Puts words into a template; what stands first in the sentence gets a capital. */
export function fill(template: string, words: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  return capitalised(filled)
}

/** `pH` and `eBay` stay as they are. */
export function capitalised(text: string): string {
  const [first = '', second = ''] = text
  const isOwnWay = first === first.toLowerCase() && second !== second.toLowerCase()
  return isOwnWay ? text : first.toUpperCase() + text.slice(first.length)
}

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
