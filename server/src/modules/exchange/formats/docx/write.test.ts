import type { Locale } from '@probant/contract/locales'
import { type QuestionForm, questionFormSchema } from '@probant/contract/questions/form'
import fc from 'fast-check'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { type Archive, unpack } from '#server/platform/archive/unpack.ts'
import { renderPortable } from '#server/platform/markdown/portable.ts'
import { rootOf, textOf, within } from '#server/platform/xml/elements.ts'
import { somePoints, someQuestion } from '../../testing/questions.ts'
import { type Asked, fileOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import type { OutgoingQuestion, OutgoingQuiz } from '../format.ts'
import { lossesOf, quizLossesOf } from '../losing.ts'
import { docxWriter } from './write.ts'

describe('the paper', () => {
  it('has title, instructions, sections and numbered questions with their points, and after it the key', async () => {
    const text = await wordsOf(await fileOf(docxWriter, QUESTIONS, QUIZ))
    expect(text).toEqual([
      'Sélection n° 1',
      '4 questions · 8.5 points · 45 minutes',
      ...['Name', 'Date', 'Score'],
      'Read twice.',
      'First part',
      ...['Question 1 2 points', 'Which town is the capital?', 'A Oslo', 'B Bergen', 'C Rome', 'D Paris'],
      ...['Question 2 1 point', 'The Rhine ends at Basel.', '☐ True', '☐ False'],
      ...['Question 3 1.5 points', 'Which river flows here?'],
      ...['Question 4 4 points', 'Why are cities built there?'],
      'Answer key',
      ...['Question 1 2 points', 'A Oslo', 'Explanation:', 'Since 1814.', 'Rivers · Easy'],
      ...['Question 2 1 point', 'False', 'Rivers · Easy'],
      ...['Question 3 1.5 points', 'Seine · la Seine', 'Accents don’t matter.', 'Rivers · Easy'],
      ...[
        'Question 4 4 points',
        'Graded by hand, out of 5.',
        'Grading guidance:',
        'Water, trade.',
        'Rivers · Easy',
      ],
    ])
  })

  it('begins its key on a new page', async () => {
    const parts = await partsOf(QUESTIONS)
    const breaks = [...within(parts.document, 'pageBreakBefore')]
    expect(breaks).toHaveLength(1)
  })

  it('speaks French where the quiz does, and marks what is written in another language', async () => {
    const bytes = await frenchFile(QUESTIONS)
    const text = await wordsOf(bytes)
    expect(text).toContain('4 questions · 8,5 points')
    expect(text).toContain('Corrigé')
    expect(text).toContain('☐ Vrai')
    const languages = [...within(partsIn(bytes).document, 'lang')].map(({ attributes }) => attributes.val)
    expect(new Set(languages)).toEqual(new Set(['en-GB']))
  })
})

describe('what a text holds', () => {
  it('is Word’s own: formulas, emphasis, lists, tables, links and code', async () => {
    const title =
      'Is **bold** *emphasis* ~~struck~~ `code` [link](https://example.org/) $\\binom{n}{k}$ right?\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nif (a)\n  b\n```'
    const { document } = await partsOf([asked({ ...OPEN, title }, 4)])
    const fraction = [...within(document, 'oMath')].flatMap((formula) => [...within(formula, 'f')])
    expect(fraction).toHaveLength(1)
    expect(runOf(document, 'bold').some((name) => name === 'b')).toBe(true)
    expect(runOf(document, 'emphasis')).toContain('i')
    expect(runOf(document, 'struck')).toContain('strike')
    expect(runOf(document, 'code')).toContain('rFonts')
    expect([...within(document, 'hyperlink')].map(textOf)).toEqual(['link'])
    expect([...within(document, 'numPr')]).toHaveLength(2)
    expect([...within(document, 'tbl')]).toHaveLength(1)
  })

  it('has its pictures in the file, with their descriptions; what Word can’t show is described', async () => {
    const title = `What is this? ![A "black" cat > dog](picture:${PICTURE.id})`
    const { document, archive } = await partsOf([asked({ ...OPEN, title }, 4)])
    expect([...within(document, 'docPr')].map(({ attributes }) => attributes.descr)).toEqual([
      'A "black" cat > dog',
    ])
    expect(archive.names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1)

    const webp = { ...PICTURE, name: PICTURE.name.replace('png', 'webp'), type: 'image/webp' }
    const other = await written(asked({ ...OPEN, title }, 4), webp)
    expect(await wordsOf(other)).toContain('What is this? A "black" cat > dog')
    expect(partsIn(other).archive.names.filter((name) => name.startsWith('word/media/'))).toEqual([])
  })

  it('is all there and in order, whatever it is, in XML that is well-formed', async () => {
    const some = fc.array(fc.record({ draft: someQuestion, points: somePoints }), {
      minLength: 1,
      maxLength: 2,
    })
    await fc.assert(
      fc.asyncProperty(some, async (questions) => {
        const { document, archive } = await partsOf(questions)
        for (const name of archive.names)
          if (/\.(xml|rels)$/.test(name)) expect(() => rootOf(archive.read(name).toString())).not.toThrow()
        const text = lettersOf(textOf(document))
        let at = 0
        for (const { draft } of questions)
          for (const words of lettersIn(draft.title)) {
            const found = text.indexOf(words, at)
            expect(found, `${words} of ${draft.title}`).toBeGreaterThanOrEqual(0)
            at = found + words.length
          }
      }),
      { numRuns: 15 },
    )
  })

  it('may hold signs that XML has no way to write', async () => {
    const { document } = await partsOf([asked({ ...OPEN, title: 'A bell \u0007 and \ufffe rings here' }, 4)])
    expect(textOf(document)).toContain('A bell and rings here')
  })
})

it('says what it can’t hold', () => {
  const has = { formatting: true, formulas: true, pictures: true }
  const question = { ...asked(OPEN, 4), has, plain: (text: string) => text }
  expect(lossesOf(docxWriter, { ...question, pictureTypes: ['image/png'] })).toEqual([])
  expect(lossesOf(docxWriter, { ...question, pictureTypes: ['image/png', 'image/webp'] })).toEqual([
    'pictures',
  ])
  expect(quizLossesOf(docxWriter, QUIZ)).toEqual([])
  const section = { title: '', draw: 2, questionCount: 4 }
  expect(quizLossesOf(docxWriter, { ...QUIZ, shufflesAnswers: true, sections: [section] })).toEqual([
    'draw',
    'shuffling',
  ])
})

const COMMON = { subject: 'Rivers', language: 'en', difficulty: 'easy' } as const
const OPEN = {
  ...COMMON,
  type: 'open',
  title: 'Why are cities built there?',
  content: { maxScore: 5, guidance: 'Water, trade.' },
} as const satisfies QuestionForm

const QUESTIONS: Asked[] = [
  asked(
    {
      ...COMMON,
      type: 'multiple_choice',
      title: 'Which town is the capital?',
      explanation: 'Since **1814**.',
      content: {
        answers: ['Oslo', 'Bergen', 'Rome', 'Paris'].map((text, index) => ({ text, isCorrect: index === 0 })),
      },
    },
    2,
  ),
  asked({ ...COMMON, type: 'true_false', title: 'The Rhine ends at Basel.', content: { isTrue: false } }, 1),
  asked(
    {
      ...COMMON,
      type: 'fill_in',
      title: 'Which river flows here?',
      content: { accepted: ['Seine', 'la Seine'], ignoresAccents: true },
    },
    1.5,
  ),
  asked(OPEN, 4),
]

const QUIZ: OutgoingQuiz = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  instructions: 'Read **twice**.',
  instructionsHtml: '<p>Read <strong>twice</strong>.</p>',
  durationMinutes: 45,
  shufflesQuestions: false,
  shufflesAnswers: false,
  sections: [{ title: 'First part', draw: null, questionCount: 4 }],
}

