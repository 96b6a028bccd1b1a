import type { Question } from '@probant/contract/questions/question'
import { kindOf } from '@probant/kinds'
import { inOrder } from '@probant/kinds/draw'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerKeyOf, draw, type PaperQuestion, paperOf } from './paper.ts'

type Content = Question['content']

const QUIZ = { title: 'Capitals', language: 'en', instructionsHtml: '', durationMinutes: 30 } as const
const BOTH = { questions: true, answers: true }
const NEITHER = { questions: false, answers: false }

/** Whoever reads a paper would know this. */
const SECRET = 'the-secret'

const contents = fc.oneof<fc.Arbitrary<Content>[]>(
  fc.nat(3).map((right) => multipleChoice(right)),
  fc.uniqueArray(fc.nat(4), { minLength: 1 }).map((right) => choices(right)),
  fc.boolean().map((isTrue) => ({ type: 'true_false' as const, isTrue })),
  fc.constant({ type: 'fill_in' as const, accepted: [SECRET], ignoresAccents: false }),
  fc.integer().map((value) => numeric(value)),
  fc.nat(100).map((x) => spotted(x)),
  fc.integer({ min: 1, max: 20 }).map((maxScore) => ({
    type: 'open' as const,
    maxScore,
    guidance: SECRET,
    guidanceHtml: `<p>${SECRET}</p>`,
  })),
)

