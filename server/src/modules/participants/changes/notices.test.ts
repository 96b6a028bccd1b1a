import { expect, it } from 'vitest'
import { type Addressee, noticeFor } from './notices.ts'

const AT = new Date('2026-11-16T09:00:00.000Z')

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

it('takes the place of a reminder that waits, or is still to be written: that was not the first they heard', () => {
  expect(noticeFor(somebody({ mailStatus: 'waiting', remindedAt: AT }), 'laterEnd')).toBe('laterEnd')
  expect(noticeFor(somebody({ mailStatus: 'waiting', lastCallAt: AT }), 'laterEnd')).toBe('laterEnd')
  expect(noticeFor(somebody({ mailDue: 'reminder', remindedAt: AT }), 'extraTime')).toBe('extraTime')
})

function somebody(changes: Partial<Addressee>): Addressee {
  return {
    id: crypto.randomUUID(),
    mailDue: null,
    mailId: null,
    mailStatus: 'sent',
    remindedAt: null,
    lastCallAt: null,
    ...changes,
  }
}
