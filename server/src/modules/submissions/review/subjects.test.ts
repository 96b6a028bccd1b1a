import { describe, expect, it } from 'vitest'
import type { DrawnSections } from '#server/modules/quizzes/index.ts'
import { ownOf, reviewingOf, submissionOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'
import type { Marking } from '../marking/marking.ts'
import { subjectsOf } from './subjects.ts'

const test = testApp()
const { aFinisher } = reviewingOf(test)
const ALL_SHOWN = { answersShown: 'after_finishing', scoreShown: 'at_once' } as const

describe('what was reached in each subject', () => {
  it('is told with the score and the key', async () => {
    const { browser, quiz } = await aFinisher({ options: ALL_SHOWN })
    const { subjects, score } = (await ownOf(browser, quiz)).body
    expect(subjects?.find(({ subject }) => subject === 'Everything')).toEqual({
      subject: 'Everything',
      points: 5,
      totalPoints: 9,
      // An open answer for 4 waits for its grade.
      gradedPoints: 5,
    })
    const sum = (of: 'points' | 'totalPoints') => subjects?.reduce((total, part) => total + part[of], 0)
    expect([sum('points'), sum('totalPoints')]).toEqual([score?.points, score?.totalPoints])
  })

  it('is left out where it would give single answers away before the key may be seen', async () => {
    const { browser, quiz } = await aFinisher({ options: { answersShown: 'never', scoreShown: 'at_once' } })
    const { subjects, score } = (await ownOf(browser, quiz)).body
    // 5 of the 6 points in one subject would say that the only question of the other one was right.
    expect([score?.points, subjects]).toEqual([6, []])
  })

  it('waits for the release of the score, but not for the creator', async () => {
    const exam = await aFinisher({ options: { ...ALL_SHOWN, scoreShown: 'on_release' } })
    expect((await ownOf(exam.browser, exam.quiz)).body.subjects).toBeNull()
    expect((await submissionOf(exam.creator, exam.submissionId)).body.subjects).not.toBeNull()
  })
})

describe('as long as the key is hidden', () => {
  const [right, wrong] = ['right', 'wrong'].map((mark) => ({ mark }) as Answered)
  it('subjects with three secrets are told', () => {
    expect(told({ Rivers: [right, right, wrong], Lakes: [right, wrong, wrong, wrong] })).toEqual({
      Rivers: '2 of 3',
      Lakes: '1 of 4',
    })
  })

  it('none is told where the rest of the score would be that of a question or two', () => {
    expect(told({ Rivers: [right, right, wrong], Lakes: [right, wrong] })).toEqual({})
    expect(told({ Rivers: [right, right, wrong], Lakes: [right, wrong], Seas: [wrong] })).toEqual({
      Rivers: '2 of 3',
    })
  })

  it('what they know anyway hides nothing: dropped, given to all, left empty, or graded by a person', () => {
    const known: Answered[] = [
      { mark: 'dropped', scoring: 'dropped' },
      { mark: 'wrong', scoring: 'given' },
      { mark: 'unanswered' },
      { mark: 'graded' },
    ]
    for (const one of known)
      expect(told({ Rivers: [right, right, one], Lakes: [right, right, wrong] })).toEqual({})
    expect(told({ Rivers: [{ mark: 'graded' }], Lakes: [right, right, wrong] })).toEqual({
      Rivers: '1 of 1',
      Lakes: '2 of 3',
    })
  })

  it('a subject of which nothing counts, or nothing is graded yet, is not told of', () => {
    const none = {
      Rivers: [{ mark: 'ungraded' } as const],
      Lakes: [{ mark: 'dropped', scoring: 'dropped' } as const],
    }
    expect(told({ ...none, Seas: [right, wrong, wrong] })).toEqual({ Seas: '1 of 3' })
  })

  interface Answered {
    mark: Marking['mark']
    scoring?: 'dropped' | 'given'
  }

  /** Of questions for a point each. */
  function told(bySubject: Record<string, (Answered | undefined)[]>): Record<string, string> {
    const asked = Object.entries(bySubject).flatMap(([subject, answered]) =>
      answered.map((one, index) => ({
        questionId: `${subject} ${index}`,
        subject,
        scoring: 'normal',
        ...one,
      })),
    )
    const markings = asked.map(({ questionId, mark = 'wrong', scoring }) => {
      const isEarned = mark === 'right' || mark === 'graded' || scoring === 'given'
      return [
        questionId,
        { mark, points: 1, earnedPoints: mark === 'ungraded' ? null : Number(isEarned) },
      ] as const
    })
    const drawn = [{ questions: asked }] as unknown as DrawnSections
    const subjects = subjectsOf(drawn, new Map(markings), { key: false })
    return Object.fromEntries(
      subjects.map(({ subject, points, gradedPoints }) => [subject, `${points} of ${gradedPoints}`]),
    )
  }
})
