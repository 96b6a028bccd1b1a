import { flawsOf } from '@probant/contract/item-writing/flaws'
import { questionFormSchema } from '@probant/contract/questions/form'
import { obstaclesOf } from '@probant/contract/quizzes/readiness'
import { kindOf } from '@probant/kinds'
import { expect, it } from 'vitest'
import { instantOf, ORGANIZATION_STAGES, PERSONAL_STAGES } from './stages.ts'

const ALL = [...PERSONAL_STAGES, ...ORGANIZATION_STAGES]
const NOW = new Date('2026-11-16T09:00:00.000Z')

it.each(ALL.map(({ quiz }) => quiz))('asks as a careful author would: $title', (quiz) => {
  const { subject, language } = quiz
  const drafts = quiz.sections.flatMap(({ questions }) => questions)
  for (const draft of drafts) {
    const question = { ...draft, subject, language }
    expect(questionFormSchema.parse(question)).toEqual(question)
    const answers = kindOf(draft).proposed?.(draft.content) ?? []
    expect(flawsOf({ ...question, answers }), draft.title).toEqual([])
  }
})

it('what is not published yet is almost ready: only its end is missing', () => {
  const drafts = ALL.filter(({ isPublished }) => !isPublished)
  expect(drafts).toHaveLength(1)
  for (const { quiz, starts, ends } of drafts) {
    const sections = quiz.sections.map(({ draw, questions }) => ({
      draw,
      questions: questions.map(({ title }) => ({ questionId: title, points: 1, language: quiz.language })),
    }))
    const plan = { ...quiz, startsAt: instantOf(starts, NOW), endsAt: instantOf(ends, NOW), sections }
    expect(obstaclesOf(plan, NOW)).toEqual([{ kind: 'noEnd' }])
  }
})
