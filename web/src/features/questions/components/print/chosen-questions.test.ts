import { BULK_MAX } from '@probant/contract/limits'
import { describe, expect, it } from 'vitest'
import { hashOf, questionIdsIn } from './chosen-questions.ts'

const idOf = (number: number) => `0191e5a0-0000-7000-8000-${String(number).padStart(12, '0')}`

describe('chosen questions in an address', () => {
  it('come back in the order in which they were chosen', () => {
    const chosen = [idOf(3), idOf(1), idOf(2)]
    expect(questionIdsIn(hashOf(chosen))).toEqual(chosen)
  })

  it('are none where the address has lost them', () => {
    expect(questionIdsIn('')).toEqual([])
  })

  it('are only those that can be read, each once', () => {
    expect(questionIdsIn(`main.${idOf(1)}.${idOf(1)}.${idOf(2).slice(1)}`)).toEqual([idOf(1)])
  })

  it('are no more than can be chosen, and then still fit into the address of the login', () => {
    const chosen = Array.from({ length: BULK_MAX + 1 }, (_, number) => idOf(number))
    expect(questionIdsIn(hashOf(chosen))).toHaveLength(BULK_MAX)
    expect(encodeURIComponent(hashOf(chosen.slice(1))).length).toBeLessThan(8000)
  })
})
