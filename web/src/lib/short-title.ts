const LONGEST = 120
/** Where letters are that nobody types: what is text waits there while the signs are taken out. */
const KEPT = 0xe000

/** Enough to know a question by, where it is named in a sentence: one line, without the signs of Markdown. */
export function shortTitle(title: string): string {
  const line = title
    // A sign behind a backslash is text; one behind nothing is none.
    .replace(/\\([!-/:-@[-`{-~])/g, (_whole, sign: string) => String.fromCharCode(KEPT + sign.charCodeAt(0)))
    .replace(/\\$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|]+|^#+ |\|?-{3,}/gm, ' ')
    .replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - KEPT))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}