function asked(form: QuestionForm, points: number): Asked {
  return { draft: questionFormSchema.parse(form), points }
}

/** Its paragraphs, as another program reads them. */
async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return value
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

async function partsOf(questions: readonly Asked[]) {
  return partsIn(await fileOf(docxWriter, questions))
}

function partsIn(bytes: Uint8Array) {
  const archive: Archive = unpack(bytes, { maxBytes: 64 * 1024 * 1024 })
  return { archive, document: rootOf(archive.read('word/document.xml').toString()) }
}

/** What is said of the run that holds exactly these words. */
function runOf(document: ReturnType<typeof rootOf>, words: string): string[] {
  const run = [...within(document, 'r')].find((one) => textOf(one) === words)
  return run
    ? [...within(run, 'rPr')].flatMap(({ children }) =>
        children.flatMap((child) => (typeof child === 'string' ? [] : child.name)),
      )
    : []
}

const frenchFile = (questions: readonly Asked[]) =>
  writtenAs(
    'fr',
    questions.map((one) => outgoing(one)),
  )
const written = (one: Asked, picture: typeof PICTURE) => writtenAs('en', [outgoing(one, picture)])

function outgoing({ draft, points }: Asked, picture = PICTURE): OutgoingQuestion {
  const html = (markdown: string, isInline: boolean) =>
    renderPortable(markdown, 'mathml', { picture: () => ({ src: picture.name }), isInline })
  return {
    id: 'one',
    draft,
    points,
    section: 0,
    html: { block: (markdown) => html(markdown, false), inline: (markdown) => html(markdown, true) },
    pictures: [picture],
  }
}

async function writtenAs(language: Locale, questions: OutgoingQuestion[]): Promise<Uint8Array> {
  const bundle = { title: 'Fleuves', language, quiz: undefined, now: new Date('2026-11-17T08:00:00Z') }
  const pieces: Uint8Array[] = []
  for await (const piece of docxWriter.write(
    bundle,
    (async function* () {
      yield* questions
    })(),
  ))
    pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

/** Formulas are set otherwise than they are written, so only what stands around them is compared. */
function lettersIn(markdown: string): string[] {
  return renderPortable(markdown, 'plain', { picture: () => undefined })
    .split(
      /\$\$?(?:a<b|\\frac\{1\}\{2\}|x\^2 \+ y_1 = 0|\\\{1, 2\\\}|\\sqrt\{2\} \\cdot 3|f\\colon A \\to B)\$\$?|A cat/,
    )
    .map(lettersOf)
    .filter(Boolean)
}

function lettersOf(text: string): string {
  return text.replace(/\s+/g, '')
}
