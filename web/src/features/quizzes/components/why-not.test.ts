import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { deletionRefusal, editRefusal } from './why-not.ts'

const mine = (changes: Partial<QuizSummary>) =>
  ({
    creator: { id: 'me', name: 'Ana' },
    status: 'active',
    phase: 'open',
    participantCount: 0,
    can: { edit: false, delete: false },
    ...changes,
  }) as QuizSummary

describe('what can’t be done with a quiz', () => {
  it('has its reason', () => {
    expect(editRefusal(mine({ participantCount: 2 }), 'me')).toBe('participants')
    expect(editRefusal(mine({ phase: 'completed', participantCount: 2 }), 'me')).toBe('completed')
    expect(editRefusal(mine({}), 'someone else')).toBe('others')
    expect(editRefusal(mine({}), 'me')).toBe('inactive')
    expect(deletionRefusal(mine({}), 'me')).toBe('published')
    expect(deletionRefusal(mine({ status: 'draft', participantCount: 1 }), 'me')).toBe('participants')
  })

  it('has none where it can be done', () => {
    const can = { edit: true, delete: true } as QuizSummary['can']
    expect(editRefusal(mine({ can }), 'me')).toBeUndefined()
    expect(deletionRefusal(mine({ can }), 'me')).toBeUndefined()
  })
})
