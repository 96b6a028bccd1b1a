import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SocketFolder {
  folder: string
  remove(): Promise<void>
}

/** Where the database's socket goes: the preferred folder, or, since a socket's address must be short, one near the root. */
export async function chooseSocketFolder(preferred: string): Promise<SocketFolder> {
  if (Buffer.byteLength(socketPathIn(preferred)) <= LONGEST_SOCKET_PATH) {
    return { folder: preferred, remove: () => rm(socketPathIn(preferred), { force: true }) }
  }
  const folder = await mkdtemp(join(tmpdir(), 'probant-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The name that PostgreSQL's clients look for in a folder. */
export function socketPathIn(folder: string): string {
  return join(folder, '.s.PGSQL.5432')
}

// 104 bytes on macOS and 108 on Linux, with the closing zero.
const LONGEST_SOCKET_PATH = 100
