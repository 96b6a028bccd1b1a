import { getSession } from '@probant/contract/auth'
import {
  acceptInvitation,
  inviteMembers,
  linkToInvitation,
  listInvitations,
} from '@probant/contract/invitations'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, theMembers, deactivate } = organizationsOf(test)
const EMAIL = 'invited@example.org'

describe('a link to hand over, where no mail is sent', () => {
  it('lets in whoever has an account with the address, and proves nothing of the mailbox', async () => {
    const organization = await anOrganization()
    const params = await anInvitation(organization)
    const { body } = await organization.owner.call(linkToInvitation, { params })
    const invited = await test.signedUp({ email: EMAIL })

    expect(body.url).toMatch(`http://probant.test/organizations/${organization.id}/accept#`)
    const answer = await invited.call(acceptInvitation, { params, body: { token: tokenOf(body.url) } })

    expect(answer.status).toBe(200)
    expect((await theMembers(organization)).at(-1)).toMatchObject({ userId: invited.user.id })
    expect((await invited.call(getSession)).body.user?.isEmailVerified).toBe(false)
  })

  it('takes the place of the one before, and holds for a new week', async () => {
    const { owner, id } = await anOrganization()
    const params = await anInvitation({ owner, id })
    const mailed = await test.mailbox.tokenFor(EMAIL)
    const first = await owner.call(linkToInvitation, { params })
    const second = await owner.call(linkToInvitation, { params })
    const invited = await test.signedUp({ email: EMAIL })

    for (const token of [mailed, tokenOf(first.body.url)])
      expect(await invited.call(acceptInvitation, { params, body: { token } })).toFailWith(
        'invitationNotFound',
      )
    const { rows } = await test.database.pool.query('select * from invitations')
    expect(JSON.stringify(rows)).not.toContain(tokenOf(second.body.url))
    expect((await test.mailbox.to(EMAIL)).filter(({ link }) => link?.includes('/accept#'))).toHaveLength(1)
    test.clock.advance({ days: 7 })
    await invited.logIn({ email: EMAIL, password: PASSWORD })
    const late = { params, body: { token: tokenOf(second.body.url) } }
    expect(await invited.call(acceptInvitation, late)).toFailWith('invitationExpired')
  })

  it('is for those who may send the invitation again', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    const member = await aMember(organization)
    const params = await anInvitation(organization, 'moderator')

    expect(await moderator.call(linkToInvitation, { params })).toFailWith('onlyOwnerAssignsModerators')
    expect(await member.call(linkToInvitation, { params })).toFailWith('roleRequired')
    await deactivate(organization)
    expect(await organization.owner.call(linkToInvitation, { params })).toFailWith('organizationInactive')
  })
})

type Organization = Awaited<ReturnType<typeof anOrganization>>

async function anInvitation({ owner, id }: Organization, role: 'member' | 'moderator' = 'member') {
  const params = { organizationId: id }
  await owner.call(inviteMembers, { params, body: { emails: [EMAIL], role } })
  const { body } = await owner.call(listInvitations, { params, querystring: {} })
  return { organizationId: id, invitationId: body.items[0]?.id ?? '' }
}

function tokenOf(url: string): string {
  return url.split('#')[1] ?? ''
}
