import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { emailSchema, idSchema, instantSchema, pageOf, pageQuerySchema, searchSchema } from './fields.ts'
import { ORGANIZATION_INVITES_MAX } from './limits.ts'
import { ROLES } from './workspaces.ts'

const organizationParams = z.object({ organizationId: idSchema })
const invitationParams = z.object({ organizationId: idSchema, invitationId: idSchema })

export const INVITABLE_ROLES = ['member', 'moderator'] as const
export type InvitableRole = (typeof INVITABLE_ROLES)[number]

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string().nullable(),
  sentAt: instantSchema,
  expiresAt: instantSchema,
  isExpired: z.boolean(),
  can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
})
export type Invitation = z.infer<typeof invitationSchema>

const inviteeEmailsSchema = z
  .array(emailSchema)
  .min(1, 'emailsRequired')
  .max(ORGANIZATION_INVITES_MAX, 'tooManyInvites')

/** What would come of inviting an address. */
export const INVITEE_STATES = ['new', 'member', 'invited'] as const
const inviteeSchema = z.object({ email: z.string(), state: z.enum(INVITEE_STATES) })
export type Invitee = z.infer<typeof inviteeSchema>

export const checkInvitees = {
  method: 'POST',
  url: '/api/organizations/:organizationId/invitations/check',
  access: 'user',
  summary: 'Which of these addresses are members or invited already',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound', 'roleRequired', 'tooManyInvites'],
  schema: {
    params: organizationParams,
    body: z.object({ emails: inviteeEmailsSchema }),
    response: { 200: z.array(inviteeSchema) },
  },
} as const satisfies Endpoint

export const inviteMembers = {
  method: 'POST',
  url: '/api/organizations/:organizationId/invitations',
  access: 'user',
  summary: 'Invite people by e-mail; who is a member or invited already is reported, not doubled',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'organizationInactive',
    'roleRequired',
    'onlyOwnerAssignsModerators',
    'allAlreadyMembers',
    'tooManyInvites',
    'organizationInviteFailed',
    'emailNotVerified',
    'usernameHeldBack',
    'organizationNameHeldBack',
    'mailLimitReached',
    'tooManyAttempts',
  ],
  schema: {
    params: organizationParams,
    body: z.object({
      emails: inviteeEmailsSchema,
      role: z.enum(INVITABLE_ROLES, 'invalid').default('member'),
    }),
    response: {
      200: z.object({
        invited: z.array(z.string()),
        alreadyMembers: z.array(z.string()),
        alreadyInvited: z.array(z.string()),
      }),
    },
  },
} as const satisfies Endpoint

export const listInvitations = {
  method: 'GET',
  url: '/api/organizations/:organizationId/invitations',
  access: 'user',
  summary: 'Invitations that were not accepted yet, newest first; for owner and moderators',
  errors: ['organizationNotFound', 'organizationSubscriptionNotFound', 'roleRequired'],
  schema: {
    params: organizationParams,
    querystring: pageQuerySchema.extend({ search: searchSchema }),
    response: { 200: pageOf(invitationSchema) },
  },
} as const satisfies Endpoint

export const resendInvitation = {
  method: 'POST',
  url: '/api/organizations/:organizationId/invitations/:invitationId/resend',
  access: 'user',
  summary: 'Mail an invitation again, with a new link and a new week to accept it',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'organizationInactive',
    'roleRequired',
    'onlyOwnerAssignsModerators',
    'invitationNotFound',
    'organizationInviteFailed',
    'emailNotVerified',
    'usernameHeldBack',
    'organizationNameHeldBack',
    'mailLimitReached',
    'tooManyAttempts',
  ],
  schema: { params: invitationParams, response: { 200: invitationSchema } },
} as const satisfies Endpoint

/** It does not prove the address, as a mailed one does: whoever hands it over may have asked for it themselves. */
export const linkToInvitation = {
  method: 'POST',
  url: '/api/organizations/:organizationId/invitations/:invitationId/link',
  access: 'user',
  summary:
    'A new link to hand over, where the installation sends no mail; with a new week to accept it. The one before no longer works',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'organizationInactive',
    'roleRequired',
    'onlyOwnerAssignsModerators',
    'invitationNotFound',
    'invitationsAreMailed',
    'organizationInviteFailed',
    'emailNotVerified',
    'usernameHeldBack',
    'organizationNameHeldBack',
    'tooManyAttempts',
  ],
  schema: { params: invitationParams, response: { 200: z.object({ url: z.string() }) } },
} as const satisfies Endpoint

export const revokeInvitation = {
  method: 'DELETE',
  url: '/api/organizations/:organizationId/invitations/:invitationId',
  access: 'user',
  summary: 'Withdraw an invitation; its link no longer works',
  errors: [
    'organizationNotFound',
    'organizationSubscriptionNotFound',
    'roleRequired',
    'onlyOwnerAssignsModerators',
    'invitationNotFound',
  ],
  schema: { params: invitationParams, response: { 204: z.undefined() } },
} as const satisfies Endpoint

const myInvitationSchema = z.object({
  organizationId: z.uuid(),
  organizationName: z.string(),
  invitedBy: z.string().nullable(),
  expiresAt: instantSchema,
})
export type MyInvitation = z.infer<typeof myInvitationSchema>

export const listMyInvitations = {
  method: 'GET',
  url: '/api/invitations',
  access: 'user',
  summary: 'Organizations that invite the caller, whose address is proven',
  errors: [],
  schema: { response: { 200: z.array(myInvitationSchema) } },
} as const satisfies Endpoint

export const acceptInvitation = {
  method: 'POST',
  url: '/api/organizations/:organizationId/accept',
  access: 'user',
  summary:
    'Become a member. The token of the mailed link also proves the address; without it the address must be proven',
  errors: [
    'invitationNotFound',
    'invitationExpired',
    'invitationForAnotherEmail',
    'alreadyAMember',
    'emailNotVerified',
    'organizationUpdateFailed',
    'userUpdateFailed',
  ],
  schema: {
    params: organizationParams,
    body: z.object({ token: z.string().min(1, 'invalid').max(200, 'invalid').optional() }),
    response: { 200: z.object({ organizationId: z.uuid(), organizationName: z.string() }) },
  },
} as const satisfies Endpoint
