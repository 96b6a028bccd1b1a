import type { APIRequestContext } from '@playwright/test'
import { verifyEmail } from '@probant/contract/auth'
import { inviteMembers } from '@probant/contract/invitations'
import { createOrganization, type Organization } from '@probant/contract/organizations'
import { changeEmail } from '@probant/contract/users'
import { call } from './calls.ts'
import type { Mailbox } from './mailbox.ts'
import type { Person } from './people.ts'

/** Proves someone's address by the link in their mail: only then can they found an organization. */
export async function confirmAddress(
  request: APIRequestContext,
  { email, password }: Person,
  mailbox: Mailbox,
): Promise<void> {
  const [, token = ''] = (await mailbox.linkFor(email, /^Confirm/)).split('#')
  await call(request, verifyEmail, { body: { token, password } })
}

/** Gives someone's account another address, and proves that one too. */
export async function moveAddress(
  request: APIRequestContext,
  { password }: Person,
  email: string,
  mailbox: Mailbox,
): Promise<void> {
  await call(request, changeEmail, { body: { email, currentPassword: password } })
  const [, token = ''] = (await mailbox.linkFor(email)).split('#')
  await call(request, verifyEmail, { body: { token } })
}

export function createNamed(request: APIRequestContext, name: string): Promise<Organization> {
  return call(request, createOrganization, { body: { name, description: '' } })
}

/** Invites someone, and answers with the link that they are mailed. */
export async function invite(
  request: APIRequestContext,
  { id, name }: Organization,
  email: string,
  mailbox: Mailbox,
): Promise<string> {
  await call(request, inviteMembers, {
    params: { organizationId: id },
    body: { emails: [email], role: 'member' },
  })
  return mailbox.linkFor(email, new RegExp(name))
}
