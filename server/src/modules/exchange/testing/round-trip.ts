import { randomUUID } from 'node:crypto'
import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { markerOf, numbersIn, withMarkers } from '@probant/kinds/gaps/markers'
import { type Accepted, spanOf } from '@probant/kinds/numeric/tolerance'
import fc from 'fast-check'
import { expect } from 'vitest'
import { textsOf } from '#server/modules/questions/index.ts'
import { isArchive, unpack } from '#server/platform/archive/unpack.ts'
import { contentsOf } from '#server/platform/markdown/contents.ts'
import { renderPortable } from '#server/platform/markdown/portable.ts'
import { renderInlineMarkdown, renderMarkdown } from '#server/platform/markdown/render.ts'
import type {
  Bundle,
  OutgoingQuestion,
  OutgoingQuiz,
  Reader,
  ReadItem,
  ReadQuestion,
  WritableQuestion,
  Writer,
} from '../formats/format.ts'
import { lossesOf, omissionOf } from '../formats/losing.ts'
import { NO_UNITS, type NumericContent, plainDecimal } from '../formats/numbers.ts'
import { somePoints, someQuestion } from './questions.ts'
import { PICTURE } from './texts.ts'

export interface Asked {
  draft: QuestionDraft
  points: number
}

/** A writer's file, from questions as they stand in a bank. */
export async function fileOf(
  writer: Writer,
  asked: readonly Asked[],
  quiz?: OutgoingQuiz,
): Promise<Uint8Array> {
  const bundle: Bundle = {
    title: 'Sélection n° 1',
    language: 'en',
    quiz,
    now: new Date('2026-11-17T08:00:00Z'),
  }
  const pieces: Uint8Array[] = []
  for await (const piece of writer.write(bundle, outgoing(writer, asked)))
    pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
  return Buffer.concat(pieces)
}

async function* outgoing(writer: Writer, asked: readonly Asked[]): AsyncGenerator<OutgoingQuestion> {
  // Where a format takes none, their descriptions stand in their place.
  const picture = (id: string) =>
    id === PICTURE.id && writer.pictureSrc ? { src: writer.pictureSrc(PICTURE) } : undefined
  const html = (markdown: string, isInline: boolean) =>
    writer.dialect ? renderPortable(markdown, writer.dialect, { picture, isInline }) : markdown
  for (const { draft, points } of asked)
    yield {
      id: randomUUID(),
      draft,
      points,
      section: 0,
      html: { block: (markdown) => html(markdown, false), inline: (markdown) => html(markdown, true) },
      pictures: JSON.stringify(draft).includes(PICTURE.id) && writer.pictureSrc ? [PICTURE] : [],
    }
}

/** What a reader makes of a file; pictures keep the id that the test knows. */
export async function itemsOf(reader: Reader, bytes: Uint8Array, name = 'questions'): Promise<ReadItem[]> {
  const archive = isArchive(bytes) ? unpack(bytes, { maxBytes: 64 * 1024 * 1024 }) : undefined
  const reading = {
    name,
    bytes,
    archive,
    keepPicture: (content: Uint8Array) =>
      Buffer.from(content).equals(PICTURE.bytes) ? `picture:${PICTURE.id}` : undefined,
  }
  const columns = (await reader.table?.(reading))?.columns
  const items: ReadItem[] = []
  for await (const item of reader.read({ ...reading, columns })) items.push(item)
  return items
}

/** Any question that a format can hold, and what it is worth. */
export function heldBy(writer: Writer): fc.Arbitrary<Asked> {
  return fc
    .record({ draft: someQuestion, points: somePoints })
    .filter((one) => !omissionOf(writer, writableOf(one)))
}

