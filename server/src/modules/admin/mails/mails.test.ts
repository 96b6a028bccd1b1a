import { listAuditEntries } from '@probant/contract/admin/audit'
import { getMail, listMails, resendMail, sendTestMail } from '@probant/contract/admin/mails'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { testApp } from '#test/test-app.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('without a mail server', () => {
  const test = testApp()

  it('the administrator reads the outbox, links and all', async () => {
    const admin = await test.signedUp()
    await test.signedUp({ email: 'someone@example.org' })

    const { body: page } = await admin.call(listMails, { querystring: { search: 'SOMEONE@' } })
    expect(page).toMatchObject({ total: 1, items: [{ recipient: 'someone@example.org', status: 'kept' }] })

    const { body: mail } = await admin.call(getMail, { params: { mailId: page.items[0]?.id ?? '' } })
    expect(mail.text).toContain(await test.mailbox.tokenFor('someone@example.org'))
    expect(mail.linksHidden).toBe(false)
    expect(await admin.call(getMail, { params: { mailId: NOWHERE } })).toFailWith('notFound')
    expect((await admin.call(listMails, { querystring: { status: 'failed' } })).body.total).toBe(0)
  })

  it('a test mail has nowhere to go, and says so', async () => {
    const admin = await test.signedUp()
    const { body } = await admin.call(sendTestMail)
    expect(body).toEqual({ outcome: 'no_server', recipient: admin.user.email, reason: null })
  })
})

describe('with a mail server', () => {
  const test = testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })

  it('links are nobody else’s business, and a failed mail can be sent again', async () => {
    const admin = await test.signedUp()
    await test.signedUp({ email: 'someone@example.org' })
    const { body: page } = await admin.call(listMails, { querystring: {} })
    const params = { mailId: page.items[0]?.id ?? '' }

    const { body: mail } = await admin.call(getMail, { params })
    expect(mail).toMatchObject({ status: 'waiting', linksHidden: true })
    expect(mail.text + mail.html).not.toContain(await test.mailbox.tokenFor('someone@example.org'))

    expect(await admin.call(resendMail, { params })).toFailWith('notFound')
    await test.database.pool.query(`update mails set status = 'failed', attempts = 6`)
    expect((await admin.call(resendMail, { params })).body).toMatchObject({ status: 'waiting', attempts: 0 })
  })

  it('a test mail says that nobody answers there', async () => {
    const admin = await test.signedUp()
    const { body } = await admin.call(sendTestMail)
    expect(body).toMatchObject({ outcome: 'unreachable', reason: expect.stringContaining('ECONNREFUSED') })
  })
})

const smtp = await startSmtpServer()

afterAll(() => smtp.close())

describe('a test mail', () => {
  const test = testApp({ env: { SMTP_URL: smtp.url } })

  beforeEach(() => {
    smtp.messages.length = 0
    smtp.refuse()
  })

  it('goes at once to whoever asks, in their language, past the outbox, and is written down', async () => {
    const admin = await test.signedUp({}, { language: 'fr' })
    const before = (await admin.call(listMails, { querystring: {} })).body.total

    const { body } = await admin.call(sendTestMail, {})

    expect(body).toEqual({ outcome: 'sent', recipient: admin.user.email, reason: null })
    expect(smtp.messages.map(({ recipients, email }) => [recipients, email.subject])).toEqual([
      [[admin.user.email], 'Courriel d’essai de Probant'],
    ])
    expect((await admin.call(listMails, { querystring: {} })).body.total).toBe(before)
    const { body: audit } = await admin.call(listAuditEntries, { querystring: { action: 'mail.tested' } })
    expect(audit.items).toMatchObject([{ actor: admin.user.email, target: admin.user.email }])
  })

  it('has the mail server’s own words where it is refused', async () => {
    const admin = await test.signedUp()
    smtp.refuse(550)

    const { body } = await admin.call(sendTestMail)

    expect(body).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('550 as the test wishes'),
    })
  })

  it('is for administrators alone, and not for ever', async () => {
    const admin = await test.signedUp()
    const person = await test.signedUp()
    expect((await person.call(sendTestMail)).status).toBe(403)

    for (let time = 0; time < 5; time++) await admin.call(sendTestMail)

    expect(await admin.call(sendTestMail)).toFailWith('tooManyAttempts')
    expect(smtp.messages).toHaveLength(5)
    test.clock.advance({ minutes: 2 })
    expect((await admin.call(sendTestMail)).status).toBe(200)
  })
})
