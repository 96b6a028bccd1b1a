import { acceptInvitation, inviteMembers } from '@probant/contract/invitations'
import { removeMember, setMemberLimits, setMemberRole } from '@probant/contract/members'
import { deleteOrganization, leaveOrganization } from '@probant/contract/organizations'
import { deleteAccount } from '@probant/contract/users'
import { expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

it.each([1, 2, 3])('everything at the same moment: each is done or refused, none fails (%i)', async () => {
  const organization = await anOrganization()
  const { owner, id } = organization
  const member = await aMember(organization)
  const leaving = await aMember(organization, 'moderator')
  const invited = await aVerifiedPerson()
  const { email } = invited.user
  const params = { organizationId: id, memberId: member.memberId }
  await owner.call(inviteMembers, { params, body: { emails: [email] } })
  const limits = { questions: 5, groups: 5, groupSize: 5 }

  const answers = await Promise.all([
    invited.call(acceptInvitation, { params, body: {} }),
    owner.call(setMemberLimits, { params, body: limits }),
    leaving.call(inviteMembers, { params, body: { emails: [email, 'other@example.org'] } }),
    owner.call(setMemberRole, { params, body: { role: 'moderator' } }),
    owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } }),
    leaving.call(leaveOrganization, { params }),
    owner.call(removeMember, { params }),
    member.call(deleteAccount, { body: { email: member.user.email, currentPassword: PASSWORD } }),
  ])

  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
})
