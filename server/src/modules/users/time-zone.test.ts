import { getSession } from '@probant/contract/auth'
import { TIME_ZONE_HEADER } from '@probant/contract/time-zone'
import { updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)
const { anInvitation, invite } = enteringOf(test)
const IN_MONTREAL = { headers: { [TIME_ZONE_HEADER]: 'America/Montreal' } }
const WINDOW = { startsAt: '2026-12-01T08:00:00.000Z', endsAt: '2026-12-01T09:30:00.000Z' }

describe('the time zone of an account', () => {
  it('is learned from the browser, where nobody has chosen one', async () => {
    const person = await test.signedUp()
    expect(person.user.timeZone).toBeNull()

    expect(await zoneSeenFrom(person, 'America/Montreal')).toBe('America/Montreal')
    expect(await zoneSeenFrom(person, 'Europe/Paris')).toBe('America/Montreal')
  })

  it.each(['Mars/Olympus', '+01:00', ''])('is not learned from “%s”, which is none', async (zone) => {
    const person = await test.signedUp()

    expect(await zoneSeenFrom(person, zone)).toBeNull()
  })

  it('is changed in the settings, to one that there is', async () => {
    const person = await test.signedUp()
    await zoneSeenFrom(person, 'America/Montreal')

    const { body } = await person.call(updateUser, { body: { timeZone: 'Asia/Tokyo' } })
    expect(body.timeZone).toBe('Asia/Tokyo')
    const wrong = await person.call(updateUser, { body: { timeZone: 'Mars/Olympus' } })
    expect(wrong).toFailWith('validationError')
  })

  it('is learned by logging in', async () => {
    const { user } = await test.signedUp()
    const phone = test.browser()
    const body = { email: user.email, password: PASSWORD, botToken: await phone.botToken('login') }

    const answer = await phone.send('POST', '/api/_auth/login', body, IN_MONTREAL)

    expect(answer.body.user.timeZone).toBe('America/Montreal')
  })
})

describe('mails to a participant in Montreal about a quiz in Paris', () => {
  it.each([
    [
      'en',
      'When: Tuesday 1 December 2026, 03:00 to 04:30 (Montreal time), which is Tuesday 1 December 2026, 09:00 to 10:30 (Paris time)',
    ],
    [
      'fr',
      'Dates : Mardi 1er décembre 2026, de 03:00 à 04:30 (heure de Montréal) ; soit mardi 1er décembre 2026, de 09:00 à 10:30 (heure de Paris)',
    ],
  ] as const)('tell their own time first, and that of Paris beside it (%s)', async (locale, words) => {
    const claire = await test.signedUp({ username: 'Claire' })
    const anna = await aVerifiedPerson({ email: 'anna@example.org' })
    await anna.call(updateUser, { body: { timeZone: 'America/Montreal', locale } })

    await invite(claire, await anActiveQuiz(claire, WINDOW), { email: 'anna@example.org' })

    expect(await textTo('anna@example.org')).toContain(words)
  })

  it('tell the quiz’s own time to whoever has no account, or has not proved that the address is theirs', async () => {
    const { creator, quiz } = await anInvitation({ email: 'guest@example.org', ...WINDOW })
    const squatter = await test.signedUp({ email: 'bob@example.org' })
    await squatter.call(updateUser, { body: { timeZone: 'America/Montreal' } })
    await invite(creator, quiz, { email: 'bob@example.org' })

    const words = 'When: Tuesday 1 December 2026, 09:00 to 10:30 (Paris time)\n'
    expect(await textTo('guest@example.org')).toContain(words)
    expect(await textTo('bob@example.org')).toContain(words)
  })
})

async function zoneSeenFrom(person: Browser, zone: string): Promise<string | null | undefined> {
  const { body } = await person.call(getSession, undefined, { headers: { [TIME_ZONE_HEADER]: zone } })
  return body.user?.timeZone
}

async function textTo(email: string): Promise<string> {
  return ((await test.mailbox.to(email)).at(-1)?.text ?? '').replaceAll('\u00a0', ' ')
}
