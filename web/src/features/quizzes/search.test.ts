import type { QuizOverview } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { openingShelf } from './queries.ts'
import { isFiltered, listedPart, NO_FILTER, quizzesSearchSchema } from './search.ts'

describe('the address of the quizzes', () => {
  it('keeps what it knows and drops what it can’t read', () => {
    const search = quizzesSearchSchema.parse({ show: 'past', sort: 'colour', page: '2', whose: 'mine' })
    expect(search).toEqual({ show: 'past', page: 2, whose: 'mine' })
  })

  it('shows what is running unless it says otherwise', () => {
    expect(listedPart({})).toMatchObject({ status: 'active', sort: 'end' })
    expect(listedPart({ show: 'drafts' })).toMatchObject({ status: 'draft', sort: 'changed' })
    expect(listedPart({ show: 'past', sort: 'title' })).toMatchObject({ status: 'completed', sort: 'title' })
  })

  it('opens with the first shelf on which something stands', () => {
    const empty = { scheduled: 0, open: 0, draft: 0, completed: 0, questions: 0, urgent: null, toGrade: null }
    const shelf = (counts: Partial<QuizOverview>) => openingShelf({ ...empty, ...counts } as QuizOverview)
    expect(shelf({})).toBe('ongoing')
    expect(shelf({ scheduled: 1, draft: 3 })).toBe('ongoing')
    expect(shelf({ draft: 3, completed: 1 })).toBe('drafts')
    expect(shelf({ completed: 1 })).toBe('past')
  })

  it('knows what narrows the list, and can be cleared of it', () => {
    expect(isFiltered({ show: 'past', sort: 'title', page: 3, whose: 'all' })).toBe(false)
    expect(isFiltered({ search: 'fractions' })).toBe(true)
    expect(isFiltered({ search: 'fractions', whose: 'mine', ...NO_FILTER })).toBe(false)
  })
})