/** What a writer may look at, as the export finds it out. */
export function writableOf({ draft, points }: Asked): WritableQuestion {
  const { texts, lines = [] } = textsOf(draft)
  const contents = [
    ...texts.map((text) => contentsOf(text)),
    ...lines.map((line) => contentsOf(line, { isInline: true })),
  ]
  const has = {
    formatting: contents.some(({ formatting }) => formatting),
    formulas: contents.some(({ formulas }) => formulas),
    pictures: contents.some(({ pictures }) => pictures),
  }
  const nowhere = { picture: () => undefined }
  return {
    draft,
    points,
    has,
    plain: (text) => renderPortable(text, 'plain', { ...nowhere, isInline: lines.includes(text) }),
  }
}

/** Out and in again: nothing is lost but what the format says, and what it can't hold stays at home. */
export async function expectRoundTrip(
  writer: Writer,
  reader: Reader,
  asked: readonly Asked[],
): Promise<void> {
  const held = asked.filter((one) => !omissionOf(writer, writableOf(one)))
  const items = await itemsOf(reader, await fileOf(writer, held))
  expect(items).toHaveLength(held.length)
  for (const [index, one] of held.entries()) expectSame(items[index], one, lossesOf(writer, writableOf(one)))
}

/**
 * Is it the same question, but for what the format says that it loses? Texts are the same if they look the same:
 * `*a*` and `_a_` are one.
 */
export function expectSame(
  read: ReadItem | undefined,
  { draft, points }: Asked,
  losses: readonly Loss[],
): void {
  if (!read || !('question' in read))
    throw new Error(`not understood: ${JSON.stringify(read)} of ${JSON.stringify(draft)}`)
  const { question } = read
  const kept = (loss: Loss, value: unknown, lost: unknown) => (losses.includes(loss) ? lost : value)
  expect(comparable(question, losses)).toEqual({
    type: draft.type,
    title: shown(draft.title, losses),
    explanation: kept('explanation', shown(draft.explanation, losses), ''),
    content: contentOf(draft.content, losses),
    subject: kept('subject', draft.subject, null),
    difficulty: kept('difficulty', draft.difficulty, null),
    language: kept('language', draft.language, null),
    points: kept('points', points, null),
  })
}

function comparable(question: ReadQuestion, losses: readonly Loss[]) {
  return {
    ...question,
    title: shown(question.title, losses),
    explanation: shown(question.explanation, losses),
    content: contentOf(withMaxScore(question), losses),
  }
}

/** What an open answer is worth may be said once, as it is taken in too. */
function withMaxScore({ content, points }: ReadQuestion): ReadQuestion['content'] {
  return 'maxScore' in content ? { ...content, maxScore: content.maxScore ?? points } : content
}

function contentOf(content: ReadQuestion['content'], losses: readonly Loss[]): unknown {
  if ('answers' in content)
    return content.answers.map(({ text, isCorrect }) => ({ text: shown(text, losses, true), isCorrect }))
  if ('options' in content)
    return {
      options: content.options.map(({ text, isCorrect }) => ({ text: shown(text, losses, true), isCorrect })),
      isSingle: losses.includes('severalChoices') ? null : content.isSingle,
      partial: losses.includes('shares') ? null : content.partial,
    }
  if ('accepted' in content)
    return {
      accepted: content.accepted,
      ignoresAccents: losses.includes('accents') ? false : content.ignoresAccents,
    }
  if ('pairs' in content)
    return {
      pairs: content.pairs.map(({ left, right }) => [shown(left, losses, true), shown(right, losses, true)]),
      others: content.others.map((text) => shown(text, losses, true)).toSorted(),
    }
  if ('values' in content) return numbersOf(content, losses)
  if ('gaps' in content) return gapsOf(content, losses)
  if ('spots' in content) {
    const spots = content.spots.map(({ label, shape }) => ({ label: shown(label, losses, true), shape }))
    return {
      picture: shown(content.spotsPicture, [], true),
      isShown: content.spotsShown,
      // Hidden ones have no numbers: in which order they are listed says nothing.
      spots: content.spotsShown ? spots : new Set(spots.map((spot) => JSON.stringify(spot))),
      others: content.spotOthers.map((text) => shown(text, losses, true)).toSorted(),
    }
  }
  if ('items' in content)
    return {
      items: content.items.map(({ text }) => shown(text, losses, true)),
      strict: losses.includes('shares') || (!losses.includes('allOrNothing') && content.strict),
    }
  if ('maxScore' in content)
    return {
      maxScore: losses.includes('maxScore') ? null : content.maxScore,
      guidance: losses.includes('guidance') ? '' : shown(content.guidance, losses),
    }
  return content
}

