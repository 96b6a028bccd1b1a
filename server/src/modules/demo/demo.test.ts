import { getBranding } from '@probant/contract/branding/branding'
import { listInvitations } from '@probant/contract/invitations'
import { listMembers } from '@probant/contract/members'
import { listWorkspaces } from '@probant/contract/workspaces'
import { expect, it } from 'vitest'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'
import { DEMO_BRAND } from './brand.ts'
import { DEMO_ORGANIZATION } from './people.ts'

const test = testApp()

it('the demonstration has an organization with someone in every role, once, and it appears in its own name', async () => {
  const logins = await test.services.demo.seed()
  await test.services.demo.seed()

  const owner = test.browser()
  await owner.logIn(logins.find(({ email }) => email === DEMO_ORGANIZATION.owner) as (typeof logins)[number])
  const { body: workspaces } = await owner.call(listWorkspaces)
  expect(workspaces.map(({ name }) => name)).toEqual(['Claire Moreau', DEMO_ORGANIZATION.name])

  const params = { organizationId: workspaces[1]?.ref ?? '' }
  const { body: members } = await owner.call(listMembers, { params, querystring: {} })
  expect(new Set(members.items.map(({ role }) => role))).toEqual(new Set(['owner', 'moderator', 'member']))
  const { body: invitations } = await owner.call(listInvitations, { params, querystring: {} })
  expect(invitations.items.map(({ email }) => email)).toEqual([DEMO_ORGANIZATION.invited])

  const { body: shown } = await owner.call(getBranding, {}, inWorkspace(params.organizationId))
  expect(shown.isInPlan).toBe(true)
  expect(shown.branding).toMatchObject({ ...DEMO_BRAND, logo: { width: 256, height: 256 } })
  expect(shown.repliers.find(({ userId }) => userId === shown.branding?.replyToId)?.email).toBe(
    DEMO_ORGANIZATION.owner,
  )
})
