import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../processes/tools.ts'
import { isTest, readSourceFiles, type SourceFile } from '../source-files.ts'

const WORKSPACES = ['contract', 'kinds', 'knowledge', 'server', 'web']

/** What the product runs or is built from: neither tests, nor what only they use, nor what was generated. */
export function readProductionFiles(): SourceFile[] {
  const others = ['server', 'web'].flatMap((folder) => readWithoutImports(folder, /\.(css|js)$/))
  return [...readSourceFiles(WORKSPACES), ...others].filter(
    ({ path }) => !isTest(path) && !path.includes('/testing/'),
  )
}

export function linesOf({ text }: Pick<SourceFile, 'text'>): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function readWithoutImports(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/(^|\/)(node_modules|dist|\..*)\//.test(path))
    .map((path) => ({
      path: `${folder}/${path}`,
      text: readFileSync(join(ROOT, folder, path), 'utf8'),
      imports: [],
    }))
}
