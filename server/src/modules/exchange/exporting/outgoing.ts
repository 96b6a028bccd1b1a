import { draftOf } from '@probant/contract/questions/draft'
import { picturesNamedIn, type Questions, textsOf } from '#server/modules/questions/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { OutgoingPicture, WritableQuestion, Writer } from '../formats/format.ts'
import type { SendableQuestion } from './maker.ts'
import type { PlacedQuestion } from './source.ts'

interface Written {
  question: PlacedQuestion
  writable: WritableQuestion
}

/** Prepares questions for a format: what it may look at, then what it writes. */
export function createOutgoing({ questions: { rendering, pictures } }: { questions: Questions }) {
  return {
    /** What the question says in words alone, and what it has besides. */
    async writable({ userId }: Actor, question: PlacedQuestion): Promise<Written> {
      const draft = draftOf(question)
      const texts = textsOf(draft)
      const asked = { dialect: 'plain' as const, pictures: new Map() }
      const { markdown, contents } = await rendering.portableFor(userId, texts, asked)
      const lines = new Set(texts.lines ?? [])
      const plain = (text: string) => (lines.has(text) ? markdown.inline(text) : markdown.block(text))
      const pictureTypes = await pictures.typesIn([...texts.texts, ...lines])
      return { question, writable: { draft, points: question.points, has: contents, pictureTypes, plain } }
    },

    /** The whole of it, in the format's dialect. */
    async sendable(
      { userId }: Actor,
      writer: Writer,
      { question, writable }: Written,
    ): Promise<SendableQuestion> {
      const { questionId: id, section, points } = question
      const { draft, plain } = writable
      const { texts, lines = [] } = textsOf(draft)
      const all = [...texts, ...lines]
      const files = writer.pictureSrc ? await filesOf(all) : []
      return { id, draft, points, section, html: await html(), pictures: files }

      async function html(): Promise<SendableQuestion['html']> {
        if (!writer.dialect) return undefined
        if (writer.dialect === 'plain') return { blocks: shown(all, plain), inlines: shown(all, plain) }
        const named = new Map(files.map((file) => [file.id, { src: writer.pictureSrc?.(file) ?? '' }]))
        const asked = { dialect: writer.dialect, pictures: named }
        const { markdown } = await rendering.portableFor(userId, { texts, lines }, asked)
        return { blocks: shown(texts, markdown.block), inlines: shown(lines, markdown.inline) }
      }
    },

    /** A text that stands by itself, such as the instructions. */
    async text({ userId }: Actor, writer: Writer, text: string): Promise<string> {
      if (!writer.dialect || !text) return text
      const asked = { dialect: writer.dialect, pictures: new Map() }
      return (await rendering.portableFor(userId, { texts: [text] }, asked)).markdown.block(text)
    },
  }

  async function filesOf(texts: string[]): Promise<OutgoingPicture[]> {
    const files: OutgoingPicture[] = []
    for (const id of picturesNamedIn(texts)) {
      const picture = await pictures.find(id)
      if (picture) files.push({ id, name: `${id}.${picture.type.replace('image/', '')}`, ...picture })
    }
    return files
  }
}

export type Outgoing = ReturnType<typeof createOutgoing>

function shown(texts: readonly string[], as: (text: string) => string): Map<string, string> {
  return new Map(texts.map((text) => [text, as(text)]))
}
