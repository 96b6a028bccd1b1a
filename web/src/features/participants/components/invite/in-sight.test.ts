import { expect, it } from 'vitest'
import { inSight } from './in-sight.ts'

it('keeps what was chosen in sight, whatever is searched for', () => {
  const [ann, bob, cho] = [{ id: 'ann' }, { id: 'bob' }, { id: 'cho' }]
  expect(inSight([ann, bob], [bob, cho])).toEqual([cho, ann, bob])
})
