import { z } from 'zod'
import { apiKeySchema } from './api-keys/keys.ts'
import type { Endpoint } from './endpoint.ts'
import { instantSchema } from './fields.ts'
import { groupSchema } from './groups.ts'
import { memberLimitsSchema } from './members.ts'
import { accommodationSchema, grantedSchema } from './participants/participant.ts'
import { questionSchema } from './questions/question.ts'
import { quizFormSchema, quizOptionsSchema } from './quizzes/form.ts'
import { sessionInfoSchema, userSchema } from './users.ts'

/** `personal`, or the organization's name. */
const workspaceNameSchema = z.string()

const exportedInvitationSchema = z.object({
  organization: z.string(),
  email: z.string(),
  role: z.string(),
  sentAt: instantSchema,
  expiresAt: instantSchema,
})

const exportedWindowSchema = z.object({
  opensAt: instantSchema.nullable(),
  closesAt: instantSchema.nullable(),
  /** Where they choose it themselves: between which two times, and when they have. */
  chooseFrom: instantSchema.nullable(),
  chooseUntil: instantSchema.nullable(),
  chosenAt: instantSchema.nullable(),
})

/** As its author wrote it: without the HTML that was made of it. */
const exportedQuestionSchema = questionSchema
  .pick({
    id: true,
    type: true,
    subject: true,
    language: true,
    difficulty: true,
    title: true,
    explanation: true,
    origin: true,
    source: true,
    sourceSentence: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    content: z.record(z.string(), z.unknown()),
    /** What it was before each of its edits, the oldest first. */
    history: z.array(
      questionSchema
        .pick({ type: true, subject: true, language: true, difficulty: true, title: true, explanation: true })
        .extend({ content: z.record(z.string(), z.unknown()), editedAt: instantSchema }),
    ),
  })

/** As its creator filled in the form, and what became of it; questions by their ids. */
const exportedQuizSchema = quizFormSchema.extend({
  id: z.uuid(),
  // Of an older quiz it may be what no form takes any more.
  options: quizOptionsSchema,
  workspace: workspaceNameSchema,
  status: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  publishedAt: instantSchema.nullable(),
  completedAt: instantSchema.nullable(),
  releasedAt: instantSchema.nullable(),
  participants: z.array(
    z.object({
      /** Empty for whoever is known by name alone. */
      email: z.string(),
      name: z.string(),
      /** As they typed it at an open link. */
      givenEmail: z.string(),
      /** That was added to the invitation. */
      message: z.string(),
      source: z.string(),
      invitedAt: instantSchema,
      openedAt: instantSchema.nullable(),
      remindedAt: instantSchema.nullable(),
      startedAt: instantSchema.nullable(),
      finishedAt: instantSchema.nullable(),
      /** In percent, once everything is marked. */
      score: z.number().nullable(),
      accommodation: accommodationSchema.nullable(),
      /** A time of their own to take it. */
      ownWindow: exportedWindowSchema.nullable(),
    }),
  ),
  shareLink: z
    .object({ domains: z.array(z.string()), emails: z.array(z.string()), openedAt: instantSchema })
    .nullable(),
})

