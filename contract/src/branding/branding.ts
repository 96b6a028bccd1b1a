import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, lineSchema } from '../fields.ts'
import { CERTIFICATE_LINE_MAX } from '../limits.ts'
import { answerOf } from '../media.ts'
import { WORKSPACE_ERRORS } from '../workspaces.ts'
import { HEX_COLOR, isReadable } from './contrast.ts'

export const BRAND_NAME_MAX = 60
export const BRAND_LINE_MAX = 120
/** What PDF files, Word and mail programs show, too. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const
export const LOGO_MAX_BYTES = 512 * 1024
/** Pixels of its longer side: more than is ever shown, and each certificate carries it. */
export const LOGO_SIDE_MAX = 1000

/** A name stands before an address in a mail: nobody may take it for one. */
const senderNameSchema = lineSchema.pipe(
  z
    .string()
    .max(BRAND_NAME_MAX, 'brandNameTooLong')
    .regex(/^[^@<>]*$/, 'senderNameLikeAddress'),
)

const signerLineSchema = lineSchema.pipe(z.string().max(CERTIFICATE_LINE_MAX, 'lineTooLong'))

const fields = z.object({
  name: lineSchema.pipe(z.string().min(1, 'required').max(BRAND_NAME_MAX, 'brandNameTooLong')),
  line: lineSchema.pipe(z.string().max(BRAND_LINE_MAX, 'brandLineTooLong')).default(''),
  /** `#rrggbb`; null: the product’s own. */
  color: z
    .string('colorInvalid')
    .trim()
    .toLowerCase()
    .regex(HEX_COLOR, { error: 'colorInvalid', abort: true })
    .refine(isReadable, 'colorUnreadable')
    .nullable()
    .default(null),
  logoId: idSchema.nullable().default(null),
  /** In front of “via Probant”; empty: the product’s name alone. */
  senderName: senderNameSchema.default(''),
  /** The member whose proved address answers go to. */
  replyToId: idSchema.nullable().default(null),
  /** Who signs certificates where a quiz names nobody else; empty: whoever created the quiz. */
  signerName: signerLineSchema.default(''),
  signerRole: signerLineSchema.default(''),
  /** A picture of the signature of whoever is named so. */
  signatureId: idSchema.nullable().default(null),
})
export const brandingFormSchema = fields.refine(
  ({ signerName, signatureId, signerRole }) => signerName !== '' || (!signatureId && !signerRole),
  // Under anybody else’s name it would be a forgery.
  { path: ['signerName'], error: 'signerNeeded' },
)
export type BrandingForm = z.output<typeof brandingFormSchema>

export const logoSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type Logo = z.infer<typeof logoSchema>

/** What everybody sees of it. */
export const brandSchema = z.object({
  name: z.string(),
  line: z.string(),
  logo: logoSchema.nullable(),
  /** As the color is drawn in each scheme; null: the product’s own. */
  shades: z.object({ light: z.string(), dark: z.string() }).nullable(),
})
export type Brand = z.infer<typeof brandSchema>

export const brandingSchema = z.object({
  name: z.string(),
  line: z.string(),
  color: z.string().nullable(),
  logo: logoSchema.nullable(),
  senderName: z.string(),
  /** Missing again once the member has left, was shut out, or has another address that is not proved yet. */
  replyToId: z.uuid().nullable(),
  signerName: z.string(),
  signerRole: z.string(),
  signature: logoSchema.nullable(),
})
export type Branding = z.infer<typeof brandingSchema>

export const brandingStateSchema = z.object({
  /** As it was saved, also where it is not shown now. */
  branding: brandingSchema.nullable(),
  /** Whether the plan has it and is in force: otherwise it is kept, and nobody sees it. */
  isInPlan: z.boolean(),
  canChange: z.boolean(),
  /** Whose addresses answers can go to: active members with a proved one. For whoever may change it. */
  repliers: z.array(z.object({ userId: z.uuid(), username: z.string(), email: z.string() })),
})
export type BrandingState = z.infer<typeof brandingStateSchema>

export const getBranding = {
  method: 'GET',
  url: '/api/workspace/branding',
  access: 'user',
  workspace: true,
  summary: 'Name, logo, color and sender under which the workspace appears to participants',
  errors: WORKSPACE_ERRORS,
  schema: { response: { 200: brandingStateSchema } },
} as const satisfies Endpoint

export const saveBranding = {
  method: 'PUT',
  url: '/api/workspace/branding',
  access: 'user',
  workspace: true,
  summary:
    'Appear under one’s own name; the owner of an organization only, with a plan for organizations. A color that can’t be read on paper is refused',
  errors: [...WORKSPACE_ERRORS, 'roleRequired', 'brandingNotInPlan', 'organizationInactive'],
  schema: { body: brandingFormSchema, response: { 200: brandingStateSchema } },
} as const satisfies Endpoint

export const deleteBranding = {
  method: 'DELETE',
  url: '/api/workspace/branding',
  access: 'user',
  workspace: true,
  summary: 'Appear under the product’s name again; logo and words are deleted. The owner only',
  errors: [...WORKSPACE_ERRORS, 'roleRequired'],
  schema: { response: { 204: z.undefined() } },
} as const satisfies Endpoint

const UPLOAD_ERRORS = [
  ...WORKSPACE_ERRORS,
  'roleRequired',
  'brandingNotInPlan',
  'organizationInactive',
  'logoUnfit',
  'tooManyAttempts',
] as const

export const uploadLogo = {
  method: 'POST',
  url: '/api/workspace/logo',
  access: 'user',
  workspace: true,
  summary:
    'A logo (PNG or JPEG, 512 KB and 1000 pixels at most) to save the branding with; the body is the file. An earlier one that was not saved goes',
  takesFile: LOGO_TYPES,
  errors: UPLOAD_ERRORS,
  schema: { response: { 201: logoSchema } },
} as const satisfies Endpoint

export const uploadSignature = {
  method: 'POST',
  url: '/api/workspace/signature',
  access: 'user',
  workspace: true,
  summary:
    'The same for a picture of the signature that stands on certificates: it is shown by the address of a logo',
  takesFile: LOGO_TYPES,
  errors: UPLOAD_ERRORS,
  schema: { response: { 201: logoSchema } },
} as const satisfies Endpoint

export const getLogo = {
  method: 'GET',
  url: '/api/logos/:logoId',
  access: 'public',
  summary: 'A logo or a signature, for whoever knows its unguessable id: participants have no account',
  errors: ['notFound'],
  schema: { params: z.object({ logoId: idSchema }), response: { 200: answerOf(...LOGO_TYPES) } },
} as const satisfies Endpoint
