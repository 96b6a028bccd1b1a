import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SocketFolder {
  folder: string
  remove(): Promise<void>
}

/** The preferred folder for the database's socket, or a temporary one where that is too deep or takes no sockets. */
export async function chooseSocketFolder(preferred: string): Promise<SocketFolder> {
  if (await takesSocket(socketPathIn(preferred))) return { folder: preferred, remove: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'probant-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The name that PostgreSQL's clients look for in a folder. */
export function socketPathIn(folder: string): string {
  return join(folder, '.s.PGSQL.5432')
}

async function takesSocket(path: string): Promise<boolean> {
  await rm(path, { force: true })
  const server = createServer().listen(path)
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
