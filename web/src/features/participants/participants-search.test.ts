import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts'
import { slipsSearchSchema } from './participants-search.ts'

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

it('slips are of those who were chosen, also after a reload', () => {
  expect(slipsSearchSchema.parse(parseSearch(stringifySearch({ of: ids })))).toEqual({ of: ids })
  expect(slipsSearchSchema.parse({ of: ids })).toEqual({ of: ids })
  expect(slipsSearchSchema.parse({ of: 'nobody' })).toEqual({ of: undefined })
})
