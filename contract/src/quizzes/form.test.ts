import { describe, expect, it } from 'vitest'
import { fieldSentence } from '../sentences.ts'
import { DEFAULT_OPTIONS, type QuizForm, quizFormSchema } from './form.ts'

const UNTIL_PASSED_AND_RELEASED = {
  ...DEFAULT_OPTIONS,
  scoreShown: 'on_release',
  passPercent: 50,
  attempts: { ...DEFAULT_OPTIONS.attempts, most: 3, untilPassed: true },
}

describe('a quiz form is kept', () => {
  it.each<[string, Partial<QuizForm>]>([
    ['as it comes', {}],
    ['with a title of 2 characters', { title: 'ab' }],
    ['with a title of 49 characters', { title: 'a'.repeat(49) }],
    ['without a question', { sections: [{ questions: [] }] }],
    ['without start and end', { startsAt: null, endsAt: null }],
    ['with an end before its start', { startsAt: '2026-12-02T09:00:00Z', endsAt: '2026-12-01T09:00:00Z' }],
    ['without a duration limit', { durationMinutes: 0 }],
    ['with a duration of a week', { durationMinutes: 10_080 }],
    ['with 500 questions', { sections: [{ questions: questions(500) }] }],
    ['with 50 sections', { sections: Array.from({ length: 50 }, () => ({ questions: [] })) }],
    ['with a pool that draws more than it has', { sections: [{ draw: 3, questions: questions(2) }] }],
    ['with a quarter of a point', { sections: [{ questions: [{ questionId: id(1), points: 0.25 }] }] }],
    ['with 100 points for a question', { sections: [{ questions: [{ questionId: id(1), points: 100 }] }] }],
  ])('%s', (_what, changes) => {
    expect(complaintsAbout(changes)).toEqual({})
  })

  it('trimmed, and with what was left out filled in', () => {
    const draft = quizFormSchema.parse(aForm({ title: '  Capitals \u0000 ', timeZone: ' Europe/Paris ' }))

    expect(draft).toMatchObject({ title: 'Capitals', timeZone: 'Europe/Paris', instructions: '' })
    expect(draft.sections).toEqual([{ title: '', draw: null, questions: questions(2) }])
  })
})

