import { formulaText, withFormulas } from './formula-text.ts'

/** Where letters are that nobody types: what is text waits there while the signs are taken out. */
const KEPT = 0xe000

/** What is read of a text in Markdown, on one line and without its signs: for files, labels, and sentences that name it. */
export function plainText(markdown: string): string {
  const text = withFormulas(markdown, (tex) => formulaText(tex).replace(SIGN, kept))
    // A sign behind a backslash is text; one behind nothing is none.
    .replace(/\\([!-/:-@[-`{-~])/g, (_whole, sign: string) => kept(sign))
    .replace(/\\$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]+/g, '')
    .replace(/\|+|^#+ |\|?-{3,}/gm, ' ')
    .replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - KEPT))
    .replace(/\s+/g, ' ')
    .trim()
  // Where it is nothing but signs, they are meant; but not those of a picture that says nothing.
  return text || markdown.replace(/!\[\s*\]\([^)]*\)/g, '').trim()
}

const SIGN = /[!-/:-@[-`{-~]/g

function kept(sign: string): string {
  return String.fromCharCode(KEPT + sign.charCodeAt(0))
}