type GapsContent = Extract<QuestionDraft['content'], { gaps: unknown }>

/** Gaps are numbered as they come, and one alone is worth all, whatever it weighs. */
function gapsOf({ gapText, gaps }: GapsContent, losses: readonly Loss[]): unknown {
  const order = numbersIn(gapText)
  const inOrder = order.flatMap((number) => gaps[number - 1] ?? [])
  return {
    gapText: shown(
      withMarkers(gapText, (index) => markerOf(order.indexOf(index + 1) + 1)),
      losses,
    ),
    gaps: inOrder.map((one) => {
      const gap = gaps.length === 1 ? { ...one, weight: 1 } : one
      if (gap.kind === 'typed' && losses.includes('accents')) return { ...gap, ignoresAccents: false }
      if (gap.kind === 'number' && losses.includes('tolerances'))
        return { ...gap, number: spannedBy(gap.number) }
      return gap
    }),
  }
}

/** With an amount where the format knows nothing else, and without what it says of units. */
function numbersOf(content: NumericContent, losses: readonly Loss[]): unknown {
  const { units, unitUse, unitPenalty } = content
  // The best that fits counts, in whatever order they stand.
  const values = content.values.toSorted((one, other) => (other.share ?? 1) - (one.share ?? 1))
  const shares = values.map(({ share }) => share)
  const spans = values.map(spannedBy)
  const numbers = losses.includes('tolerances') ? { spans, shares } : { values }
  if (losses.includes('units')) return { ...numbers, ...NO_UNITS }
  if (losses.includes('unitShown')) return { ...numbers, units, unitPenalty, unitUse: 'optional' }
  // What is shown may be all that a format says of it.
  return { ...numbers, units, unitUse, ...(unitUse !== 'shown' && { unitPenalty }) }
}

function spannedBy(accepted: Accepted): string[] {
  const { centre, reach } = spanOf(accepted)
  return [plainDecimal(centre), plainDecimal(reach)]
}

/** A text as people see it; where formatting, formulas or pictures are lost, the words alone. */
function shown(markdown: string, losses: readonly Loss[], isInline = false): string {
  // Most come back as they were, and rendering is what takes the time.
  const key = JSON.stringify([markdown, losses, isInline])
  const known = SHOWN.get(key) ?? rendered(markdown, losses, isInline)
  SHOWN.set(key, known)
  return known
}

const SHOWN = new Map<string, string>()

function rendered(markdown: string, losses: readonly Loss[], isInline: boolean): string {
  const picture = (id: string) =>
    id === PICTURE.id && !losses.includes('pictures') ? { src: '/picture' } : undefined
  if (losses.some((loss) => ['formatting', 'formulas', 'pictures'].includes(loss)))
    return renderPortable(markdown, 'plain', { picture, isInline }).replace(/\s+/g, ' ').trim()
  const html = isInline ? renderInlineMarkdown(markdown, { picture }) : renderMarkdown(markdown, { picture })
  return spacedOnce(html)
}

/** Spaces between words count once, but for code. */
function spacedOnce(html: string): string {
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?(<\/?(?:p|ul|li|br|ol|table|tr|td|th|thead|tbody|blockquote)\b[^>]*>) ?/g, '$1'),
    )
    .join('')
    .trim()
}
