import { inviteMembers, linkToInvitation, listInvitations } from '@probant/contract/invitations'
import { afterAll, expect, it } from 'vitest'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const smtp = await startSmtpServer()
const test = testApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Probant <hello@probant.test>' } })
const { anOrganization } = organizationsOf(test)

afterAll(() => smtp.close())

it('ORGA027: where mail is sent, nobody but the mailbox’s owner gets to see a link', async () => {
  const { owner, id } = await anOrganization()
  const params = { organizationId: id }
  await owner.call(inviteMembers, { params, body: { emails: ['new@example.org'], role: 'member' } })
  const { body } = await owner.call(listInvitations, { params, querystring: {} })
  const invitation = { organizationId: id, invitationId: body.items[0]?.id ?? '' }

  expect(await owner.call(linkToInvitation, { params: invitation })).toFailWith('invitationsAreMailed')
})
