import { isMoney } from './money.ts'

/** How many characters of a text are seen: a formula counts as what it shows, `$7 \times 8$` as `7×8`. */
export function shownLength(markdown: string): number {
  const shown = markdown.replace(
    /(?<!\\)(\$\$?)([^$]+)\1/g,
    (source: string, _sign: string, tex: string, at: number) =>
      isMoney(source, markdown.charAt(at + source.length)) ? source : shownOf(tex),
  )
  return [...shown].length
}

/** Roughly: a command is one sign, or the word in it; braces, raising, lowering and spaces are not seen. */
function shownOf(tex: string): string {
  return tex
    .replace(/\\(?:text|mathrm|operatorname|mathbf|mathit)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:left|right|displaystyle|,|;|:|!|quad|qquad)(?![a-z])/g, '')
    .replace(/\\(?:d?frac|sqrt)(?![a-z])/g, '/')
    .replace(/\\(sin|cos|tan|log|ln|lim|max|min|exp)(?![a-z])/g, '$1')
    .replace(/\\(?:[a-zA-Z]+|.)/g, '·')
    .replace(/[{}^_\s&]/g, '')
}
