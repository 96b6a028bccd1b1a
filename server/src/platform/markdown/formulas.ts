import type { Options } from 'rehype-katex'
import { cellsIn } from './effort.ts'

/** MathML needs no script and no font of its own; nothing that a formula says is trusted. */
export const FORMULA_OPTIONS: Options = {
  output: 'mathml',
  trust: false,
  strict: 'ignore',
  maxExpand: 300,
  maxSize: 20,
}

/** What would take long to set is shown as it was written: macros can grow without end. */
export function isSettable(formula: string): boolean {
  return (
    formula.length <= LONGEST &&
    cellsIn(formula) <= MOST_CELLS &&
    nestingOf(formula) <= DEEPEST &&
    !DEFINES.test(formula)
  )
}

const LONGEST = 2000
/** A matrix of fourteen by fourteen. */
const MOST_CELLS = 200
const DEEPEST = 50
const DEFINES = /\\(?:[gex]?def|(?:re)?newcommand|providecommand|let|futurelet|global|long)(?![a-zA-Z])/

function nestingOf(formula: string): number {
  let depth = 0
  let deepest = 0
  for (const [step] of formula.matchAll(/[{}]|\\(?:left|right|begin|end|sqrt|frac|overline)(?![a-zA-Z])/g)) {
    depth += step === '}' || step === '\\right' || step === '\\end' ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
