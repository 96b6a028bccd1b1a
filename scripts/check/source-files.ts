import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/tools.ts'
import { type Import, importsOf } from './imports.ts'

/** One file of the repository as the rules see it: its path from the root, what it says, what it imports. */
export interface SourceFile {
  path: string
  text: string
  imports: Import[]
}

export function readSourceFiles(folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => sourcePaths(folder))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
}

export function sourcePaths(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []

  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return NOT_SOURCES.test(entry.name) ? [] : sourcePaths(path)
      return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.gen.ts') ? [path] : []
    })
    .sort()
}

const NOT_SOURCES = /^(node_modules|dist|drizzle|\..*)$/

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path) || /^(server\/test|web\/test|e2e|bench)\//.test(path)
}
