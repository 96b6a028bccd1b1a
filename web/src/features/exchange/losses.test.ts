import { expect, it } from 'vitest'
import { lossGroups, omissionGroups } from './losses.ts'

const one = { questionId: 'a', number: 1, title: 'One' }
const two = { questionId: 'b', number: 2, title: 'Two' }

it('says of each loss which questions have it, and nothing of what is kept', () => {
  const report = {
    questionCount: 3,
    quizLosses: [],
    omitted: [{ questionId: 'c', number: 3, title: 'Three', omission: 'typeUnknown' as const }],
    lossy: [
      { ...one, losses: ['pictures' as const, 'explanation' as const] },
      { ...two, losses: ['pictures' as const] },
    ],
  }
  expect(lossGroups(report).map(({ loss, questions }) => [loss, questions.length])).toEqual([
    ['explanation', 1],
    ['pictures', 2],
  ])
  expect(omissionGroups(report)).toMatchObject([{ omission: 'typeUnknown', questions: [{ number: 3 }] }])
})
