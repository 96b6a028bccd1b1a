import { describe, expect, it } from 'vitest'
import { judged } from './invitees.ts'

describe('before sending', () => {
  it('says of each address what would come of it', () => {
    const known = [
      { email: 'member@x.org', state: 'member' },
      { email: 'invited@x.org', state: 'invited' },
    ] as const
    expect(judged(['New@x.org', 'nonsense', 'new@x.org', 'Member@x.org', 'invited@x.org'], known)).toEqual([
      { text: 'new@x.org', state: 'new' },
      { text: 'nonsense', state: 'invalid' },
      { text: 'new@x.org', state: 'duplicate' },
      { text: 'member@x.org', state: 'member' },
      { text: 'invited@x.org', state: 'invited' },
    ])
  })
})
