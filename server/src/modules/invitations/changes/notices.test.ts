import { expect, it } from 'vitest'
import { type Addressee, noticeFor } from './notices.ts'

it('tells whoever has an invitation that something has changed', () => {
  for (const mailStatus of ['sending', 'sent', 'kept', 'failed', 'unsure', null] as const)
    expect(noticeFor(somebody({ mailStatus }), 'laterEnd')).toBe('laterEnd')
})

it('leaves whoever is still to be invited to the invitation: it says what holds then', () => {
  expect(noticeFor(somebody({ mailDue: 'invitation' }), 'laterEnd')).toBeUndefined()
})

it('writes an invitation anew that waits to be sent: it would say what was so before', () => {
  expect(noticeFor(somebody({ mailStatus: 'waiting' }), 'laterEnd')).toBe('invitation')
})

it('takes the place of a reminder that waits, or is still to be written', () => {
  expect(noticeFor(somebody({ mailStatus: 'waiting', mailKind: 'reminder' }), 'laterEnd')).toBe('laterEnd')
  expect(noticeFor(somebody({ mailStatus: 'waiting', mailKind: 'lastCall' }), 'laterEnd')).toBe('laterEnd')
  expect(noticeFor(somebody({ mailDue: 'reminder' }), 'extraTime')).toBe('extraTime')
})

it('never takes the place of more time for a typo, nor invites a second time', () => {
  for (const more of ['laterEnd', 'extraTime', 'ownWindow', 'chosenTime'] as const) {
    expect(noticeFor(somebody({ mailDue: more }), 'wording')).toBeUndefined()
    expect(noticeFor(somebody({ mailStatus: 'waiting', mailKind: more }), 'wording')).toBeUndefined()
  }
  expect(noticeFor(somebody({ mailStatus: 'waiting', mailKind: 'wording' }), 'extraTime')).toBe('extraTime')
})

it('writes when they take it anew, rather than how long they have on its own', () => {
  for (const when of ['ownWindow', 'chosenTime'] as const) {
    expect(noticeFor(somebody({ mailDue: when }), 'extraTime')).toBeUndefined()
    expect(noticeFor(somebody({ mailStatus: 'waiting', mailKind: when }), 'extraTime')).toBe(when)
  }
})

function somebody(changes: Partial<Addressee>): Addressee {
  return { id: crypto.randomUUID(), mailDue: null, mailKind: 'invitation', mailStatus: 'sent', ...changes }
}
