import { verifyEmail } from '@probant/contract/auth'
import { inviteMembers, listInvitations, resendInvitation } from '@probant/contract/invitations'
import { NEW_ACCOUNT_DAYS } from '@probant/contract/limits'
import { inviteParticipants, withdrawParticipants } from '@probant/contract/participants/inviting'
import { openShareLink } from '@probant/contract/participants/share-link'
import { deactivateQuiz } from '@probant/contract/quizzes/life'
import { changeEmail, deleteAccount, updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { keyedHash } from '#server/platform/security/keyed-hash.ts'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { addresses, invite, remind, resend, theParticipant, writeMails } from '#test/inviting.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { SECRET, testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember, deactivate } = organizationsOf(test)
const { anActiveQuiz, aParticipant, save, publish, later } = quizzesOf(test)
const { aShared, askForCode, askForLink } = enteringOf(test)

const FREE_PER_DAY = 300

describe('an account whose address is not proved', () => {
  it('GENL003: invites nobody, reminds nobody, sends nothing again and opens no share link', async () => {
    await theAdministrator()
    const mallory = await test.signedUp()
    const quiz = await anActiveQuiz(mallory)
    const { id } = await aParticipant(quiz)

    expect(await invite(mallory, quiz, ['victim@example.org'])).toFailWith('emailNotVerified')
    expect(await remind(mallory, quiz)).toFailWith('emailNotVerified')
    expect(await resend(mallory, quiz, id)).toFailWith('emailNotVerified')
    expect(await share(mallory, quiz.id)).toFailWith('emailNotVerified')

    await writeMails(test)
    expect(await test.mailbox.to('victim@example.org')).toEqual([])
  })

  it('is asked for links in vain by those whom it invited by hand, and the answer is the same', async () => {
    await theAdministrator()
    const mallory = await test.signedUp()
    const quiz = await anActiveQuiz(mallory)
    expect((await inviteByHand(mallory, quiz, addresses(12))).body.invited).toHaveLength(12)

    for (const email of addresses(12)) {
      expect((await askForLink(test.browser(), quiz.id, email)).status).toBe(200)
    }

    const mailed = (await test.mailbox.all()).filter(({ recipient }) => addresses(12).includes(recipient))
    expect(mailed).toEqual([])
  })

  it('invites once the address is confirmed', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)

    expect((await invite(claire, quiz, ['ada@example.org'])).body.invited).toEqual(['ada@example.org'])
    expect((await share(claire, quiz.id)).status).toBe(200)
  })
})

