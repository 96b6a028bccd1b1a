import { parseSync, Visitor } from 'rolldown/utils'
import { isTest, type SourceFile } from '../source-files.ts'
import type { Violation } from './violation.ts'

/**
 * 11. No module that a browser loads awaits anything outside of a function. WebKit hands out a lazily loaded part while a
 * module that it imports still waits, so that what it exports is not there yet, and the page fails.
 */
export function browsersNeverAwaitAModule(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path, text }) => IN_A_BROWSER.test(path) && !isTest(path) && text.includes('await'))
    .flatMap(({ path, text }) =>
      awaitsOutside(path, text).map((line) => ({
        path: `${path}:${line}`,
        why: 'no module that a browser loads awaits anything outside of a function',
      })),
    )
}

const IN_A_BROWSER = /^(web|contract)\/src\//

/** The lines on which something is awaited outside of any function. */
function awaitsOutside(path: string, text: string): number[] {
  const lines: number[] = []
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  const note = ({ start }: { start: number }) => {
    if (depth === 0) lines.push(text.slice(0, start).split('\n').length)
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement: (loop) => loop.await && note(loop),
    VariableDeclaration: (made) => made.kind === 'await using' && note(made),
  }).visit(parseSync(path, text).program)
  return lines
}
