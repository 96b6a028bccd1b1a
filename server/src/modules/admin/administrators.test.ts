import { listUsers } from '@probant/contract/admin/users'
import { verifyEmail } from '@probant/contract/auth'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

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

  it('tells whoever names one nothing about the address', async () => {
    const { user } = await test.signedUp()
    const taken = await test.browser().signUp({ email: user.email, setupCode: '0000-0000-0000' })
    expect(taken).toFailWith('setupCodeWrong')
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
