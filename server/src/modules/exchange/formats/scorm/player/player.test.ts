import { readFile } from 'node:fs/promises'
import { kindOf } from '@probant/kinds'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linked } from '../linked.ts'
import { played } from './kinds/index.js'
import { listedMarkers } from './kinds/spots-markers.js'
import { markOf, scoreOf } from './marking.js'
import { packAttempt, unpackAttempt, withinSpace } from './memory.js'
import { drawPaper } from './paper.js'
import { reportProgress, reportResult } from './platform.js'

const CONTENTS: PackedContent[] = [
  { type: 'multiple_choice', answers: ['a', 'b', 'c', 'd'], right: 2 },
  { type: 'true_false', isTrue: true },
  { type: 'fill_in', accepted: ['Élève', 'x'.repeat(300)], ignoresAccents: true },
  { type: 'open' },
]
const ORDER: PackedContent = { type: 'ordering', items: ['a', 'b', 'c', 'd', 'e'], strict: false }
const TICKS = {
  type: 'choices' as const,
  options: ['a', 'b', 'c', 'd', 'e'],
  right: [0, 2],
  isSingle: false,
  partial: true,
}

const PAIRS: PackedContent = {
  type: 'matching',
  lefts: ['France', 'Spain', 'Italy', 'Cyprus'],
  choices: ['Lyon', 'Madrid', 'Nicosia', 'Paris', 'Rome'].map((text) => ({ html: text, text })),
  right: [3, 1, 4, 2],
}

const GAPS: PackedContent = {
  type: 'gaps',
  gapHtml: '<p>It fell in [[1]], in [[2]], [[3]] km from here.</p>',
  gaps: [
    { kind: 'typed', accepted: ['1789', 'July 1789'], ignoresAccents: false, weight: 2 },
    { kind: 'list', choices: ['Lyon', 'Paris'], right: 1, weight: 1 },
    { kind: 'number', number: { within: 'amount', value: 3.5, tolerance: 0.5 }, weight: 1 },
  ],
}
const NUMBER: PackedContent = {
  type: 'numeric',
  values: [
    { within: 'amount', value: 3.14, tolerance: 0.01 },
    { within: 'amount', value: 3, tolerance: 0.5, share: 0.004 },
  ],
  units: [{ name: 'm', factor: 1 }],
  unitUse: 'required',
  unitPenalty: 0.25,
}

const circle = (x: number) => ({ kind: 'circle' as const, x, y: 50, radius: 5 })
const FOUND: PackedContent = {
  type: 'spots',
  spotsPicture: '',
  pictureHtml: '<img alt="A map" src="pictures/map.png">',
  width: 400,
  height: 200,
  spotsShown: false,
  spots: [
    { place: 1, shape: circle(100) },
    { place: 0, shape: circle(200) },
    { place: 1, shape: circle(300) },
  ],
  labels: ['lake', 'town'].map((text) => ({ text, html: text })),
}
const LABELLED: PackedContent = { ...FOUND, spotsShown: true }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('marking', () => {
  it('is packed with the rules by which the server marks', async () => {
    const script = await linked(new URL('./marking.js', import.meta.url), (file) => readFile(file, 'utf8'))
    const packed = new Function('quiz', `return ${script}`)({ language: 'en' }) as { markOf: typeof markOf }
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('a', 'é', '-', '\u2011', ' ', '1', 'Z', '.') }),
    )
    fc.assert(
      fc.property(typed, typed, fc.boolean(), fc.boolean(), (right, text, ignoresAccents, spacingCounts) => {
        const content = { type: 'fill_in' as const, accepted: [right, 'aé-1'], ignoresAccents, spacingCounts }
        const isRight = kindOf(content).mark(content, { type: 'fill_in', text }) === 1
        expect(packed.markOf(content, text)).toBe(isRight ? 'right' : 'wrong')
      }),
    )
    for (const content of CONTENTS)
      for (const answer of [0, 1, 2, 3, null])
        expect(packed.markOf(content, answer)).toBe(markOf(content, answer))
  })

  it('gives points for what is right, and leaves to a person what only a person can read', () => {
    const [choice, truth, words, open] = CONTENTS as [
      PackedContent,
      PackedContent,
      PackedContent,
      PackedContent,
    ]
    expect([markOf(choice, 2), markOf(choice, 1), markOf(choice, null)]).toEqual(['right', 'wrong', 'wrong'])
    expect([markOf(truth, 0), markOf(truth, 1)]).toEqual(['right', 'wrong'])
    expect([markOf(words, ' eleve'), markOf(words, ''), markOf(words, null)]).toEqual([
      'right',
      'wrong',
      'wrong',
    ])
    expect(markOf(open, 'anything')).toBe('unmarked')
    const { paper } = anAttempt({ count: 4 })
    expect(scoreOf({ paper, answers: [2, 1, 'ÉLÈVE', 'x'] })).toEqual({
      earned: 2.5,
      reachable: 3.75,
      unmarked: 1.25,
    })
  })
})

