import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HOUR } from '#server/platform/clock.ts'
import { ensure, type Refusal, refusal } from '#server/platform/errors.ts'

/** A file on its way to us: nothing of it is read until somebody asks for it. */
export interface IncomingFile {
  stream: Readable
  /** What the caller says that it has; missing where it is sent in pieces. */
  declaredBytes: number | undefined
}

/** From here on a body of these types is a file, and stays where it is until it is asked for. */
export function takeFiles(api: FastifyInstance, types: string | string[]): void {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(types, (_request, payload, done) => done(null, payload))
}

export function incomingFile({ body, headers }: FastifyRequest): IncomingFile {
  const declared = headers['content-length']
  return {
    stream: body instanceof Readable ? body : Readable.from([]),
    declaredBytes: declared === undefined ? undefined : Number(declared),
  }
}

/** Files that people send lie on disk for as long as they are looked at, and never in memory. */
export function createUploads({ folder, mostBytes = MOST_BYTES }: { folder: string; mostBytes?: number }) {
  let heldBytes = 0

  return {
    /** Hands over where the file lies, and removes it afterwards, whatever happens. */
    async hold<T>(
      { stream, declaredBytes = 0 }: IncomingFile,
      limit: Limit,
      use: (path: string) => Promise<T>,
    ) {
      if (declaredBytes > limit.maxBytes) throw limit.tooLarge()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, randomUUID())
      let size = 0
      try {
        const file = await open(path, 'wx', 0o600)
        try {
          // One that is refused half-way is not torn off: its sender has to be able to read why.
          for await (const piece of stream.iterator({ destroyOnReturn: false })) {
            size += piece.length
            heldBytes += piece.length
            if (size > limit.maxBytes) throw limit.tooLarge()
            ensure(heldBytes <= mostBytes, 'serviceUnavailable')
            await file.appendFile(piece)
          }
        } catch (error) {
          throw stream.errored ? refusal('invalidRequest') : error
        } finally {
          await file.close()
        }
        return await use(path)
      } finally {
        heldBytes -= size
        await rm(path, { force: true })
      }
    },

    /** What a process left behind that was killed in the middle. Others may be at work beside us, so only what is old. */
    async removeAbandoned(): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const file = await stat(path).catch(() => undefined)
        if (file && Date.now() - file.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
      }
    },
  }
}

interface Limit {
  maxBytes: number
  tooLarge: () => Refusal | Error
}

export type Uploads = ReturnType<typeof createUploads>

/** All that lies there at once. */
const MOST_BYTES = 1024 * 1024 * 1024
/** No call lasts nearly as long. */
const ABANDONED_MS = HOUR
