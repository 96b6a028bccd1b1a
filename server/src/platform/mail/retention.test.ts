import { dismissMail, getMail, listMails, resendMail } from '@probant/contract/admin/mails'
import { deleteAccount } from '@probant/contract/users'
import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const smtp = await startSmtpServer()
afterAll(() => smtp.close())

const NOTHING = { text: '', html: '', link: null }

describe('without a mail server', () => {
  const test = testApp({ env: { MAIL_TEXT_DAYS: '30', MAIL_DAYS: '365' } })

  it('mails keep what they say for 30 days, and stay in the list for a year', async () => {
    await test.signedUp()
    await test.signedUp({ email: 'someone@example.org' })
    const before = await test.mailbox.to('someone@example.org')

    await afterDays(test, 30, -1)
    expect(await test.mailbox.to('someone@example.org')).toEqual(before)
    await afterDays(test, 0, 2)
    expect(await test.mailbox.to('someone@example.org')).toEqual(
      before.map((mail) => ({ ...mail, ...NOTHING })),
    )
    await afterDays(test, 335, -3)
    expect(await test.mailbox.to('someone@example.org')).toHaveLength(1)
    await afterDays(test, 0, 3)
    expect(await test.mailbox.to('someone@example.org')).toEqual([])
  })

  it('hundreds of them are forgotten in portions, and none that is too young', async () => {
    await test.signedUp({ email: 'first@example.org' })
    await test.database.pool.query(
      `insert into mails (recipient, locale, subject, text, html, status, created_at, next_attempt_at)
       select 'old' || number, 'en', 'Old', 'text', 'html', 'kept', $1, $1 from generate_series(1, 450) number`,
      [test.clock.now()],
    )
    test.clock.advance({ days: 29 })
    await test.signedUp({ email: 'young@example.org' })
    await afterDays(test, 1, 1)

    const texts = (await test.mailbox.all()).filter(({ text }) => text !== '')
    expect(texts.map(({ recipient }) => recipient)).toEqual(['young@example.org'])
  })
})

describe('with a mail server', () => {
  const test = testApp({ env: { SMTP_URL: smtp.url } })
  const { anOrganization, aVerifiedPerson } = organizationsOf(test)
  const { anInvitation, aShared, askForCode } = enteringOf(test)

  it('no link and no code stands in the database once its mail was sent, whatever the mail', async () => {
    const { owner, id } = await anOrganization()
    await owner.send('POST', `/api/organizations/${id}/invitations`, { emails: ['member@example.org'] })
    await test.signedUp({ email: 'someone@example.org' })
    await anInvitation({ email: 'guest@example.org' })
    const { token } = await aShared()
    await askForCode(test.browser(), token, 'pupil@school.org')
    const secrets = (await test.mailbox.all()).flatMap(({ link }) => link?.split('#').at(-1) ?? [])
    expect(secrets.length).toBeGreaterThan(3)

    await test.services.platform.mailDelivery.sendDue()

    const kept = JSON.stringify(await test.mailbox.all())
    for (const secret of secrets) expect(kept).not.toContain(secret)
    expect((await test.mailbox.all()).every(({ status, link }) => status === 'sent' && link === null)).toBe(
      true,
    )
  })

  it('a mail that failed stays, until the administrator sends it again or deletes it', async () => {
    const admin = await test.signedUp()
    await test.signedUp({ email: 'someone@example.org' })
    await test.database.pool.query(`update mails set status = 'failed'`)
    await afterDays(test, 800)
    await admin.logIn({ email: admin.user.email, password: PASSWORD })

    const { body: page } = await admin.call(listMails, { querystring: { search: 'someone@' } })
    expect(page).toMatchObject({ total: 1, keeping: { textDays: 30, days: 365 } })
    const params = { mailId: page.items[0]?.id ?? '' }
    expect((await admin.call(getMail, { params })).body).toMatchObject({
      isErased: false,
      can: { resend: true, dismiss: true },
    })
    expect((await admin.call(dismissMail, { params })).status).toBe(204)
    expect(await admin.call(dismissMail, { params })).toFailWith('notFound')
  })

  it('what says nothing any more can’t be sent again', async () => {
    const admin = await test.signedUp()
    await test.signedUp({ email: 'someone@example.org' })
    await test.database.pool.query(`update mails set status = 'kept'`)
    await afterDays(test, 31)
    await admin.logIn({ email: admin.user.email, password: PASSWORD })

    const { body: page } = await admin.call(listMails, { querystring: { search: 'someone@' } })
    const params = { mailId: page.items[0]?.id ?? '' }
    expect((await admin.call(getMail, { params })).body).toMatchObject({
      isErased: true,
      can: { resend: false, dismiss: false },
    })
    expect(await admin.call(resendMail, { params })).toFailWith('notFound')
  })

  it('the farewell to whoever has left is sent, and leaves nothing behind', async () => {
    await test.signedUp()
    const person = await aVerifiedPerson({ email: 'person@example.org' })
    await person.call(deleteAccount, { body: { email: 'person@example.org', currentPassword: PASSWORD } })
    expect((await test.mailbox.all()).map(({ subject }) => subject)).toContain('Your account was deleted')

    await test.services.platform.mailDelivery.sendDue()

    expect(await test.mailbox.to('person@example.org')).toEqual([])
    expect(smtp.messages.map(({ email }) => email.subject)).toContain('Your account was deleted')
  })

  it('nobody is bid farewell at an address that they have not proved: it may be a stranger’s', async () => {
    await test.signedUp()
    const person = await test.signedUp({ email: 'stranger@example.org' })
    await person.call(deleteAccount, { body: { email: 'stranger@example.org', currentPassword: PASSWORD } })

    const mailed = await test.mailbox.to('stranger@example.org')
    expect(mailed.map(({ subject }) => subject)).not.toContain('Your account was deleted')
  })

  it('a farewell whose last sender died is forgotten too', async () => {
    await test.signedUp()
    const person = await aVerifiedPerson({ email: 'person@example.org' })
    await person.call(deleteAccount, { body: { email: 'person@example.org', currentPassword: PASSWORD } })
    await test.database.pool.query(`update mails set status = 'sending', attempts = 6`)

    await test.services.platform.mailDelivery.sendDue()

    expect(await test.mailbox.to('person@example.org')).toEqual([])
    expect((await test.mailbox.all()).every(({ status }) => status === 'unsure')).toBe(true)
  })

  it('an invitation that was on its way when its author left is sent, and then forgotten', async () => {
    const { creator, email } = await anInvitation({ email: 'guest@example.org' })
    await test.database.pool.query(`update quizzes set status = 'completed'`)
    const { body } = await creator.send('GET', '/api/_auth/session')
    await creator.call(deleteAccount, { body: { email: body.user.email, currentPassword: PASSWORD } })
    expect(await test.mailbox.to(email)).toMatchObject([{ status: 'waiting', forgetAfterwards: true }])

    await test.services.platform.mailDelivery.sendDue()

    expect(await test.mailbox.to(email)).toEqual([])
  })
})

async function afterDays(test: ReturnType<typeof testApp>, days: number, seconds = 0): Promise<void> {
  test.clock.advance({ days, seconds })
  await test.services.platform.mailRetention.forgetOld()
}
