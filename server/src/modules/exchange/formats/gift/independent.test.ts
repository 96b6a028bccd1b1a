import type { QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import fc from 'fast-check'
import { type GIFTQuestion, parse } from 'gift-pegjs'
import { describe, expect, it } from 'vitest'
import { renderPortable } from '#server/platform/markdown/portable.ts'
import { somePoints, someQuestion } from '../../testing/questions.ts'
import { fileOf, writableOf } from '../../testing/round-trip.ts'
import { omissionOf } from '../losing.ts'
import { categoryOf } from '../moodle/categories.ts'
import { lineIn } from '../moodle/names.ts'
import { tagsOf } from '../tags.ts'
import { giftWriter } from './write.ts'

const some = fc.array(
  fc
    .record({ draft: someQuestion, points: somePoints })
    .filter((asked) => omissionOf(giftWriter, writableOf(asked)) === undefined),
  { minLength: 1, maxLength: 4 },
)

describe('questions that went out as GIFT', () => {
  it('are the same questions with the same keys to somebody else’s parser', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (asked) => {
        const file = Buffer.from(await fileOf(giftWriter, asked)).toString()
        const parsed: GIFTQuestion[] = parse(file)
        const read = parsed.filter(({ type }) => type !== 'Category')
        expect(read.map(keyOf)).toEqual(asked.map(({ draft }) => expected(draft)))
        expect(parsed[0]).toMatchObject({
          type: 'Category',
          title: categoryOf(asked[0]?.draft.subject ?? ''),
        })
      }),
      { numRuns: 15 },
    )
  })
})

function keyOf(question: GIFTQuestion) {
  if (question.type === 'Category' || question.type === 'Description') return question.type
  return {
    type: question.type,
    stem: seen(question.stem.text),
    feedback: seen(question.globalFeedback?.text ?? ''),
    tags: question.tags,
    key: keyIn(question),
  }
}

function keyIn(question: GIFTQuestion) {
  if (question.type === 'TF') return question.isTrue
  if (question.type === 'MC' || question.type === 'Short')
    return question.choices.map(({ isCorrect, text }) => [isCorrect, seen(text.text)])
  if (question.type === 'Matching')
    return question.matchPairs.map(({ subquestion, subanswer }) => [
      seen(subquestion.text),
      seen(unmasked(subanswer)),
    ])
  if (question.type === 'Numerical') return 'a number'
  return null
}

/** In an answer to be matched that parser leaves the marks that it puts in the place of escaped signs. */
function unmasked(text: string): string {
  return text.replace(/&&(\d{3});/g, (_mark, code: string) => String.fromCharCode(Number(code)))
}

const TYPES: Partial<Record<QuestionType, string>> = {
  multiple_choice: 'MC',
  choices: 'MC',
  true_false: 'TF',
  fill_in: 'Short',
  matching: 'Matching',
  numeric: 'Numerical',
  open: 'Essay',
}

function expected(draft: QuestionDraft) {
  return {
    type: typeOf(draft),
    stem: stemOf(draft),
    feedback: html(draft.explanation),
    tags: tagsOf(draft),
    key: expectedKey(draft),
  }
}

/** A gap is what its answers are. */
function typeOf({ type, content }: QuestionDraft): string | undefined {
  if (!('gaps' in content)) return TYPES[type]
  const [gap] = content.gaps
  return gap && { typed: 'Short', number: 'Numerical', list: 'MC' }[gap.kind]
}

function stemOf({ title, content }: QuestionDraft): string {
  if (!('gaps' in content)) return html(title)
  return `<div class="question-title">${html(title)}</div>${html(content.gapText).replace('[[1]]', '_____')}`
}

function expectedKey({ content }: QuestionDraft) {
  if ('isTrue' in content) return content.isTrue
  if ('answers' in content) return content.answers.map(({ text, isCorrect }) => [isCorrect, html(text, true)])
  // Where several may be chosen, each has its weight and none is the one.
  if ('options' in content)
    return content.options.map(({ text, isCorrect }) => [content.isSingle && isCorrect, html(text, true)])
  if ('pairs' in content)
    return [...content.pairs, ...content.others.map((right) => ({ left: '', right }))].map(
      ({ left, right }) => [html(left, true), seen(lineIn(html(right, true)))],
    )
  // An asterisk stands for anything there, unless it is marked.
  if ('accepted' in content) return content.accepted.map((text) => [true, seen(text.replaceAll('*', '\\*'))])
  if ('values' in content) return 'a number'
  if ('gaps' in content) return gapKey(content.gaps[0])
  return null
}

type Gap = Extract<QuestionDraft['content'], { gaps: unknown }>['gaps'][number]

function gapKey(gap: Gap | undefined) {
  if (gap?.kind === 'list') return gap.choices.map((text, at) => [at === gap.right, seen(text)])
  if (gap?.kind === 'typed') return gap.accepted.map((text) => [true, seen(text.replaceAll('*', '\\*'))])
  return 'a number'
}

function html(markdown: string, isInline = false): string {
  return seen(renderPortable(markdown, 'tex', { picture: () => undefined, isInline }))
}

function seen(text: string): string {
  return text.replaceAll('-&gt;', '->').replace(/\s+/g, ' ').trim()
}
