import { describe, expect, it } from 'vitest'
import { filterCount, listedPart, listNameOf, NO_FILTER, questionsSearchSchema } from './questions-search.ts'

describe('the address of the bank', () => {
  it('keeps what it knows and drops what it can’t read', () => {
    const search = questionsSearchSchema.parse({ type: 'open', language: 'de', page: '2', sort: 'subject' })
    expect(search).toMatchObject({ type: 'open', page: 2, sort: 'subject' })
    expect(search.language).toBeUndefined()
  })

  it('counts what narrows the list, not its order or page', () => {
    expect(filterCount({ search: 'cell', subject: 'Biology', sort: 'title', page: 3 })).toBe(2)
    expect(filterCount({ search: '', page: 3 })).toBe(0)
  })

  it('can be cleared of every filter at once', () => {
    expect(filterCount({ search: 'cell', use: 'used', origin: 'manual', ...NO_FILTER })).toBe(0)
  })

  it('asks the server for the list alone', () => {
    const search = {
      search: 'cell',
      page: 2,
      dialog: 'new' as const,
      generation: 'of another part of the page',
    }
    expect(listedPart(search)).toEqual({ search: 'cell', page: 2 })
  })

  it('is one list on all its pages, and another with another filter', () => {
    expect(listNameOf({ search: 'cell', page: 2 })).toBe(listNameOf({ search: 'cell', dialog: 'new' }))
    expect(listNameOf({ search: 'cell' })).not.toBe(listNameOf({ subject: 'cell' }))
  })
})
