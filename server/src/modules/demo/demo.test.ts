import { listInvitations } from '@probant/contract/invitations'
import { listMembers } from '@probant/contract/members'
import { listWorkspaces } from '@probant/contract/workspaces'
import { expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { DEMO_ORGANIZATION } from './people.ts'

const test = testApp()

it('the demonstration has an organization with someone in every role, once', async () => {
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
})
