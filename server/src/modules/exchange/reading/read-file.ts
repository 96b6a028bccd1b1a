import { createHash, randomUUID } from 'node:crypto'
import type { FileFault, ImportFormat } from '@probant/contract/exchange/formats'
import { IMPORT_MAX } from '@probant/contract/limits'
import { PICTURE_MAX_BYTES, PICTURE_SCHEME } from '@probant/contract/pictures'
import { type Archive, isArchive, unpack } from '#server/platform/archive/unpack.ts'
import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { elementsIn } from '#server/platform/xml/elements.ts'
import { HEAD, rootNameIn } from '#server/platform/xml/root-name.ts'
import { type SourceFile, UnreadableFile } from '../formats/format.ts'
import { manifestNameOf } from '../formats/qti/manifest.ts'
import { READERS } from '../formats/readers.ts'
import type { Finding, Job, JobReport } from './job.ts'
import { readQuizIn } from './read-quiz.ts'

/** What is in a file, one finding after the other: however much it is, little of it is held at once. */
export async function* findingsIn(job: Asked, bytes: Buffer): AsyncGenerator<Finding, Read> {
  const file = sourceOf(job.name, bytes)
  const format = job.format ?? formatOf(file)
  const reader = READERS[format]
  const table = (await reader.table?.(file)) ?? null
  const columns = job.columns ?? table?.columns
  const pictures = createPictureShelf()

  let foundCount = 0
  for await (const item of reader.read({ ...file, columns, keepPicture: pictures.keep })) {
    foundCount += 1
    if (foundCount > IMPORT_MAX) throw new UnreadableFile('tooManyQuestions')
    for (const picture of pictures.taken()) yield { picture }
    yield { item: storable(item) }
  }
  if (foundCount === 0 && !table) throw new UnreadableFile('noQuestions')
  const quiz = readQuizIn(storable(reader.quiz?.(file)))
  const shown = table && { ...storable(table), columns: columns ?? {} }
  return { name: 'read', format, foundCount, quiz, table: shown }
}

type Asked = Pick<Job, 'name' | 'format' | 'columns'>
type Read = Extract<JobReport, { name: 'read' }>

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
  if (!format) throw new UnreadableFile(unknownFault(file))
  return format
}

/** What nobody knows: of XML it is said whether it is whole, and what it lacks. */
function unknownFault({ name, bytes, archive }: SourceFile): FileFault {
  if (archive ? isOfBlackboard(archive) : /^POOL$/i.test(rootNameIn(decodedHead(bytes))))
    return 'blackboardOnly'
  if (archive || !/\.(?:xml|dat)$/i.test(name)) return 'notRecognised'
  const text = decoded(bytes)
  if (isGibberish(text)) return 'notText'
  // Nothing is kept of it: whatever is not well-formed says so.
  for (const _element of elementsIn(text, [])) break
  return rootNameIn(text) === 'quiz' ? 'noQuestions' : 'unknownXml'
}

/** It calls its files `res00001.dat`, and says so in its manifest. */
function isOfBlackboard(archive: Archive): boolean {
  const manifest = manifestNameOf(archive)
  return (
    archive.names.some((name) => /(?:^|\/)res\d{5}\.dat$/i.test(name)) ||
    (manifest !== undefined &&
      /blackboard\.com\/content-packaging/i.test(decodedHead(archive.read(manifest))))
  )
}

function decodedHead(bytes: Uint8Array): string {
  try {
    return decoded(bytes.subarray(0, HEAD))
  } catch {
    return ''
  }
}

/**
 * As it can be kept. What is longer than any text of ours is not handed on as a whole; it is too long even so. A NUL
 * and half a character mean nothing, and no database takes them.
 */
function storable<T>(value: T): T {
  if (typeof value === 'string') return value.slice(0, TEXT_MAX).toWellFormed().replaceAll('\0', '') as T
  if (Array.isArray(value)) return value.slice(0, LIST_MAX).map(storable) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)])) as T
}

/** The same picture in several questions is kept once, whatever each calls it. What is too large, or none, is not kept. */
function createPictureShelf() {
  const known = new Map<string, string>()
  let fresh: { id: string; base64: string }[] = []
  let bytesLeft = PICTURES_MAX_BYTES

  return {
    keep(bytes: Uint8Array): string | undefined {
      if (!looksLikePicture(bytes)) return undefined
      const digest = createHash('sha256').update(bytes).digest('base64')
      const name = known.get(digest)
      if (name) return name
      if (bytes.length > Math.min(PICTURE_MAX_BYTES, bytesLeft)) return undefined
      bytesLeft -= bytes.length
      const id = randomUUID()
      fresh.push({ id, base64: Buffer.from(bytes).toString('base64') })
      known.set(digest, `${PICTURE_SCHEME}${id}`)
      return known.get(digest)
    },

    taken() {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}

/** By how it begins; whether it really is one is looked at where it is kept. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^(?:\x89PNG|\xff\xd8\xff|RIFF[\s\S]{4}WEBP)/.test(beginning)
}

/** Longer than anything that the question form takes. */
const TEXT_MAX = 20_000
const LIST_MAX = 100
const UNPACKED_MAX_BYTES = 200 * 1024 * 1024
/** One for each question, and pictures. */
const FILES_MAX = 20_000
const PICTURES_MAX_BYTES = 100 * 1024 * 1024