/** Everything the product keeps about the person, readable by machines. Grows with each module. */
export const accountExportSchema = z.object({
  exportedAt: instantSchema,
  account: userSchema.extend({ createdAt: instantSchema }),
  identities: z.array(z.object({ provider: z.string(), email: z.string(), linkedAt: instantSchema })),
  /** The codes themselves are secret. */
  secondFactor: z.object({
    authenticatorSince: instantSchema.nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  sessions: z.array(sessionInfoSchema.omit({ isCurrent: true })),
  organizations: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      status: z.string(),
      limits: memberLimitsSchema,
      joinedAt: instantSchema,
    }),
  ),
  /** In any workspace; what they open goes with nobody. */
  apiKeys: z.array(
    apiKeySchema
      .pick({ name: true, scopes: true, createdAt: true, endsAt: true, lastUsedAt: true })
      .extend({ workspace: workspaceNameSchema }),
  ),
  /** Of the own workspace, and of organizations that the person owns. */
  subscriptions: z.array(
    z.object({
      workspace: workspaceNameSchema,
      plan: z.string().nullable(),
      state: z.string(),
      trialEndsAt: instantSchema.nullable(),
      pastDueSince: instantSchema.nullable(),
      periodStartsAt: instantSchema.nullable(),
      periodEndsAt: instantSchema.nullable(),
      cancelsAt: instantSchema.nullable(),
      priceCents: z.number().int().nullable(),
      currency: z.string().nullable(),
      /** The names that the payment provider knows the person by. */
      customerId: z.string().nullable(),
      providerSubscriptionId: z.string().nullable(),
      createdAt: instantSchema,
    }),
  ),
  usage: z.array(
    z.object({
      workspace: workspaceNameSchema,
      kind: z.string(),
      periodStartsAt: instantSchema,
      used: z.number().int(),
    }),
  ),
  invitations: z.object({
    /** Sent to the address, once it is proven to be the person's. */
    received: z.array(exportedInvitationSchema),
    sent: z.array(exportedInvitationSchema),
  }),
  /** Quizzes of others: what was sent to the address, once it is proven, and what came of it. */
  participations: z.array(
    z.object({
      title: z.string(),
      email: z.string(),
      invitedAt: instantSchema,
      openedAt: instantSchema.nullable(),
      startedAt: instantSchema.nullable(),
      finishedAt: instantSchema.nullable(),
      /** In percent, once they may know it. */
      score: z.number().nullable(),
      accommodation: grantedSchema.nullable(),
      certificate: z
        .object({
          number: z.string(),
          holder: z.string(),
          title: z.string(),
          issuer: z.string(),
          issuedAt: instantSchema,
          expiresAt: instantSchema.nullable(),
          withdrawnAt: instantSchema.nullable(),
          /** What was said when it was withdrawn by hand. */
          reason: z.string(),
        })
        .nullable(),
      ownWindow: exportedWindowSchema.nullable(),
      /** What they were asked and what they answered, in words. */
      answers: z.array(
        z.object({
          question: z.string(),
          answer: z.string().nullable(),
          isFlagged: z.boolean(),
          spentMs: z.number().int(),
          savedAt: instantSchema,
          /** What a person gave for it and said of it, once they may know. */
          points: z.number().nullable(),
          feedback: z.string(),
        }),
      ),
      /** What they were told meanwhile. */
      messages: z.array(z.object({ text: z.string(), sentAt: instantSchema })),
      /** What was noted meanwhile. */
      incidents: z.array(
        z.object({ kind: z.string(), notedAt: instantSchema, gapMs: z.number().int().nullable() }),
      ),
    }),
  ),
  /** What the person did as an administrator. */
  auditEntries: z.array(
    z.object({
      at: instantSchema,
      action: z.string(),
      target: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  mails: z.array(z.object({ subject: z.string(), sentTo: z.string(), createdAt: instantSchema })),
  /** In the own workspace, as are those below. */
  questions: z.array(exportedQuestionSchema),
  generations: z.array(
    z.object({
      request: z.record(z.string(), z.unknown()),
      generator: z.string(),
      status: z.string(),
      asked: z.number().int(),
      delivered: z.number().int(),
      startedAt: instantSchema,
      endedAt: instantSchema.nullable(),
    }),
  ),
  pictures: z.array(
    z.object({
      id: z.uuid(),
      type: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      createdAt: instantSchema,
      base64: z.string(),
    }),
  ),
  groups: z.array(
    groupSchema.pick({ id: true, name: true, members: true, createdAt: true, updatedAt: true }),
  ),
  /** The person's own, and those that they have in organizations. */
  quizzes: z.array(exportedQuizSchema),
})
export type AccountExport = z.infer<typeof accountExportSchema>

export const exportAccount = {
  method: 'GET',
  url: '/api/users/me/export',
  access: 'user',
  costs: 'file',
  summary: 'All that is kept about oneself',
  errors: [],
  schema: { response: { 200: accountExportSchema } },
} as const satisfies Endpoint
