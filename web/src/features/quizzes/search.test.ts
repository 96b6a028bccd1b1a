import { describe, expect, it } from 'vitest'
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

  it('knows what narrows the list, and can be cleared of it', () => {
    expect(isFiltered({ show: 'past', sort: 'title', page: 3, whose: 'all' })).toBe(false)
    expect(isFiltered({ search: 'fractions' })).toBe(true)
    expect(isFiltered({ search: 'fractions', whose: 'mine', ...NO_FILTER })).toBe(false)
  })
})
