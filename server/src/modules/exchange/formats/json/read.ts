import type { ImportNote } from '@probant/contract/exchange/formats'
import type { z } from 'zod'
import { decoded } from '#server/platform/text-encoding.ts'
import {
  type Reader,
  type ReadItem,
  type Reading,
  type ReadQuestion,
  type SourceFile,
  UnreadableFile,
} from '../format.ts'
import { withPictures } from '../pictures.ts'
import { documentSchema, KIND, portableQuestionSchema, VERSION } from './document.ts'

export const jsonReader: Reader = { recognises, quiz: quizIn, read }

function recognises({ bytes, archive }: SourceFile): boolean {
  return !archive && /^\s*\{\s*"/.test(decoded(bytes.subarray(0, 200)))
}

function* read({ bytes, keepPicture }: Reading): Generator<ReadItem> {
  /** Pictures get names of their own here: those of the file may be taken. */
  const names = new Map<string, string | undefined>()
  for (const one of documentIn(bytes).questions) {
    const parsed = portableQuestionSchema.safeParse(one)
    if (!parsed.success) {
      const detail = parsed.error.issues[0]?.path.join('.')
      yield { line: null, fault: 'malformed', beginning: beginningOf(one), detail }
      continue
    }
    const { pictures, section, ...question } = parsed.data as ParsedQuestion
    for (const [id, { base64 }] of Object.entries(pictures))
      names.set(id.toLowerCase(), keepPicture(Buffer.from(base64, 'base64')))
    const notes = new Set<ImportNote>()
    const renamed = withPictures(question, ({ alt, id }) => {
      const name = names.get(id)
      // What could not be kept is its description.
      if (!name) notes.add('pictureUnfit')
      return name ? `![${alt}](${name})` : alt
    })
    yield { line: null, section, notes: [...notes], question: renamed }
  }
}

/** Its content has the shape of its kind. */
type ParsedQuestion = z.output<typeof portableQuestionSchema> & Pick<ReadQuestion, 'content'>

function quizIn({ bytes }: SourceFile): unknown {
  const { title, language, quiz } = documentIn(bytes)
  return quiz && { title, language, ...quiz }
}

function documentIn(bytes: Uint8Array) {
  const parsed = documentSchema.safeParse(parsedJson(decoded(bytes)))
  if (!parsed.success) throw new UnreadableFile('notRecognised')
  if (parsed.data.version > VERSION) throw new UnreadableFile('newerVersion')
  return parsed.data
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Somebody else's file is not ours, broken or not.
    throw new UnreadableFile(text.includes(KIND) ? 'malformedJson' : 'notRecognised', lineOf(text, error))
  }
}

function lineOf(text: string, error: unknown): number | null {
  const position = /position (\d+)/.exec(String(error))?.[1]
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length
}

function beginningOf(one: unknown): string {
  const title = typeof one === 'object' && one !== null && 'title' in one ? one.title : ''
  return typeof title === 'string' ? title.slice(0, 200) : ''
}
