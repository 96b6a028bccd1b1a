import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('keeps what Google sends back as it is', () => {
  const search = '?code=4%2F0123456789012345678901234567890&state=1e5&scope=email+profile'
  expect(parseSearch(search)).toEqual({
    code: '4/0123456789012345678901234567890',
    state: '1e5',
    scope: 'email profile',
  })
  expect(stringifySearch(parseSearch(search))).toBe(search)
})

it('leaves out what is not set', () => {
  expect(stringifySearch({ page: 2, search: '', status: undefined })).toBe('?page=2')
  expect(stringifySearch({})).toBe('')
})
