/**
 * The form in which two texts are compared: without case, accents, articles and punctuation, except in mathematics. The same
 * few texts are compared again and again: what was found is kept a while.
 */
export function comparable(text: string): string {
  const known = recent.get(text)
  if (known !== undefined) return known
  if (recent.size >= RECENT_MOST) recent.clear()
  const form = formOf(text)
  recent.set(text, form)
  return form
}

const recent = new Map<string, string>()
const RECENT_MOST = 2000

function formOf(text: string): string {
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
