import { SOURCE_TEXT_MAX } from '@probant/contract/limits'
import type { DocumentText } from './job.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readPlain } from './read-text.ts'
import { UnreadableDocument } from './reading-refusal.ts'

/** The text of a file. What it is called and how it begins say what it is; both have to agree. */
export async function readDocumentText(name: string, bytes: Uint8Array): Promise<DocumentText> {
  const raw = await readAs(kindOf(name, bytes), bytes)
  const text = tidied(raw)
  if ((text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS)
    throw new UnreadableDocument('documentWithoutText')
  return shortened(text)
}

type Kind = 'pdf' | 'docx' | 'plain'

/** A page number alone is no text. */
const FEWEST_LETTERS = 20

function kindOf(name: string, bytes: Uint8Array): Kind {
  const beginning = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (beginning.includes('%PDF-')) return 'pdf'
  if (beginning.startsWith('PK\u0003\u0004') && ending === 'docx') return 'docx'
  if (PLAIN.includes(ending)) return 'plain'
  throw new UnreadableDocument('documentUnreadable')
}

const PLAIN = ['txt', 'text', 'md', 'markdown']

async function readAs(kind: Kind, bytes: Uint8Array): Promise<string> {
  try {
    return await { pdf: readPdf, docx: readDocx, plain: readPlain }[kind](bytes)
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause
    throw new UnreadableDocument('documentUnreadable', { cause })
  }
}

function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u00ad\ufeff\ufffd]/gu, '')
    .replace(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Ends with a paragraph or a sentence, where there is one near the limit. */
function shortened(text: string): DocumentText {
  if (text.length <= SOURCE_TEXT_MAX) return { text, isShortened: false }
  const cut = text.slice(0, SOURCE_TEXT_MAX)
  const end = Math.max(cut.lastIndexOf('\n\n'), cut.lastIndexOf('. ') + 1)
  return { text: (end > SOURCE_TEXT_MAX * 0.9 ? cut.slice(0, end) : cut).trim(), isShortened: true }
}
