/** Does this answer say that a statement is true, or that it is false? Nothing where it says something else. */
export function truthOf(word: string): boolean | undefined {
  const bare = word
    .trim()
    .toLowerCase()
    .replace(/[.!\s]+$/, '')
  if (TRUE.includes(bare)) return true
  if (FALSE.includes(bare)) return false
}

const TRUE = ['true', 'vrai', 'wahr', 'richtig', 'verdadero', 'vero', 'waar']
const FALSE = ['false', 'faux', 'falsch', 'falso', 'onwaar']
