import { deleteOrganization } from '@probant/contract/organizations'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { untilWaiting } from '#test/waiting-for-locks.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

const SUBSCRIPTION = 'select 1 from subscriptions where workspace_id = $1 for update nowait'
const WORKSPACE = 'select 1 from workspaces where id = $1 for key share nowait'
const ACCOUNT =
  'select 1 from users where id = (select user_id from workspaces where id = $1) for key share nowait'
const MEMBERS =
  'select 1 from users where id in (select user_id from members where organization_id = $1) for key share nowait'

/** The order of `docs/decisions/0007`; the embedded database has one connection, so nobody ever waits for another. */
describe.runIf(findPostgresAddress())('whoever deletes holds nothing yet that others need to finish', () => {
  it('an organization, for which something new is being made', async () => {
    const { owner, id } = await anOrganization()

    const deleted = await meanwhile(
      { holding: 'select 1 from organizations where id = $1 for key share', needing: SUBSCRIPTION, id },
      () => owner.call(deleteOrganization, { params: { organizationId: id }, body: { name: 'Lycée Curie' } }),
    )

    expect(deleted.status).toBe(204)
  })

  it('an organization, in which something is being used up', async () => {
    const { owner, id } = await anOrganization()

    const deleted = await meanwhile({ holding: SUBSCRIPTION, needing: WORKSPACE, id }, () =>
      owner.call(deleteOrganization, { params: { organizationId: id }, body: { name: 'Lycée Curie' } }),
    )

    expect(deleted.status).toBe(204)
  })

  it.each([
    ['the workspace', WORKSPACE],
    ['the account', ACCOUNT],
  ])('an account, in whose own workspace something is being used up: not %s', async (_what, needing) => {
    const person = await aVerifiedPerson()
    const { rows } = await test.database.pool.query('select id from workspaces where user_id = $1', [
      person.user.id,
    ])

    const deleted = await meanwhile({ holding: SUBSCRIPTION, needing, id: rows[0].id }, () =>
      person.call(deleteAccount, { body: { email: person.user.email, currentPassword: PASSWORD } }),
    )

    expect(deleted.status).toBe(204)
  })

  it('an account, in whose organization something is being used up', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)

    const deleted = await meanwhile({ holding: SUBSCRIPTION, needing: MEMBERS, id: organization.id }, () =>
      member.call(deleteAccount, { body: { email: member.user.email, currentPassword: PASSWORD } }),
    )

    expect(deleted.status).toBe(204)
  })
})

/** The action begins while someone else holds one row; that one then gets the other at once, and the action goes on. */
async function meanwhile<T>(
  { holding, needing, id }: { holding: string; needing: string; id: string },
  action: () => Promise<T>,
): Promise<T> {
  const other = await test.database.pool.connect()
  try {
    await other.query('begin')
    await other.query(holding, [id])
    const done = action()
    await untilWaiting(test.database)
    await other.query(needing, [id])
    await other.query('commit')
    return await done
  } finally {
    other.release(true)
  }
}
