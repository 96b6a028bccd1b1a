import { describe, expect, it } from 'vitest'
import { inviteRoom } from './invite-room.ts'

describe('the room for an invitation', () => {
  it('is what the plan leaves in this quiz', () => {
    expect(inviteRoom({ typed: 2, grouped: 0, room: 30 })).toEqual({ count: 2, max: 30, excess: 0 })
    expect(inviteRoom({ typed: 33, grouped: 0, room: 30 })).toEqual({ count: 33, max: 30, excess: 3 })
    expect(inviteRoom({ typed: 1, grouped: 0, room: 0 })).toEqual({ count: 1, max: 0, excess: 1 })
  })

  it('is taken by ticked groups, too', () => {
    expect(inviteRoom({ typed: 2, grouped: 30, room: 30 })).toEqual({ count: 32, max: 30, excess: 2 })
    expect(inviteRoom({ typed: 2, grouped: 250, room: 300 })).toEqual({ count: 252, max: 300, excess: 0 })
  })

  it('is a hundred in one go for what is typed, whatever the plan allows', () => {
    expect(inviteRoom({ typed: 101, grouped: 0, room: 300 })).toEqual({ count: 101, max: 100, excess: 1 })
    expect(inviteRoom({ typed: 2, grouped: 250, room: undefined })).toEqual({ count: 2, max: 100, excess: 0 })
  })
})