describe('a quiz form is refused at its field', () => {
  it.each<[string, string, object]>([
    ['title', 'required', { title: undefined }],
    ['title', 'required', { title: '   ' }],
    ['title', 'nameTooShort', { title: ' a ' }],
    ['title', 'nameTooLong', { title: 'a'.repeat(50) }],
    ['language', 'invalid', { language: 'de' }],
    ['startsAt', 'invalid', { startsAt: 'tomorrow' }],
    ['startsAt', 'invalid', { startsAt: '2026-11-31T09:00:00Z' }],
    ['endsAt', 'invalid', { endsAt: '2026-12-01T09:00:00+01:00' }],
    ['timeZone', 'invalid', { timeZone: 'Europe/Atlantis' }],
    ['timeZone', 'invalid', { timeZone: '' }],
    ['durationMinutes', 'required', { durationMinutes: undefined }],
    ['durationMinutes', 'required', { durationMinutes: '30' }],
    ['durationMinutes', 'durationInvalid', { durationMinutes: -1 }],
    ['durationMinutes', 'durationInvalid', { durationMinutes: 1.5 }],
    ['durationMinutes', 'durationInvalid', { durationMinutes: 10_081 }],
    ['instructions', 'textTooLong', { instructions: 'a'.repeat(8001) }],
    ['sections', 'invalid', { sections: [] }],
    ['sections', 'invalid', { sections: Array.from({ length: 51 }, () => ({ questions: [] })) }],
    ['sections', 'tooManyQuizQuestions', { sections: [{ questions: questions(501) }] }],
    ['sections', 'tooManyQuizQuestions', { sections: halves(501) }],
    ['sections', 'questionTwice', { sections: [{ questions: [...questions(1), ...questions(1)] }] }],
    ['sections', 'questionTwice', { sections: [{ questions: questions(1) }, { questions: questions(1) }] }],
    ['sections.0.title', 'nameTooLong', { sections: [{ title: 'a'.repeat(50), questions: [] }] }],
    ['sections.0.draw', 'invalid', { sections: [{ draw: 0, questions: questions(2) }] }],
    ['sections.0.draw', 'invalid', { sections: [{ draw: 1.5, questions: questions(2) }] }],
    ['sections.0.draw', 'invalid', { sections: [{ draw: 501, questions: questions(2) }] }],
    [
      'sections.0.questions.0.questionId',
      'invalid',
      { sections: [{ questions: [{ questionId: 'x', points: 1 }] }] },
    ],
    ['sections.0.questions.0.points', 'required', { sections: [{ questions: [{ questionId: id(1) }] }] }],
    [
      'sections.0.questions.0.points',
      'pointsOutOfSteps',
      { sections: [{ questions: [{ questionId: id(1), points: 0 }] }] },
    ],
    [
      'sections.0.questions.0.points',
      'pointsOutOfSteps',
      { sections: [{ questions: [{ questionId: id(1), points: 101 }] }] },
    ],
    [
      'sections.0.questions.0.points',
      'pointsOutOfSteps',
      { sections: [{ questions: [{ questionId: id(1), points: 1.3 }] }] },
    ],
    ['options', 'invalid', { options: undefined }],
    ['options.paging', 'invalid', { options: { ...DEFAULT_OPTIONS, paging: 'two' } }],
    ['options.answersShown', 'invalid', { options: { ...DEFAULT_OPTIONS, answersShown: 'before' } }],
    ['options.scoreShown', 'invalid', { options: { ...DEFAULT_OPTIONS, scoreShown: 'never' } }],
    ['options.attempts', 'untilPassedNeedsScore', { options: UNTIL_PASSED_AND_RELEASED }],
    ['options.antiCheat', 'invalid', { options: { ...DEFAULT_OPTIONS, antiCheat: 'off' } }],
    ['options.canGoBack', 'invalid', { options: { ...DEFAULT_OPTIONS, canGoBack: 'yes' } }],
    ['options.shufflesAnswers', 'invalid', { options: { ...DEFAULT_OPTIONS, shufflesAnswers: undefined } }],
  ])('%s: %s', (field, sentence, changes) => {
    expect(complaintsAbout(changes)).toEqual({ [field]: fieldSentence('en', sentence) })
  })

  it('where a question is in it twice, also under an id in capital letters', () => {
    const questionId = 'aaaaaaaa-0000-4000-8000-000000000001'
    const twice = [questionId, questionId.toUpperCase()].map((questionId) => ({ questionId, points: 1 }))

    expect(complaintsAbout({ sections: [{ questions: twice }] })).toEqual({
      sections: fieldSentence('en', 'questionTwice'),
    })
  })

  it('where an instant is in a year that no database keeps', () => {
    const complaints = complaintsAbout({ startsAt: '0000-01-01T00:00:00Z', endsAt: '0000-12-31T23:59:59Z' })

    expect(Object.keys(complaints).sort()).toEqual(['endsAt', 'startsAt'])
  })
})

/** The first complaint about each field, as it is read there. */
function complaintsAbout(changes: object): Record<string, string> {
  const { error } = quizFormSchema.safeParse({ ...aForm(), ...changes })
  const issues = (error?.issues ?? []).toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), fieldSentence('en', message)]))
}

function aForm(changes: Partial<QuizForm> = {}): QuizForm {
  return {
    title: 'Capitals of Europe',
    language: 'en',
    startsAt: null,
    endsAt: '2026-12-01T09:00:00.000Z',
    timeZone: 'Europe/Paris',
    durationMinutes: 30,
    sections: [{ questions: questions(2) }],
    options: DEFAULT_OPTIONS,
    ...changes,
  }
}

function questions(count: number) {
  return Array.from({ length: count }, (_, index) => ({ questionId: id(index), points: 1 }))
}

function halves(count: number) {
  const all = questions(count)
  return [{ questions: all.slice(0, 100) }, { questions: all.slice(100) }]
}

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
