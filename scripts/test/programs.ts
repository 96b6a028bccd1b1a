import { accessSync, constants, globSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The program of that name on the PATH. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

/** Every program that fits the pattern, the highest version first. */
export function programsAt(pattern: string): string[] {
  const newestFirst = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true })
  return globSync(pattern).filter(isProgram).sort(newestFirst)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
