import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** HTML is no syntax here, so it is text like any other; what points elsewhere in the text has no place to point to. */
const NEVER = [
  'htmlFlow',
  'htmlText',
  'definition',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'gfmPotentialFootnoteCall',
  'tasklistCheck',
]

const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'headingAtx',
  'list',
  'mathFlow',
  'setextUnderline',
  'table',
  'thematicBreak',
]

export const blockSyntax = syntaxWithout(NEVER)

/** A line of text: what begins like a list, a heading or a quotation (`- 5`, `1945.`) is meant as it stands. */
export const inlineSyntax = syntaxWithout([...NEVER, ...BLOCKS])

function syntaxWithout(constructs: string[]) {
  return unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(withoutConstructs, constructs).freeze()
}

function withoutConstructs(this: { data(): { micromarkExtensions?: object[] } }, constructs: string[]) {
  this.data().micromarkExtensions?.push({ disable: { null: constructs } })
}
