import { getMail, listMails, resendMail } from '@probant/contract/admin/mails'
import { describe, expect, it } from 'vitest'
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
})
