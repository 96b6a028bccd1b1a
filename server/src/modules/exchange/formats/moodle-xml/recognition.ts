/** Is its root a `quiz` with questions as Moodle writes them? Only looked at: nothing is parsed yet. */
export function isMoodleXml(text: string): boolean {
  const root = rootStart(text)
  return /^<quiz[\s>]/.test(text.slice(root, root + 6)) && /<question\s[^<>]*type\s*=/.test(text)
}

/** Where the first element begins, after what may stand before it. */
function rootStart(text: string): number {
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    const end = PROLOGUE.find(([start]) => text.startsWith(start, at))?.[1]
    if (end === undefined) return at
    // Entities of its own stand between brackets; they are refused later, by name.
    const hasSubset = end === '>' && text.slice(at, text.indexOf('>', at)).includes('[')
    const found = text.indexOf(hasSubset ? ']>' : end, at)
    if (found < 0) return text.length
    at = found + (hasSubset ? 2 : end.length)
  }
}

const PROLOGUE: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
]
