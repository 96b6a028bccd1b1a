import { describe, expect, it } from 'vitest'
import { inviteCapacity } from './invite-capacity.ts'

describe('the room for an invitation', () => {
  it('is what the plan leaves in this quiz', () => {
    expect(inviteCapacity({ typed: 2, grouped: 0, capacity: 30 })).toEqual({ count: 2, max: 30, excess: 0 })
    expect(inviteCapacity({ typed: 33, grouped: 0, capacity: 30 })).toEqual({ count: 33, max: 30, excess: 3 })
    expect(inviteCapacity({ typed: 1, grouped: 0, capacity: 0 })).toEqual({ count: 1, max: 0, excess: 1 })
  })

  it('is taken by ticked groups, too', () => {
    expect(inviteCapacity({ typed: 2, grouped: 30, capacity: 30 })).toEqual({ count: 32, max: 30, excess: 2 })
    expect(inviteCapacity({ typed: 2, grouped: 250, capacity: 300 })).toEqual({
      count: 252,
      max: 300,
      excess: 0,
    })
  })

  it('is a hundred in one go for what is typed, whatever the plan allows', () => {
    expect(inviteCapacity({ typed: 101, grouped: 0, capacity: 300 })).toEqual({
      count: 101,
      max: 100,
      excess: 1,
    })
    expect(inviteCapacity({ typed: 2, grouped: 250, capacity: undefined })).toEqual({
      count: 2,
      max: 100,
      excess: 0,
    })
  })
})
