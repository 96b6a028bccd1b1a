import { describe, expect, it } from 'vitest'
import { ownOf, reviewingOf, submissionOf } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

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
    })
    const sum = (of: 'points' | 'totalPoints') => subjects?.reduce((total, part) => total + part[of], 0)
    expect([sum('points'), sum('totalPoints')]).toEqual([score?.points, score?.totalPoints])
  })

  it('is left out where it would give single answers away before the key may be seen', async () => {
    const { browser, quiz } = await aFinisher({ options: { answersShown: 'never', scoreShown: 'at_once' } })
    const { subjects } = (await ownOf(browser, quiz)).body
    expect(subjects?.map(({ subject }) => subject)).toEqual(['Everything'])
  })

  it('waits for the release of the score, but not for the creator', async () => {
    const exam = await aFinisher({ options: { ...ALL_SHOWN, scoreShown: 'on_release' } })
    expect((await ownOf(exam.browser, exam.quiz)).body.subjects).toBeNull()
    expect((await submissionOf(exam.creator, exam.submissionId)).body.subjects).not.toBeNull()
  })
})
