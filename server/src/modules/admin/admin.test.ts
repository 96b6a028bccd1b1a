import { getMail, listMails, listUsers, resendMail, setUserStatus } from '@probant/contract/admin'
import { verifyEmail } from '@probant/contract/auth'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
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

  it('nobody else does', async () => {
    await test.signedUp()
    const person = await test.signedUp()

    expect(await person.call(listMails, { querystring: {} })).toFailWith('forbidden')
    expect(await person.call(listUsers, { querystring: {} })).toFailWith('forbidden')
  })

  it('people are listed page by page, newest first, and found by name or address', async () => {
    const admin = await test.signedUp()
    for (let index = 1; index <= 4; index++) {
      test.clock.advance({ seconds: 1 })
      await test.signedUp({ username: `Someone 10%_${index}`, email: `someone${index}@example.org` })
    }

    const { body } = await admin.call(listUsers, { querystring: { page: 2, pageSize: 2 } })
    expect(body.items.map((user) => user.email)).toEqual(['someone2@example.org', 'someone1@example.org'])
    expect(body.total).toBe(5)
    expect((await admin.call(listUsers, { querystring: { search: '10%_3' } })).body.total).toBe(1)
    expect((await admin.call(listUsers, { querystring: { search: 'SOMEONE4@' } })).body.total).toBe(1)
    expect((await admin.call(listUsers, { querystring: { search: '%' } })).body.total).toBe(4)
  })

  it('an account is disabled and enabled again, but nobody disables their own', async () => {
    const admin = await test.signedUp()
    const person = await test.signedUp()
    const status = (userId: string, status: 'active' | 'disabled') =>
      admin.call(setUserStatus, { params: { userId }, body: { status } })

    expect((await status(person.user.id, 'disabled')).body.status).toBe('disabled')
    expect((await status(person.user.id, 'active')).body.status).toBe('active')
    expect(await status(admin.user.id, 'disabled')).toFailWith('forbidden')
    expect(await status(NOWHERE, 'disabled')).toFailWith('userNotFound')
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

describe('administrators named in the configuration', () => {
  const test = testApp({ env: { ADMIN_EMAILS: 'boss@example.org' } })

  it('are so once they have proved the address, not before', async () => {
    await test.signedUp()
    const boss = await test.signedUp({ email: 'Boss@example.org' })
    expect(boss.user.isAdmin).toBe(false)
    expect(await boss.call(listUsers, { querystring: {} })).toFailWith('forbidden')

    await boss.call(verifyEmail, { body: { token: await test.mailbox.tokenFor('boss@example.org') } })

    expect((await boss.call(listUsers, { querystring: {} })).status).toBe(200)
  })
})

describe('an installation whose configuration names its administrators', () => {
  const test = testApp({ env: { HOST: '0.0.0.0', ADMIN_EMAILS: 'boss@example.org' } })

  it('has no setup code', async () => {
    expect(await test.services.site.setupNotices()).toEqual([])
    expect(await test.browser().signUp({ setupCode: '0000-0000-0000' })).toFailWith('setupCodeWrong')
  })
})

describe('an installation that others can reach', () => {
  const test = testApp({ env: { HOST: '0.0.0.0' } })

  it('gives administration to who has the setup code, not to who comes first', async () => {
    const [notice] = await test.services.site.setupNotices()
    const setupCode = notice?.match(/\d{4}-\d{4}-\d{4}/)?.[0]

    const early = await test.signedUp()
    expect(early.user).toMatchObject({ isAdmin: false, isEmailVerified: false })
    expect(await test.browser().signUp({ setupCode: '0000-0000-0000' })).toFailWith('setupCodeWrong')

    const admin = await test.signedUp({ setupCode })
    expect(admin.user).toMatchObject({ isAdmin: true, isEmailVerified: true })
    expect(await test.browser().signUp({ setupCode })).toFailWith('setupCodeWrong')
    expect(await test.services.site.setupNotices()).toEqual([])
  })

  it('gets a new administrator in the same way when the last one has gone', async () => {
    const codeOf = async () => (await test.services.site.setupNotices())[0]?.match(/\d{4}-\d{4}-\d{4}/)?.[0]
    const admin = await test.signedUp({ setupCode: await codeOf() })
    expect(await codeOf()).toBeUndefined()

    await admin.call(deleteAccount, { body: { email: admin.user.email, currentPassword: PASSWORD } })

    expect((await test.signedUp({ setupCode: await codeOf() })).user.isAdmin).toBe(true)
  })

  it('of two who redeem the code at once makes one administrator', async () => {
    const [notice] = await test.services.site.setupNotices()
    const setupCode = notice?.match(/\d{4}-\d{4}-\d{4}/)?.[0]

    const answers = await Promise.all([1, 2].map(() => test.browser().signUp({ setupCode })))

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
  })

  it('gets demonstration people whose password nobody knows beforehand', async () => {
    const logins = await test.services.demo.seed()

    expect(logins.map(({ password }) => password)).not.toContain('Probant-demo-1')
    expect((await test.browser().logIn(logins[0] ?? { email: '', password: '' })).status).toBe(200)
  })
})