describe('pairs', () => {
  it('earn a share for each that is right', () => {
    const answers = ['dbec', 'dae-', 'a---', null]
    expect(answers.map((answer) => markOf(PAIRS, answer))).toEqual(['right', 'partly', 'wrong', 'wrong'])
    const { paper } = anAttempt({ count: 1, contents: [PAIRS] })
    expect(scoreOf({ paper, answers: ['dae-'] })).toEqual({ earned: 0.625, reachable: 1.25, unmarked: 0 })
  })

  it('are kept with the attempt, and reported as what belongs to what with their share', () => {
    const attempt = anAttempt({ count: 2, contents: [PAIRS] })
    attempt.answers = ['dae-', null]
    expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
    const { platform, values } = aPlatform()
    reportResult(platform, attempt)
    const told = ['type', 'correct_responses.0.pattern', 'student_response', 'result']
    expect(told.map((name) => values.get(`cmi.interactions.0.${name}`))).toEqual([
      'matching',
      '1.d,2.b,3.e,4.c',
      '1.d,2.a,3.e',
      '0.5',
    ])
  })

  it('and a choice after the first are found again', () => {
    const attempt = anAttempt({ count: 1, contents: CONTENTS })
    attempt.answers = [3]
    expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
  })
})

describe('regions of a picture', () => {
  it('have their markers in the order of the paper, lettered as on the page of a quiz: those alike beside each other', () => {
    const listed = FOUND.type === 'spots' ? listedMarkers(FOUND, [2, 0, 1]) : []
    expect(listed).toEqual([
      { place: 2, letter: 'A', html: 'town', isOneOfSeveral: true },
      { place: 1, letter: 'B', html: 'town', isOneOfSeveral: true },
      { place: 0, letter: 'C', html: 'lake', isOneOfSeveral: false },
    ])
    const unlabelled = {
      ...FOUND,
      labels: [],
      spots: [circle(1), circle(2)].map((shape) => ({ place: null, shape })),
    }
    expect(
      unlabelled.type === 'spots' &&
        listedMarkers(unlabelled, [1, 0]).map(({ place, letter }) => place + letter),
    ).toEqual(['1A', '0B'])
  })

  it('earn a share for each that is found, or has its label', () => {
    // In the author's order of markers: lake, town, town.
    const found = ['200,50;100,50;300,50', '200,50;300,52;100,49', '200,50;-;-', '9,9;9,9;9,9', null]
    expect(found.map((answer) => markOf(FOUND, answer))).toEqual([
      'right',
      'right',
      'partly',
      'wrong',
      'wrong',
    ])
    const labelled = ['1;0;1', '1;1;1', '-;-;0', '100,50;200,50;300,50']
    expect(labelled.map((answer) => markOf(LABELLED, answer))).toEqual(['right', 'partly', 'wrong', 'wrong'])
  })

  it('are kept with the attempt, and reported as where they were put', () => {
    const attempt = anAttempt({ count: 2, contents: [FOUND, LABELLED] })
    attempt.answers = ['200,50;-;300,50', '1;-;0']
    expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
    const { platform, values } = aPlatform()
    reportResult(platform, attempt)
    const told = ['type', 'correct_responses.0.pattern', 'student_response']
    expect(told.map((name) => values.get(`cmi.interactions.0.${name}`))).toEqual([
      'fill-in',
      '200,50;100,50;300,50',
      '200,50;-;300,50',
    ])
    expect(values.get('cmi.interactions.1.student_response')).toBe('1;-;0')
  })
})

