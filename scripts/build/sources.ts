import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One value that changes with anything the web app is built from. */
export function hashOfSources(root: string): string {
  const paths = [...FOLDERS.flatMap((folder) => filesIn(root, folder)), ...FILES].sort()
  const hash = createHash('sha256')
  for (const path of paths) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

const FOLDERS = ['web', 'contract', 'kinds']
const FILES = ['package-lock.json', 'tsconfig.base.json']
const NOT_SOURCES = /^(node_modules|dist|\..*|.*\.gen\.ts|.*\.test\.tsx?)$/

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(root, path) : path
    })
}