const quizzes = fc
  .array(
    fc.record({
      title: fc.constantFrom('', 'Part'),
      draw: fc.option(fc.integer({ min: 1, max: 6 })),
      contents: fc.array(contents, { minLength: 1, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((sections) => ({
    sections: sections.map(({ title, draw }) => ({ title, draw })),
    asked: sections.flatMap(({ contents }, section) =>
      contents.map((content, position) => asked({ section, position, content })),
    ),
  }))
const seeds = fc.uuid()
const shufflings = fc.record({ questions: fc.boolean(), answers: fc.boolean() })
const papers = fc.record({ quiz: quizzes, seed: seeds, shuffling: shufflings })

describe('a paper', () => {
  it('never holds an answer', () => {
    fc.assert(
      fc.property(papers, (wanted) => {
        const text = JSON.stringify(paperFor(wanted))
        expect(text).not.toMatch(/isCorrect|isTrue|accepted|guidance|explanation/)
        expect(text).not.toContain(SECRET)
      }),
    )
  })

  it('is the same whatever the right answers are: nothing on it depends on them', () => {
    fc.assert(
      fc.property(papers, ({ quiz, ...rest }) => {
        const answeredOtherwise = quiz.asked.map((question) => ({
          ...question,
          content: otherwise(question.content),
          explanationHtml: '',
        }))
        expect(paperFor({ quiz: { ...quiz, asked: answeredOtherwise }, ...rest })).toEqual(
          paperFor({ quiz, ...rest }),
        )
      }),
    )
  })

  it('has the words of a link, and nothing that leads away from the page', () => {
    const link = '<a href="https://example.org/?a>b" rel="noopener nofollow" target="_blank">here</a>'
    const answers = ['a', 'b'].map((text) => ({ text, html: `${text} ${link}`, isCorrect: text === 'a' }))
    const question = {
      ...asked({ section: 0, position: 0, content: { type: 'multiple_choice', answers } }),
      titleHtml: `<p>Look ${link}, <abbr>or</abbr> not.</p>`,
    }
    const quiz = { sections: [{ title: '', draw: null }], asked: [question] }
    expect(paperFor({ quiz, seed: 'any', shuffling: NEITHER }).sections[0]?.questions[0]).toMatchObject({
      titleHtml: '<p>Look here, <abbr>or</abbr> not.</p>',
      content: { answers: [{ html: 'a here' }, { html: 'b here' }] },
    })
  })

  it('asks as many of each pool as are drawn, each question once, numbered through', () => {
    fc.assert(
      fc.property(papers, ({ quiz, ...rest }) => {
        const paper = paperFor({ quiz, ...rest })
        const all = paper.sections.flatMap(({ questions }) => questions)

        for (const [position, { questions }] of paper.sections.entries()) {
          const pool = quiz.asked
            .filter(({ section }) => section === position)
            .map(({ questionId }) => questionId)
          expect(questions).toHaveLength(Math.min(quiz.sections[position]?.draw ?? pool.length, pool.length))
          expect(pool).toEqual(expect.arrayContaining(questions.map(({ questionId }) => questionId)))
        }
        expect(new Set(all.map(({ questionId }) => questionId)).size).toBe(all.length)
        expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
        expect(paper.questionCount).toBe(all.length)
        expect(paper.totalPoints).toBe(all.reduce((sum, { points }) => sum + points, 0))
      }),
    )
  })

  it('is worth what the quiz says, for an open question too', () => {
    const content = { type: 'open' as const, maxScore: 7, guidance: '', guidanceHtml: '' }
    const quiz = oneSection([asked({ section: 0, position: 0, content, points: 3.5 })])

    expect(paperFor({ quiz, seed: 's', shuffling: NEITHER }).totalPoints).toBe(3.5)
    expect(keyFor({ quiz, seed: 's', shuffling: NEITHER })).toMatchObject([{ points: 3.5 }])
  })

  it('is as it was written where nothing is shuffled', () => {
    fc.assert(
      fc.property(quizzes, seeds, (quiz, seed) => {
        const paper = paperFor({ quiz, seed, shuffling: NEITHER })

        for (const [position, { questions }] of paper.sections.entries()) {
          const order = quiz.asked.filter(({ section }) => section === position)
          const drawn = order.filter(({ questionId }) =>
            questions.some((one) => one.questionId === questionId),
          )
          expect(questions.map(({ questionId }) => questionId)).toEqual(
            drawn.map(({ questionId }) => questionId),
          )
          expect(questions.map(({ content }) => content)).toEqual(
            drawn.map(({ content }) => kindOf(content).show(content, inOrder(content), (html) => html)),
          )
        }
      }),
    )
  })

  it('is drawn alike whether or not it is shuffled', () => {
    fc.assert(
      fc.property(quizzes, seeds, (quiz, seed) => {
        const idsOf = (shuffling: typeof BOTH) =>
          paperFor({ quiz, seed, shuffling }).sections.map(({ questions }) =>
            questions.map(({ questionId }) => questionId).sort(),
          )
        expect(idsOf(BOTH)).toEqual(idsOf(NEITHER))
      }),
    )
  })
})

describe('the same seed', () => {
  it('gives the same paper, in whatever order the database tells of its questions', () => {
    fc.assert(
      fc.property(papers, ({ quiz, ...rest }) => {
        const turned = { ...quiz, asked: quiz.asked.toReversed() }
        expect(paperFor({ quiz: turned, ...rest })).toEqual(paperFor({ quiz, ...rest }))
      }),
    )
  })

  it('leaves a section as it was when questions are added to another one', () => {
    fc.assert(
      fc.property(papers, contents, ({ quiz, ...rest }, content) => {
        const more = {
          sections: [...quiz.sections, { title: 'More', draw: null }],
          asked: [...quiz.asked, asked({ section: quiz.sections.length, position: 0, content })],
        }
        const before = paperFor({ quiz, ...rest }).sections
        expect(paperFor({ quiz: more, ...rest }).sections.slice(0, -1)).toEqual(before)
      }),
    )
  })

  it('leaves the others in their order when one is added to the same section or taken out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(7), seeds, (count, gone, seed) => {
        const all = poolOf(count)
        const fewer = all.filter((_, index) => index !== gone % count)
        const left = orderOf(all, seed).filter((id) => fewer.some(({ questionId }) => questionId === id))

        expect(orderOf(fewer, seed)).toEqual(left)
        // Of those drawn before, only the one that is gone is replaced.
        const [before, after] = [orderOf(all, seed, 2), orderOf(fewer, seed, 2)]
        expect(before.filter((id) => !after.includes(id)).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('other seeds', () => {
  it('draw each question of a pool equally often', () => {
    const pool = poolOf(10)
    const counts = tally(3000, (seed) => orderOf(pool, seed, 3))

    // 9 degrees of freedom; a fair draw stays below in 999 of 1000.
    expect(chiSquare(pool.map(({ questionId }) => counts.get(questionId) ?? 0))).toBeLessThan(27.9)
  })

  it('put questions into every order equally often', () => {
    const pool = poolOf(4)
    const counts = tally(4800, (seed) => [orderOf(pool, seed).join()])

    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
  })

  it('put the right answer at every place equally often, for each question by itself', () => {
    const quiz = oneSection(
      [0, 1].map((position) => asked({ section: 0, position, content: multipleChoice(2) })),
    )
    const counts = tally(3200, (seed) => [
      keyFor({ quiz, seed, shuffling: { questions: false, answers: true } })
        .map(({ right }) => (right.type === 'multiple_choice' ? right.place : -1))
        .join(),
    ])

    expect(counts.size).toBe(16)
    // 15 degrees of freedom.
    expect(chiSquare([...counts.values()])).toBeLessThan(37.7)
  })
})

describe('an answer key', () => {
  it('goes with its paper: the same questions, numbers and points, and each right answer at its place', () => {
    fc.assert(
      fc.property(papers, (wanted) => {
        const paper = paperFor(wanted).sections.flatMap(({ questions }) => questions)
        const key = keyFor(wanted)

        expect(key.map(toPlace)).toEqual(paper.map(toPlace))
        for (const [index, { right, questionId, explanationHtml }] of key.entries()) {
          const bank = wanted.quiz.asked.find((question) => question.questionId === questionId)?.content
          expect(explanationHtml).toContain(SECRET)
          if (right.type === 'multiple_choice' && bank?.type === 'multiple_choice') {
            const shown = paper[index]?.content
            expect(right.html).toBe(bank.answers.find(({ isCorrect }) => isCorrect)?.html)
            expect(shown?.type === 'multiple_choice' && shown.answers[right.place]?.html).toBe(right.html)
          }
          if (right.type === 'true_false') expect(bank).toEqual(right)
          if (right.type === 'fill_in') expect(right.accepted).toEqual([SECRET])
          if (right.type === 'open') expect(right.guidanceHtml).toContain(SECRET)
        }
      }),
    )
  })
})

interface Wanted {
  quiz: { sections: { title: string; draw: number | null }[]; asked: PaperQuestion[] }
  seed: string
  shuffling: typeof BOTH
}

function paperFor({ quiz, ...how }: Wanted) {
  return paperOf(QUIZ, draw(quiz, how))
}

function keyFor({ quiz, ...how }: Wanted) {
  return answerKeyOf(draw(quiz, how))
}

function toPlace({ questionId, number, points }: { questionId: string; number: number; points: number }) {
  return { questionId, number, points }
}

function asked(
  question: Pick<PaperQuestion, 'section' | 'position' | 'content'> & { points?: number },
): PaperQuestion {
  const questionId = `question ${question.section}-${question.position}`
  return {
    questionId,
    points: 1,
    subject: 'Everything',
    titleHtml: `<p>${questionId}</p>`,
    explanationHtml: `<p>${SECRET}</p>`,
    scoring: 'normal',
    ...question,
  }
}

function multipleChoice(right: number): Content {
  const answers = ['a', 'b', 'c', 'd'].map((text, index) => ({
    text,
    html: `<b>${text}</b>`,
    isCorrect: index === right,
  }))
  return { type: 'multiple_choice', answers }
}

function choices(right: number[]): Content {
  const options = ['a', 'b', 'c', 'd', 'e'].map((text, index) => ({
    text,
    html: `<b>${text}</b>`,
    isCorrect: right.includes(index),
  }))
  return { type: 'choices', options, isSingle: false, partial: right.length > 2 }
}

function numeric(value: number): Content {
  return {
    type: 'numeric',
    values: [{ within: 'amount', value, tolerance: 0.5 }],
    units: [{ name: 'm', factor: 1 }],
    unitUse: 'required',
    unitPenalty: 0.5,
  }
}

/** Hidden, where it belongs. */
function spotted(x: number): Content {
  return {
    type: 'spots',
    spotsPicture: '![A map](picture:0192e4a0-0000-7000-8000-000000000001)',
    pictureHtml: '<img alt="A map">',
    width: 400,
    height: 300,
    spotsShown: false,
    spots: [{ place: 0, shape: { kind: 'circle', x, y: 20, radius: 10 } }],
    labels: ['a', 'b'].map((text) => ({ text, html: text })),
  }
}

/** The same question with another right answer. */
function otherwise(content: Content): Content {
  switch (content.type) {
    case 'multiple_choice':
      return multipleChoice((content.answers.findIndex(({ isCorrect }) => isCorrect) + 1) % 4)
    case 'choices':
      return choices(content.options.every(({ isCorrect }) => isCorrect) ? [0] : [0, 1, 2, 3, 4])
    case 'true_false':
      return { ...content, isTrue: !content.isTrue }
    case 'fill_in':
      return { ...content, accepted: ['another', 'and one more'], ignoresAccents: true }
    case 'matching':
      return { ...content, pairs: content.pairs.map((pair) => ({ ...pair, place: 1 - pair.place })) }
    case 'numeric':
      return { ...content, values: [{ within: 'range', from: 1, to: 2 }], unitPenalty: 0 }
    case 'gaps':
      return { ...content, gaps: content.gaps.map((gap) => ({ ...gap, weight: gap.weight + 1 })) }
    case 'ordering':
      return { ...content, right: [...content.items.keys()].toReversed() }
    case 'spots':
      return spotted((content.spots[0]?.shape.kind === 'circle' ? content.spots[0].shape.x : 0) + 1)
    case 'open':
      return { ...content, guidance: '', guidanceHtml: '' }
  }
}

function poolOf(count: number): PaperQuestion[] {
  return Array.from({ length: count }, (_, position) =>
    asked({ section: 0, position, content: multipleChoice(0) }),
  )
}

function oneSection(questions: PaperQuestion[], drawn: number | null = null) {
  return { sections: [{ title: '', draw: drawn }], asked: questions }
}

function orderOf(questions: PaperQuestion[], seed: string, drawn: number | null = null): string[] {
  const [section] = draw(oneSection(questions, drawn), { seed, shuffling: BOTH })
  return section?.questions.map(({ questionId }) => questionId) ?? []
}

/** How often each outcome comes over so many seeds. */
function tally(seedCount: number, outcomesOf: (seed: string) => string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < seedCount; seed++) {
    for (const outcome of outcomesOf(`seed ${seed}`)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return counts
}

/** How far the counts are from all being the same. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
