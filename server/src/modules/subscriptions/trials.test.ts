import { createOrganization, deleteOrganization } from '@probant/contract/organizations'
import { deleteAccount } from '@probant/contract/users'
import { getWorkspace } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' } })
const { aVerifiedPerson } = organizationsOf(test)
type Person = Awaited<ReturnType<typeof aVerifiedPerson>>

describe('the trial of an organization', () => {
  it('is one per owner', async () => {
    const owner = await aVerifiedPerson()

    expect(await beginning(owner)).toBe('trialing')
    expect(await beginning(owner)).toBe('inactive')
  })

  it('does not come again with a new account of the same address', async () => {
    await test.signedUp()
    const owner = await aVerifiedPerson({ email: 'again@example.org' })
    const { body } = await owner.call(createOrganization, { body: { name: 'Zoo' } })
    await owner.call(deleteOrganization, { params: { organizationId: body.id }, body: { name: 'Zoo' } })
    const farewell = { email: 'again@example.org', currentPassword: PASSWORD }
    expect((await owner.call(deleteAccount, { body: farewell })).status).toBe(204)

    expect(await beginning(await aVerifiedPerson({ email: 'again@example.org' }))).toBe('inactive')
  })

  it('does not come again with a new address of the same account', async () => {
    const owner = await aVerifiedPerson()
    await beginning(owner)
    await test.database.pool.query(`update users set email = 'new@example.org'`)

    expect(await beginning(owner)).toBe('inactive')
  })

  it('is remembered in a way that tells nobody who had it', async () => {
    const owner = await aVerifiedPerson()
    await beginning(owner)

    const { rows } = await test.database.pool.query('select * from trials')

    expect(rows).toHaveLength(2)
    for (const { person } of rows) expect(person).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(owner.user.id)
  })
})

/** How a new organization of theirs stands. */
async function beginning(owner: Person): Promise<string> {
  const { body } = await owner.call(createOrganization, { body: { name: 'Zoo' } })
  return (await owner.call(getWorkspace, {}, { headers: { 'x-workspace': body.id } })).body.standing.status
}