describe('a text with gaps', () => {
  it('earns the weights of the gaps that are right, each marked as it is here', () => {
    const answers = ['July 1789\nParis\n3,9', ' 1789\nLyon\n', '\n\n4.1', '1788\nParis\n3.5', null]
    expect(answers.map((answer) => markOf(GAPS, answer))).toEqual([
      'right',
      'partly',
      'wrong',
      'partly',
      'wrong',
    ])
    const { paper } = anAttempt({ count: 1, contents: [GAPS] })
    expect(scoreOf({ paper, answers: ['1789\nLyon\n'] })).toEqual({
      earned: 0.625,
      reachable: 1.25,
      unmarked: 0,
    })
  })

  it('is kept with the attempt, and reported gap by gap with its share', () => {
    const attempt = anAttempt({ count: 2, contents: [GAPS] })
    attempt.answers = ['1789\nLyon\n', null]
    expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
    const { platform, values } = aPlatform()
    reportResult(platform, attempt)
    const told = ['type', 'correct_responses.0.pattern', 'student_response', 'result']
    expect(told.map((name) => values.get(`cmi.interactions.0.${name}`))).toEqual([
      'fill-in',
      '1: 1789 / July 1789; 2: Paris; 3: 3.5 ± 0.5',
      '1: 1789; 2: Lyon',
      '0.5',
    ])
  })
})

describe('an order', () => {
  it('earns a share for every neighbour in order, or all or nothing', () => {
    const answers = ['01234', '12340', '43210', null]
    expect(answers.map((answer) => markOf(ORDER, answer))).toEqual(['right', 'partly', 'wrong', 'wrong'])
    expect(markOf({ ...ORDER, strict: true }, '12340')).toBe('wrong')
    const { paper } = anAttempt({ count: 1, contents: [ORDER] })
    expect(scoreOf({ paper, answers: ['12340'] })).toEqual({
      earned: 1.25 * 0.75,
      reachable: 1.25,
      unmarked: 0,
    })
  })

  it('is kept with the attempt, and reported as letters in a row with its share', () => {
    const attempt = anAttempt({ count: 2, contents: [ORDER] })
    attempt.answers = ['12340', null]
    expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
    const { platform, values } = aPlatform()
    reportResult(platform, attempt)
    const told = ['type', 'correct_responses.0.pattern', 'student_response', 'result']
    expect(told.map((name) => values.get(`cmi.interactions.0.${name}`))).toEqual([
      'sequencing',
      'a,b,c,d,e',
      'b,c,d,e,a',
      '0.75',
    ])
    expect(values.get('cmi.interactions.1.result')).toBe('wrong')
  })
})

describe('a list of choices', () => {
  it('is marked by what is ticked, whatever the order', () => {
    expect(['ac', 'a', 'ab', 'abc', null].map((answer) => markOf(TICKS, answer))).toEqual([
      'right',
      'partly',
      'wrong',
      'partly',
      'wrong',
    ])
    expect(markOf({ ...TICKS, partial: false }, 'a')).toBe('wrong')
  })

  it('is ticked and unticked; nothing ticked is no answer', () => {
    const { ticking } = played(TICKS)
    const press = (answer: string | null, place: number) => ticking?.ticked(TICKS, answer, place)
    expect(press(null, 2)).toBe('c')
    expect(press('c', 0)).toBe('ac')
    expect(press('ac', 2)).toBe('a')
    expect(press('a', 0)).toBeNull()
    expect(ticking?.ticked({ ...TICKS, isSingle: true } as never, 'a', 1)).toBe('b')
  })

  it('is kept beside all others, and reported as letters', () => {
    vi.stubGlobal('quiz', {
      ...aQuiz(2),
      questions: aQuiz(2).questions.map((one) => ({ ...one, content: TICKS })),
    })
    const paper = drawPaper(quiz, 'seed')
    const attempt = { seed: 'seed', startedAt: 1, isDone: false, paper, answers: ['ac', null] }
    expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
    const { reported, right } = played(TICKS)
    expect([reported('ac'), right?.(TICKS)]).toEqual([['a,c'], ['a,c']])
  })
})

