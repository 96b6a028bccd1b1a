import { partedSigns } from './formula-signs.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands, line by line. */
export function plainHtml(text: string, { isInline = false } = {}): string {
  const escaped = text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
  const lines = escaped.replace(/\r?\n/g, '<br>')
  return isInline ? lines : `<p>${lines}</p>`
}

/** The same for another program, where nothing can be made of it. */
export function plainPortable(text: string, dialect: 'plain' | 'tex' | 'mathml', isInline: boolean): string {
  if (dialect === 'plain') return text
  return partedSigns(plainHtml(text, { isInline })).replaceAll('<br>', '<br />')
}
