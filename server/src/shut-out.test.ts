import type { ErrorName } from '@probant/contract/errors'
import { removeMember, setMemberStatus } from '@probant/contract/members'
import { describe, expect, it } from 'vitest'
import { ADDRESSED, type Addressed, callAddressed, notFoundAt, tablesOf } from '#test/addressed.ts'
import { everythingOf, SECRET } from '#test/one-of-everything.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { oneOfEverything } = everythingOf(test)
type Made = Awaited<ReturnType<typeof oneOfEverything>>

describe('whoever has made one of everything in an organization, and a moment ago', () => {
  it('was deactivated there, reaches nothing of it, and is told so where they would make something', async () => {
    const made = await oneOfEverything('organization')
    await deactivate(made)
    // They may still leave.
    const reached = ADDRESSED.filter(({ name }) => name !== 'leaveOrganization')

    await expectNothingReached(made, reached, (addressed) => {
      const { name, endpoint } = addressed
      if (name === 'acceptInvitation') return 'alreadyAMember'
      const wouldCreate = endpoint.workspace && endpoint.errors.includes('onlyActiveMembersCreate')
      return wouldCreate ? 'onlyActiveMembersCreate' : notFoundAt(addressed)
    })
  })

  it('was removed from it, reaches nothing of it', async () => {
    const made = await oneOfEverything('organization')
    await remove(made)

    await expectNothingReached(made, ADDRESSED)
  })
})

async function expectNothingReached(
  { maker, ids }: Made,
  endpoints: Addressed[],
  refusalAt: (addressed: Addressed) => ErrorName = notFoundAt,
): Promise<void> {
  for (const addressed of endpoints) {
    const before = await tablesOf(test)
    const answer = await callAddressed(test, maker, addressed, ids)

    expect.soft(answer, addressed.name).toFailWith(refusalAt(addressed))
    expect.soft(answer.text, addressed.name).not.toContain(SECRET)
    expect.soft(await tablesOf(test), addressed.name).toEqual(before)
  }
}

async function deactivate({ organization: { owner, id }, maker }: Made): Promise<void> {
  const params = { organizationId: id, memberId: maker.memberId }
  const { status } = await owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
  expect(status).toBe(200)
}

async function remove({ organization: { owner, id }, maker }: Made): Promise<void> {
  const { status } = await owner.call(removeMember, {
    params: { organizationId: id, memberId: maker.memberId },
  })
  expect(status).toBeLessThan(300)
}