describe('the paper', () => {
  it('is the same for the same seed and another for another, with as many of each section as are drawn', () => {
    const quiz = {
      ...aQuiz(60),
      shufflesQuestions: true,
      shufflesAnswers: true,
      sections: [
        { title: 'One', draw: 10 },
        { title: 'Two', draw: null },
      ],
    }
    quiz.questions.forEach((question, index) => {
      question.section = index < 40 ? 0 : 1
    })
    const paper = drawPaper(quiz, 'seed')
    expect(drawPaper(quiz, 'seed')).toEqual(paper)
    expect(drawPaper(quiz, 'other').map(({ id }) => id)).not.toEqual(paper.map(({ id }) => id))
    expect(paper.map(({ sectionTitle }) => sectionTitle)).toEqual([
      ...Array(10).fill('One'),
      ...Array(20).fill('Two'),
    ])
    expect(paper.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(new Set(paper.map(({ answerOrder }) => answerOrder.join())).size).toBeGreaterThan(3)
  })

  it('keeps the order of the author where nothing is shuffled', () => {
    const quiz = aQuiz(8)
    expect(drawPaper(quiz, 'seed').map(({ id }) => id)).toEqual(quiz.questions.map(({ id }) => id))
    expect(drawPaper(quiz, 'seed')[0]?.answerOrder).toEqual([0, 1, 2, 3])
  })
})

describe('what a platform keeps of an attempt', () => {
  it('is enough to go on: the same paper with the same answers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.string()), { minLength: 1, maxLength: 20 }), (given) => {
        const attempt = anAttempt({ count: given.length })
        attempt.paper.forEach(({ content }, place) => {
          const [choice, text] = given[place] ?? [0, '']
          if (content.type === 'multiple_choice') attempt.answers[place] = choice === 4 ? null : choice
          else if (content.type === 'true_false') attempt.answers[place] = choice > 1 ? null : choice
          else attempt.answers[place] = text || null
        })
        expect(unpackAttempt(packAttempt(attempt))).toEqual(attempt)
      }),
    )
  })

  it('is nothing where there is nothing, or where it was another quiz', () => {
    const packed = packAttempt(anAttempt({ count: 4 }))
    for (const broken of ['', 'null', '{}', '[1]', packed.slice(1)])
      expect(unpackAttempt(broken)).toBeUndefined()
    vi.stubGlobal('quiz', aQuiz(5))
    expect(unpackAttempt(packed)).toBeUndefined()
  })

  it('has room for the choices of 5,000 questions', () => {
    const attempt = anAttempt({ count: 5000, contents: CONTENTS.slice(0, 2) })
    attempt.answers = attempt.paper.map(() => 1)
    expect(packAttempt(attempt).length).toBeLessThan(2600)
    expect(unpackAttempt(packAttempt(attempt))?.answers).toEqual(attempt.answers)
  })

  it('takes as much of a text as there is room for beside the others, and never half a character', () => {
    const attempt = anAttempt({ count: 8 })
    attempt.answers[3] = 'x'.repeat(3000)
    for (const text of ['y'.repeat(5000), '"\n'.repeat(5000), '👩'.repeat(5000)]) {
      const fitting = withinSpace(attempt, 7, text)
      attempt.answers[7] = fitting
      expect([text.startsWith(fitting), fitting.isWellFormed()]).toEqual([true, true])
      expect(packAttempt(attempt).length).toBeLessThanOrEqual(4096)
      expect(packAttempt(attempt).length).toBeGreaterThan(4090)
    }
  })
})

