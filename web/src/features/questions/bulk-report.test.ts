import { expect, it } from 'vitest'
import { refusedGroups } from './bulk-report.ts'

it('says each reason once, with the questions it is about', () => {
  const chosen = ['a', 'b', 'c'].map((id) => ({ id, title: `Title ${id}` }))
  const refused = [
    { questionId: 'a', code: 'MANQ005', message: 'Not yours.' },
    { questionId: 'b', code: 'MANQ004', message: 'In a quiz.' },
    { questionId: 'c', code: 'MANQ004', message: 'In a quiz.' },
  ]
  expect(refusedGroups({ done: [], refused }, chosen)).toEqual([
    { message: 'In a quiz.', questions: [chosen[1], chosen[2]] },
    { message: 'Not yours.', questions: [chosen[0]] },
  ])
})