describe('what an account has mailed to others in a day', () => {
  it('is bounded, and withdrawing gives nothing back', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    for (let round = 0; round < 10; round++)
      await inviteAndWithdraw(claire, quiz, addresses(30, `round${round}-`))

    const refused = await invite(claire, quiz, ['one-more@example.org'])

    expect(refused).toFailWith('mailLimitReached')
    expect(refused.body.error).toMatchObject({ params: { limit: FREE_PER_DAY, left: 0, hours: 15 } })
    expect(await sentToday(claire)).toBe(FREE_PER_DAY)
  })

  it('goes on at midnight of UTC', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await hasSent(claire, FREE_PER_DAY)
    expect(await invite(claire, quiz, ['ada@example.org'])).toFailWith('mailLimitReached')

    await later({ hours: 15 }, claire)

    expect((await invite(claire, quiz, ['ada@example.org'])).status).toBe(200)
    await test.services.sending.forgetOld()
    expect(await sentToday(claire)).toBe(1)
  })

  it('holds reminders, mails sent again and invitations to organizations as well; what is refused is not done', async () => {
    await theAdministrator()
    const organization = await anOrganization()
    const { owner, id: organizationId } = organization
    const quiz = await anActiveQuiz(owner)
    await invite(owner, quiz, ['ada@example.org', 'bob@example.org'])
    await writeMails(test)
    const { id } = await theParticipant(owner, quiz, 'ada@example.org')
    const params = { organizationId }
    await owner.call(inviteMembers, { params, body: { emails: ['eve@example.org'] } })
    const invitations = await owner.call(listInvitations, { params, querystring: {} })
    const invitationId = invitations.body.items[0]?.id ?? ''
    expect(await sentToday(owner)).toBe(3)
    await hasSent(owner, FREE_PER_DAY)

    expect(await remind(owner, quiz)).toFailWith('mailLimitReached')
    expect(await resend(owner, quiz, id)).toFailWith('mailLimitReached')
    const body = { emails: ['mia@example.org'] }
    expect(await owner.call(inviteMembers, { params, body })).toFailWith('mailLimitReached')
    const address = { ...params, invitationId }
    expect(await owner.call(resendInvitation, { params: address })).toFailWith('mailLimitReached')

    expect(await theParticipant(owner, quiz, 'ada@example.org')).toMatchObject({ remindedAt: null })
    expect(await test.mailbox.to('mia@example.org')).toEqual([])
    expect(await sentToday(owner)).toBe(FREE_PER_DAY)
  })

  it('holds the first link that somebody asks for who was invited by hand; a second one is not counted', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    const quiz = await anActiveQuiz(claire)
    await inviteByHand(claire, quiz, ['ada@example.org', 'bob@example.org'])
    await hasSent(claire, FREE_PER_DAY - 1)

    for (const email of ['ada@example.org', 'bob@example.org', 'ada@example.org']) {
      await askForLink(test.browser(), quiz.id, email)
    }

    expect(await test.mailbox.to('ada@example.org')).toHaveLength(2)
    expect(await test.mailbox.to('bob@example.org')).toEqual([])
    expect(await sentToday(claire)).toBe(FREE_PER_DAY)
    await later({ days: 1 }, claire)
    await askForLink(test.browser(), quiz.id, 'bob@example.org')
    expect(await test.mailbox.to('bob@example.org')).toHaveLength(1)
  })

  it('is exact, however many calls come at once', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    const quizzes = [await anActiveQuiz(claire), await anActiveQuiz(claire), await anActiveQuiz(claire)]
    await hasSent(claire, FREE_PER_DAY - 2)

    const answers = await Promise.all(quizzes.map((quiz) => invite(claire, quiz, ['ada@example.org'])))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect(await sentToday(claire)).toBe(FREE_PER_DAY)
  })

  it('is not given back by deleting the account and opening it anew', async () => {
    await theAdministrator()
    const email = 'mallory@example.org'
    const mallory = await aVerifiedPerson({ email })
    const first = await anActiveQuiz(mallory)
    await invite(mallory, first, addresses(30))
    await mallory.call(deactivateQuiz, { params: { quizId: first.id } })
    const farewell = { email, currentPassword: PASSWORD }
    expect((await mallory.call(deleteAccount, { body: farewell })).status).toBe(204)

    const again = await aVerifiedPerson({ email })
    const quiz = await anActiveQuiz(again)
    for (let round = 0; round < 9; round++)
      await inviteAndWithdraw(again, quiz, addresses(30, `round${round}-`))

    expect(await invite(again, quiz, ['one-more@example.org'])).toFailWith('mailLimitReached')
  })

  it('nor by moving the account to another address', async () => {
    await theAdministrator()
    const mallory = await aVerifiedPerson()
    const quiz = await anActiveQuiz(mallory)
    await hasSent(mallory, FREE_PER_DAY)
    await mallory.call(changeEmail, { body: { email: 'eve@example.org', currentPassword: PASSWORD } })
    const token = await test.mailbox.tokenFor('eve@example.org')
    expect((await mallory.call(verifyEmail, { body: { token } })).body.outcome).toBe('verified')

    expect(await invite(mallory, quiz, ['one-more@example.org'])).toFailWith('mailLimitReached')
  })

  it('is remembered in a way that tells nobody who it was, until the day is over', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    await invite(claire, await anActiveQuiz(claire), ['ada@example.org'])

    const { rows } = await test.database.pool.query('select * from mail_counts')
    expect(rows).toEqual(
      Array(2).fill({ person: expect.stringMatching(/^[0-9a-f]{64}$/), day: expect.anything(), mails: 1 }),
    )
    test.clock.advance({ days: 1 })
    await test.services.sending.forgetOld()
    expect((await test.database.pool.query('select * from mail_counts')).rows).toEqual([])
  })

  it('is as much as the best of their workspaces gives, wherever they work', async () => {
    await theAdministrator()
    const organization = await anOrganization()
    const member = await aMember(organization)
    await later({ days: NEW_ACCOUNT_DAYS }, member)
    await hasSent(member, FREE_PER_DAY)
    const own = await anActiveQuiz(member)

    expect((await invite(member, own, ['ada@example.org'])).status).toBe(200)

    await deactivate(organization)
    const refused = await invite(member, own, ['bob@example.org'])
    expect(refused).toFailWith('mailLimitReached')
    expect(refused.body.error).toMatchObject({ params: { limit: FREE_PER_DAY, left: 0 } })
  })

  it('is each person’s own, wherever they work; newcomers have the free plan’s, older accounts their plan’s', async () => {
    await theAdministrator()
    const organization = await anOrganization()
    const member = await aMember(organization)
    await hasSent(organization.owner, FREE_PER_DAY)
    const quiz = await anActiveQuiz(member, {}, organization.id)
    expect((await invite(member, quiz, ['ada@example.org'])).status).toBe(200)

    await later({ days: NEW_ACCOUNT_DAYS }, organization.owner)
    await hasSent(organization.owner, FREE_PER_DAY)
    const older = await anActiveQuiz(organization.owner, {}, organization.id)
    expect((await invite(organization.owner, older, ['ada@example.org'])).status).toBe(200)
  })
})

