import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { ImportFormat } from '@probant/contract/exchange/formats'
import { IMPORT_MAX } from '@probant/contract/limits'
import { PICTURE_MAX_BYTES, PICTURE_SCHEME } from '@probant/contract/pictures'
import { isArchive, unpack } from '#server/platform/archive/unpack.ts'
import { type SourceFile, UnreadableFile } from '../formats/format.ts'
import { READERS } from '../formats/index.ts'
import type { Finding, Job, JobReport } from './job.ts'

/** Writes down what is in a file, one finding after the other: however much it is, little of it is held at once. */
export async function readQuestions(job: Job): Promise<Extract<JobReport, { name: 'read' }>> {
  const file = sourceOf(job.name, await readFile(job.path))
  const format = job.format ?? formatOf(file)
  const reader = READERS[format]
  const table = (await reader.table?.(file)) ?? null
  const columns = job.columns ?? table?.columns
  const pictures = createPictureShelf()
  const output = createWriteStream(job.to, { mode: 0o600 })

  let foundCount = 0
  for await (const item of reader.read({ ...file, columns, keepPicture: pictures.keep })) {
    foundCount += 1
    if (foundCount > IMPORT_MAX) throw new UnreadableFile('tooManyQuestions')
    const finding: Finding = { item, pictures: pictures.taken() }
    if (!output.write(`${JSON.stringify(finding)}\n`)) await once(output, 'drain')
  }
  output.end()
  await finished(output)
  if (foundCount === 0 && !table) throw new UnreadableFile('noQuestions')
  return { name: 'read', format, foundCount, table: table && { ...table, columns: columns ?? {} } }
}

function sourceOf(name: string, bytes: Buffer): SourceFile {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  const archive = isArchive(bytes)
    ? unpack(bytes, { maxBytes: UNPACKED_MAX_BYTES, maxFiles: FILES_MAX })
    : undefined
  return { name, bytes, archive }
}

/** What the first of them takes it for that knows it. */
function formatOf(file: SourceFile): ImportFormat {
  const names = Object.keys(READERS) as ImportFormat[]
  const format = names.find((name) => READERS[name].recognises(file))
  if (!format) throw new UnreadableFile('notRecognised')
  return format
}

/** The same picture in several questions is kept once. Those that are too large are none. */
function createPictureShelf() {
  const names = new Map<string, string>()
  let fresh: Finding['pictures'] = []
  let bytesLeft = PICTURES_MAX_BYTES

  return {
    keep(name: string, bytes: Uint8Array): string | undefined {
      const known = names.get(name)
      if (known) return known
      if (bytes.length > Math.min(PICTURE_MAX_BYTES, bytesLeft)) return undefined
      bytesLeft -= bytes.length
      const id = randomUUID()
      fresh.push({ id, base64: Buffer.from(bytes).toString('base64') })
      names.set(name, `${PICTURE_SCHEME}${id}`)
      return names.get(name)
    },

    taken(): Finding['pictures'] {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}

const UNPACKED_MAX_BYTES = 200 * 1024 * 1024
/** One for each question, and pictures. */
const FILES_MAX = 20_000
const PICTURES_MAX_BYTES = 100 * 1024 * 1024
