import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Who runs the model that makes questions: nobody, a company by name, or somebody whom the operator chose. */
export const MODEL_COMPANIES = ['none', 'openai', 'anthropic', 'google', 'mistral', 'other'] as const
export type ModelCompany = (typeof MODEL_COMPANIES)[number]

/** What a visitor's page needs to know about this installation before anyone has signed in. */
export const siteSchema = z.object({
  /** Sign-in with Google is offered only where it is configured. */
  googleSignIn: z.boolean(),
  botCheck: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('altcha') }),
    z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
    z.object({ provider: z.literal('turnstile'), siteKey: z.string() }),
  ]),
  /** No administrator yet: `open` makes the first account one, `code` asks for the code in the server's log. */
  setup: z.enum(['done', 'open', 'code']),
  /** False: mails stay in the outbox, where the administrator finds them. */
  deliversMail: z.boolean(),
  /** What the privacy policy says of this installation. */
  privacy: z.object({
    /** Where subjects and texts go that questions are made of; `none` leaves this installation. */
    model: z.enum(MODEL_COMPANIES),
    takesPayments: z.boolean(),
    /** For how many days mails are kept: what they say, and that there was one. */
    mails: z.object({ textDays: z.number().int(), days: z.number().int() }),
  }),
})
export type Site = z.infer<typeof siteSchema>

export const getSite = {
  method: 'GET',
  url: '/api/site',
  access: 'public',
  summary: 'How this installation is set up, as far as visitors need to know',
  errors: [],
  schema: { response: { 200: siteSchema } },
} as const satisfies Endpoint
