import type { Figure } from './figure.ts'

/** How much somebody has to read of ARCHITECTURE.md, and to learn, before the code speaks. */
export function architecture(page: string): Figure[] {
  return [
    { name: 'terms in the glossary of ARCHITECTURE.md', count: termsIn(page).length, atMost: 20 },
    { name: 'words of ARCHITECTURE.md', count: page.split(/\s+/).filter(Boolean).length, atMost: 1_200 },
  ]
}

/** Those in bold under the heading `Words`, up to the next heading. */
export function termsIn(page: string): string[] {
  const [, after = ''] = page.split(/^## Words$/m)
  const [section = ''] = after.split(/^## /m)
  return [...section.matchAll(/\*\*(.+?)\*\*/gs)].map(([, term = '']) => term)
}
