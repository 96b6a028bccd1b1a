import { GROUP_MEMBERS_MAX } from '@probant/contract/limits'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { rowsIn, separatorIn, withoutDeclaration } from './delimited.ts'
import { peopleInRows, peopleInText } from './found-people.ts'

const FILE_MAX_BYTES = 2 * 1024 * 1024
const READING_MS = 20_000
const TYPES = ['csv', 'tsv', 'txt', 'xlsx'] as const
type FileType = (typeof TYPES)[number]

/** What the file dialog offers. */
export const PEOPLE_FILE_ACCEPT = TYPES.map((type) => `.${type}`).join(',')

export type FileRefusal = 'wrongType' | 'empty' | 'tooLarge' | 'unreadable' | 'tooManyRows' | 'nobody'
export type FilePeople = { people: AddressEntry[] } | { refusal: FileRefusal }

/** Whoever is in a file; it is read here and sent nowhere. */
export async function peopleInFile(file: File): Promise<FilePeople> {
  const type = typeOf(file.name)
  if (!type) return { refusal: 'wrongType' }
  if (file.size === 0) return { refusal: 'empty' }
  if (file.size > FILE_MAX_BYTES) return { refusal: 'tooLarge' }

  const bytes = new Uint8Array(await file.arrayBuffer())
  const people = type === 'xlsx' ? await inWorkbook(bytes) : inText(decoded(bytes), type)
  if (!people) return { refusal: 'unreadable' }
  if (people.length > GROUP_MEMBERS_MAX) return { refusal: 'tooManyRows' }
  return people.some(({ email }) => email.includes('@')) ? { people } : { refusal: 'nobody' }
}

function inText(text: string, type: FileType): AddressEntry[] | undefined {
  // No spreadsheet writes this: it is a picture, or a program.
  if (text.includes('\u0000')) return undefined
  const rows = rowsIn(withoutDeclaration(text), separatorIn(text))
  // A single line is a list rather than a table.
  return type === 'txt' || rows.length === 1 ? peopleInText(withoutDeclaration(text)) : peopleInRows(rows)
}

async function inWorkbook(bytes: Uint8Array): Promise<AddressEntry[] | undefined> {
  const rows = await rowsInWorker(bytes).catch(() => null)
  return rows ? peopleInRows(rows) : undefined
}

/** Off the main thread, so that the page stays awake; a file that keeps it busy for too long is given up. */
function rowsInWorker(bytes: Uint8Array): Promise<string[][] | null> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string[][] | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string[][] | null>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message || 'The reader could not be started'))
    setTimeout(() => reject(new Error('The file took too long to read')), READING_MS)
    worker.postMessage(bytes)
  }).finally(() => worker.terminate())
}

function typeOf(name: string): FileType | undefined {
  return TYPES.find((type) => name.toLowerCase().endsWith(`.${type}`))
}

/** The text of a file: as Unicode where it is, otherwise as older spreadsheets in Western Europe save it. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