describe('a web address in the words of a new account', () => {
  it('GENL003: in the quiz’s title holds invitations and the share link back, and names it', async () => {
    await theAdministrator()
    const mallory = await aVerifiedPerson()
    const quiz = await anActiveQuiz(mallory, { title: 'You have won: evil.example' })

    const refused = await invite(mallory, quiz, ['victim@example.org'])

    expect(refused).toFailWith('titleHeldBack')
    expect(refused.body.error).toMatchObject({ params: { words: 'evil.example', days: NEW_ACCOUNT_DAYS } })
    expect(await share(mallory, quiz.id)).toFailWith('titleHeldBack')
    await writeMails(test)
    expect(await test.mailbox.to('victim@example.org')).toEqual([])
  })

  it('GENL003: in a personal message holds the invitation back, unless nobody is mailed', async () => {
    await theAdministrator()
    const mallory = await aVerifiedPerson()
    const quiz = await anActiveQuiz(mallory)
    const params = { quizId: quiz.id }
    const body = { people: [{ email: 'victim@example.org' }], message: 'Look at evil.example' }

    expect(await mallory.call(inviteParticipants, { params, body })).toFailWith('messageHeldBack')
    const byHand = await mallory.call(inviteParticipants, { params, body: { ...body, byHand: true } })
    expect(byHand.status).toBe(200)
  })

  it('GENL003: in the name of the person or of the organization as well', async () => {
    await theAdministrator()
    const { owner, id: organizationId } = await anOrganization({ name: 'Bank evil.example' })
    const call = { params: { organizationId }, body: { emails: ['victim@example.org'] } }
    expect(await owner.call(inviteMembers, call)).toFailWith('organizationNameHeldBack')

    const quiz = await anActiveQuiz(owner)
    await invite(owner, quiz, ['ada@example.org'])
    await owner.call(updateUser, { body: { username: 'www.evil.example' } })
    expect(await remind(owner, quiz)).toFailWith('usernameHeldBack')
  })

  it('goes out once the account is a week old, and is no link in the mail', async () => {
    await theAdministrator()
    const claire = await aVerifiedPerson()
    await later({ days: NEW_ACCOUNT_DAYS }, claire)
    const quiz = await anActiveQuiz(claire, { title: 'All about booking.com' })

    await invite(claire, quiz, ['ada@example.org'])
    await writeMails(test)

    const [mail] = await test.mailbox.to('ada@example.org')
    expect(mail?.text).toContain('All about booking.\u200bcom')
    expect(mail?.html).toContain('All about booking.\u200bcom')
    expect(`${mail?.text}${mail?.html}`).not.toContain('booking.com')
  })

  it('GENL003: that came into the title after the share link was opened is mailed with no code; the answer is the same', async () => {
    await theAdministrator()
    const { creator, quiz, token } = await aShared()
    await askForCode(test.browser(), token, 'anna@school.org')
    expect(await test.mailbox.to('anna@school.org')).toHaveLength(1)
    const { body: draft } = await creator.call(deactivateQuiz, { params: { quizId: quiz.id } })
    const { body: renamed } = await save(creator, draft, { title: 'You have won: evil.example' })
    expect((await publish(creator, renamed)).status).toBe(200)

    const { status, body } = await askForCode(test.browser(), token, 'ben@school.org')

    expect({ status, body }).toEqual({
      status: 200,
      body: { email: 'ben@school.org', requestId: expect.any(String) },
    })
    expect(await test.mailbox.to('ben@school.org')).toEqual([])
  })

  it('GENL003: that came into the name after inviting is written to nobody: not in invitations, links asked for or last calls', async () => {
    await theAdministrator()
    const mallory = await aVerifiedPerson()
    const quiz = await anActiveQuiz(mallory, { endsAt: test.clock.in({ hours: 4 }) })
    await invite(mallory, quiz, ['ada@example.org'])
    await writeMails(test)
    await invite(mallory, quiz, ['bob@example.org'])
    await mallory.call(updateUser, { body: { username: 'www.evil.example' } })

    await writeMails(test)
    await askForLink(test.browser(), quiz.id, 'bob@example.org')
    await later({ hours: 3, minutes: 10 }, mallory)
    await test.services.invitations.reminders.callLast()
    await writeMails(test)

    expect(await test.mailbox.to('ada@example.org')).toHaveLength(1)
    expect(await test.mailbox.to('bob@example.org')).toEqual([])
    const { rows } = await test.database.pool.query('select last_call_at, mail_due from participants')
    expect(rows).toEqual(Array(2).fill({ last_call_at: expect.any(Date), mail_due: null }))
  })

  it('does not hold back whoever administers the installation', async () => {
    const admin = await theAdministrator()
    const quiz = await anActiveQuiz(admin, { title: 'All about booking.com' })

    expect((await invite(admin, quiz, ['ada@example.org'])).status).toBe(200)
  })
})