describe('what is reported', () => {
  it('is within what SCORM 1.2 allows', () => {
    const attempt = anAttempt({ count: 4 })
    attempt.answers = [3, 1, 'eleve', `${'word '.repeat(60)}\n👩`]
    const { platform, values } = aPlatform()
    reportResult(platform, attempt)
    const interactions = Array.from({ length: 5 }, (_, index) =>
      [...values].flatMap(([name, value]) =>
        name.startsWith(`cmi.interactions.${index}.`)
          ? [`${name.split('.').slice(3).join('.')}=${value}`]
          : [],
      ),
    )
    expect(interactions).toEqual([
      [
        'id=q1',
        'type=choice',
        'correct_responses.0.pattern=c',
        'weighting=1.25',
        'student_response=d',
        'result=wrong',
      ],
      [
        'id=q2',
        'type=true-false',
        'correct_responses.0.pattern=t',
        'weighting=1.25',
        'student_response=f',
        'result=wrong',
      ],
      [
        'id=q3',
        'type=fill-in',
        'correct_responses.0.pattern=Élève',
        'weighting=1.25',
        'student_response=eleve',
        'result=correct',
      ],
      ['id=q4', 'type=fill-in', 'weighting=1.25', `student_response=${'word '.repeat(51)}`, 'result=neutral'],
      ['id=q4_2', 'type=fill-in', 'weighting=0', `student_response=${'word '.repeat(9)}👩`, 'result=neutral'],
    ])
    expect(values.get('cmi.core.score.raw')).toBe('33.33')
    expect(values.get('cmi.core.lesson_status')).toBe('completed')
  })

  it('is correct, wrong or a part as the share of the points is, whatever is asked', () => {
    const contents = [
      ...CONTENTS.slice(0, 3),
      ORDER,
      TICKS,
      { ...TICKS, right: [0, 1, 2] },
      PAIRS,
      GAPS,
      FOUND,
      LABELLED,
      NUMBER,
    ]
    const some = fc.oneof(
      fc.constantFrom(0, 1, 2, 'ac', 'abc', '01234', '12340', 'dbec', 'dae-', null),
      fc.constantFrom('1789\nParis\n3.5', '1789\n\n', '3.14 m', '3.14', '3.2 m', '3,15 km', 'Élève'),
    )
    vi.stubGlobal('quiz', aQuiz(1))
    const keys = contents.map((content) => {
      const right = played(content).right?.(content)
      return [content, NUMBER === content ? '3.14 m' : Array.isArray(right) ? right[0] : right] as const
    })
    for (const [content, key] of keys)
      if (content !== GAPS && !('options' in content)) expect(markOf(content, key ?? null)).toBe('right')
    fc.assert(
      fc.property(fc.constantFrom(...contents), some, (content, answer) => {
        const attempt = anAttempt({ count: 1, contents: [content] })
        attempt.answers = [fitting(content, answer)]
        const { platform, values } = aPlatform()
        reportResult(platform, attempt)
        const share = scoreOf(attempt).earned / 1.25
        const result = values.get('cmi.interactions.0.result') ?? ''
        if (share === 1) expect(result).toBe('correct')
        else if (share === 0) expect(result).toBe('wrong')
        else {
          expect(Number(result)).toBeGreaterThan(0)
          expect(Number(result)).toBeLessThan(1)
          expect(Math.abs(Number(result) - share)).toBeLessThanOrEqual(0.01)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is no score where a person has to read everything', () => {
    const { platform, values } = aPlatform()
    reportResult(platform, anAttempt({ count: 2, contents: [{ type: 'open' }] }))
    expect([...values.keys()].filter((name) => name.includes('score'))).toEqual([])
    expect(values.get('cmi.core.lesson_status')).toBe('completed')
  })

  it('says how long it took, and that there is more to come', () => {
    const { platform, values } = aPlatform()
    reportProgress(platform, anAttempt({ count: 1 }), { location: '1', sessionSeconds: 3725.6 })
    expect(values.get('cmi.core.session_time')).toBe('0001:02:05')
    expect(values.get('cmi.core.exit')).toBe('suspend')
    expect(values.get('cmi.core.lesson_status')).toBe('incomplete')
  })
})

/** Answers are numbers where one is chosen, and texts elsewhere. */
function fitting(content: PackedContent, answer: Answer): Answer {
  if (answer === null) return null
  const isPlace = content.type === 'multiple_choice' || content.type === 'true_false'
  return isPlace ? (typeof answer === 'number' ? answer : 1) : String(answer)
}

function aQuiz(count: number, contents = CONTENTS): PackedQuiz {
  return {
    title: 'Rivers',
    language: 'en',
    instructions: '',
    durationMinutes: 0,
    shufflesQuestions: false,
    shufflesAnswers: false,
    sections: [{ title: '', draw: null }],
    questions: Array.from({ length: count }, (_, index) => ({
      id: `q${index + 1}`,
      language: 'en',
      section: 0,
      points: 1.25,
      stem: '',
      explanation: '',
      content: contents[index % contents.length] ?? { type: 'open' },
    })),
  }
}

function anAttempt({ count, contents }: { count: number; contents?: PackedContent[] }): Attempt {
  const quiz = aQuiz(count, contents)
  vi.stubGlobal('quiz', quiz)
  const paper = drawPaper(quiz, 'seed')
  return { seed: 'seed', startedAt: 1_800_000_000, isDone: false, paper, answers: paper.map(() => null) }
}

function aPlatform() {
  const values = new Map<string, string>()
  const platform: Platform = {
    get: () => '0',
    set: (name, value) => void values.set(name, value),
    commit: () => true,
    finish: () => undefined,
  }
  return { platform, values }
}
