import type { Quiz, SavedQuiz } from '@probant/contract/quizzes/quiz'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, QuizDocument } from './document/document.ts'
import { documentOf, isSame, newDocument } from './document/document.ts'
import { afterSave, changesOf } from './mutations.ts'

const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })
const question = (number: number, points = 1): Block => {
  const questionId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const title = `What is the number ${number} called? `.repeat(5)
  const about = { type: 'open', subject: 'Numbers', language: 'en', difficulty: 'easy' } as const
  return {
    kind: 'question',
    key: questionId,
    points,
    question: { questionId, ...about, title, titleHtml: title },
  }
}
const section = (number: number, title = ''): Block => ({
  kind: 'section',
  key: `section-${number}`,
  title,
  draw: null,
})
const blocks = [section(0), ...Array.from({ length: 200 }, (_, number) => question(number))]
const document: QuizDocument = { ...fresh, title: 'Numbers', blocks }
const quiz = stored(document, 1)

describe('what an edit sends', () => {
  it('is only the title where only the title was typed, however many questions there are', () => {
    const changes = changesOf(quiz, { ...document, title: 'Numbers and more' })
    expect(changes).toEqual({ title: 'Numbers and more' })
  })

  it('is nothing where nothing has changed', () => {
    expect(changesOf(quiz, document)).toEqual({})
    expect(changesOf(quiz, { ...document, blocks: [...blocks] })).toEqual({})
  })

  it('is title and composition where both have changed at once, and nothing else', () => {
    const changes = changesOf(quiz, { ...document, title: 'Two', blocks: blocks.toSpliced(7, 1) })
    expect(Object.keys(changes).sort()).toEqual(['sections', 'title'])
    expect(changes.sections?.[0]?.questions).toHaveLength(199)
  })

  it('also says that something was emptied', () => {
    const dated = stored({ ...document, endsAt: '2026-12-01T09:00:00.000Z', instructions: 'Read.' }, 1)
    expect(changesOf(dated, { ...document, endsAt: null })).toEqual({ endsAt: null, instructions: '' })
  })

  it('leads, with what the server answers, to what is written, whatever was changed', () => {
    const edits = fc.record(
      {
        title: fc.constantFrom('One', ' Two ', 'Three and more'),
        instructions: fc.constantFrom('', ' Read **this**. '),
        durationMinutes: fc.constantFrom(0, 30, 45),
        endsAt: fc.constantFrom(null, '2026-12-01T09:00:00.000Z'),
        blocks: fc
          .subarray([1, 2, 3, 4, 5])
          .map((numbers) => [section(0), ...numbers.map((number) => question(number, number))]),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const before = stored({ ...document, ...first }, 3)
        const written = { ...document, ...second }
        const kept = stored({ ...documentOf(before), ...changed(before, written) }, 4)
        const learned = afterSave(before, written, answerOf(kept))

        expect(learned).toEqual(kept)
        expect(isSame(documentOf(learned), documentOf(kept))).toBe(true)
        expect(changesOf(learned, documentOf(kept))).toEqual({})
      }),
    )
  })
})

/** As the server would keep it: tidied. */
function stored(written: QuizDocument, revision: number): Quiz {
  const { blocks, ...rest } = written
  const questions = blocks.flatMap((block) => (block.kind === 'question' ? block : []))
  return {
    ...rest,
    title: rest.title.trim(),
    instructions: rest.instructions.trim(),
    instructionsHtml: `<p>${rest.instructions.trim()}</p>`,
    sections: [
      {
        title: '',
        draw: null,
        questions: questions.map(({ question, points }, index) => ({
          ...question,
          points,
          number: index + 1,
        })),
      },
    ],
    totalPoints: questions.reduce((total, { points }) => total + points, 0),
    questionCount: questions.length,
    revision,
    status: 'draft',
    phase: 'draft',
  } as Quiz
}

/** What of a document the server takes from the changes. */
function changed(before: Quiz, written: QuizDocument): Partial<QuizDocument> {
  const names = Object.keys(changesOf(before, written))
  const fields = names.map((name) => (name === 'sections' ? 'blocks' : name) as keyof QuizDocument)
  return Object.fromEntries(fields.map((name) => [name, written[name]]))
}

function answerOf(kept: Quiz): SavedQuiz {
  const { sections: _s, instructions: _i, options: _o, totalPoints: _t, ...answer } = kept
  return answer
}
