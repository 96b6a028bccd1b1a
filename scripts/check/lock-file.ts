import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/tools.ts'

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

interface Manifest extends Partial<Record<(typeof KINDS)[number], Record<string, string>>> {
  workspaces?: string[]
}

/** The lock file was made from the package.json files as they are, and for any registry. */
export function lockFileFaults(): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  const lock: { packages: Record<string, Manifest & { resolved?: string }> } = read('package-lock.json')
  const workspaces: string[] = read('package.json').workspaces

  const differing = ['', ...workspaces].filter(
    (folder) => wishes(read(join(folder, 'package.json'))) !== wishes(lock.packages[folder] ?? {}),
  )
  const bound = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith('http'))
  return [
    ...differing.map(
      (folder) => `${join(folder, 'package.json')} has changed since the lock file was made: run npm install`,
    ),
    ...bound.map(([path]) => `${path} is bound to one registry in the lock file`),
  ]
}

function wishes(manifest: Manifest): string {
  return JSON.stringify(KINDS.map((kind) => Object.entries(manifest[kind] ?? {}).sort()))
}
