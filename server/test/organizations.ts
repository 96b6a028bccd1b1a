import { acceptInvitation, type InvitableRole, inviteMembers } from '@probant/contract/invitations'
import { listMembers } from '@probant/contract/members'
import { createOrganization } from '@probant/contract/organizations'
import type { testApp } from './test-app.ts'

/** People and organizations as the specification's stories need them. */
export function organizationsOf(test: ReturnType<typeof testApp>) {
  return { aVerifiedPerson, anOrganization, aMember, theMembers, deactivate }

  async function aVerifiedPerson(person: Parameters<typeof test.signedUp>[0] = {}, options?: BrowserOptions) {
    const browser = await test.signedUp(person, options)
    // The very first account is proven by itself.
    if (!browser.user.isEmailVerified) await verify(browser.user.id)
    return browser
  }

  /** What following the link in the mail comes to. */
  async function verify(userId: string): Promise<void> {
    const { users } = test.services
    await test.database.db.transaction(async (tx) => {
      await users.markVerified(tx, userId)
      await users.links.spend(tx, userId, ['verify_email'])
    })
  }

  /** An organization with its owner, who has just made it. */
  async function anOrganization({ name = 'Lycée Curie', email }: { name?: string; email?: string } = {}) {
    const owner = await aVerifiedPerson(email ? { email } : {})
    const { body } = await owner.call(createOrganization, { body: { name } })
    return { owner, id: body.id }
  }

  /** Someone new, who was invited and has accepted. */
  async function aMember({ owner, id }: Organization, role: InvitableRole = 'member') {
    const person = await test.signedUp()
    const { email } = person.user
    const params = { organizationId: id }
    await owner.call(inviteMembers, { params, body: { emails: [email], role } })
    await person.call(acceptInvitation, { params, body: { token: await test.mailbox.tokenFor(email) } })
    const member = (await theMembers({ owner, id })).find((one) => one.userId === person.user.id)
    return Object.assign(person, { memberId: member?.id ?? '' })
  }

  async function theMembers({ owner, id }: Organization) {
    const querystring = { pageSize: 100 }
    return (await owner.call(listMembers, { params: { organizationId: id }, querystring })).body.items
  }

  /** Inactive, as an administrator makes it. */
  async function deactivate({ id }: { id: string }) {
    await test.database.pool.query('update organizations set deactivated_at = $2 where id = $1', [
      id,
      test.clock.now(),
    ])
  }
}

type BrowserOptions = Parameters<ReturnType<typeof testApp>['browser']>[0]
type Organization = Awaited<ReturnType<ReturnType<typeof organizationsOf>['anOrganization']>>