/** The first account is proved by itself, and is nobody's who is spoken of here. */
function theAdministrator() {
  return test.signedUp()
}

function inviteByHand(browser: Browser, { id: quizId }: { id: string }, emails: string[]) {
  const people = emails.map((email, index) => ({ email, name: `Pupil ${index}` }))
  return browser.call(inviteParticipants, { params: { quizId }, body: { people, byHand: true } })
}

function share(browser: Browser, quizId: string) {
  return browser.call(openShareLink, { params: { quizId }, body: { domains: ['example.org'] } })
}

async function inviteAndWithdraw(browser: Browser, quiz: { id: string }, emails: string[]): Promise<void> {
  expect((await invite(browser, quiz, emails)).body.invited).toHaveLength(emails.length)
  const { body } = await browser.call(withdrawParticipants, { params: { quizId: quiz.id }, body: {} })
  expect(body.withdrawn).toBe(emails.length)
}

async function hasSent({ user }: { user: { id: string } }, mails: number): Promise<void> {
  await test.database.pool.query(
    `insert into mail_counts (person, day, mails) values ($1, $2, $3)
     on conflict (person, day) do update set mails = excluded.mails`,
    [senderOf(user), test.clock.now().toISOString().slice(0, 10), mails],
  )
}

async function sentToday({ user }: { user: { id: string } }): Promise<number> {
  const day = test.clock.now().toISOString().slice(0, 10)
  const { rows } = await test.database.pool.query(
    'select mails from mail_counts where person = $1 and day = $2',
    [senderOf(user), day],
  )
  return rows[0]?.mails ?? 0
}

function senderOf({ id }: { id: string }): string {
  return keyedHash('mails', id, SECRET)
}
