import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, lineSchema, nameSchema } from '../fields.ts'
import { parsedUrl } from '../parsed-url.ts'
import { CREATION_ERRORS, WORKSPACE_ERRORS } from '../workspaces.ts'
import { PLATFORM_PRODUCTS } from './products.ts'

/** In one workspace. */
export const LEARNING_PLATFORMS_MAX = 20
export const DEPLOYMENTS_MAX = 50

const identifierSchema = lineSchema.pipe(z.string().min(1, 'required').max(255, 'textTooLong'))

const addressSchema = lineSchema.pipe(
  z.string().min(1, 'required').max(500, 'textTooLong').refine(isAddress, 'platformAddressInvalid'),
)

/** What a platform says of itself when the tool is registered there. */
export const learningPlatformFormSchema = z.object({
  name: nameSchema,
  product: z.enum(PLATFORM_PRODUCTS, 'invalid'),
  /** Some are entered with a slash at the end that they don’t have. */
  issuer: addressSchema.transform((issuer) => issuer.replace(/\/+$/, '')),
  clientId: identifierSchema,
  /** May be known later: some platforms only make one once the tool is there. */
  deploymentIds: z
    .array(identifierSchema)
    .max(DEPLOYMENTS_MAX, 'invalid')
    .transform((ids) => [...new Set(ids)]),
  authorizationUrl: addressSchema,
  tokenUrl: addressSchema,
  /** For whom a request for a token is meant, where that isn’t its address. */
  tokenAudience: addressSchema.nullable(),
  keysUrl: addressSchema,
})
export type LearningPlatformForm = z.output<typeof learningPlatformFormSchema>

export const learningPlatformSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  product: z.enum(PLATFORM_PRODUCTS),
  issuer: z.string(),
  clientId: z.string(),
  deploymentIds: z.array(z.string()),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  tokenAudience: z.string().nullable(),
  keysUrl: z.string(),
  /** Null: their account is gone. */
  registeredBy: z.string().nullable(),
  createdAt: instantSchema,
  lastLaunchAt: instantSchema.nullable(),
  /** From which it sent somebody last, though nobody had named that deployment here. */
  unknownDeploymentId: z.string().nullable(),
})
export type LearningPlatform = z.infer<typeof learningPlatformSchema>

/** What whoever runs a platform enters there. */
const toolSchema = z.object({
  loginUrl: z.string(),
  launchUrl: z.string(),
  keysUrl: z.string(),
})
export type LtiTool = z.infer<typeof toolSchema>

const params = z.object({ learningPlatformId: idSchema })

export const getLearningPlatforms = {
  method: 'GET',
  url: '/api/workspace/learning-platforms',
  access: 'user',
  workspace: true,
  summary: 'The learning platforms whose courses open quizzes of this workspace, and what is entered there',
  errors: [...WORKSPACE_ERRORS, 'roleRequired'],
  schema: { response: { 200: z.object({ tool: toolSchema, platforms: z.array(learningPlatformSchema) }) } },
} as const satisfies Endpoint

export const addLearningPlatform = {
  method: 'POST',
  url: '/api/workspace/learning-platforms',
  access: 'user',
  workspace: true,
  summary: 'Registers a learning platform by hand; from then on its courses open quizzes of this workspace',
  errors: [...CREATION_ERRORS, 'roleRequired', 'learningPlatformThere', 'learningPlatformLimitReached'],
  schema: { body: learningPlatformFormSchema, response: { 201: learningPlatformSchema } },
} as const satisfies Endpoint

export const changeLearningPlatform = {
  method: 'PUT',
  url: '/api/workspace/learning-platforms/:learningPlatformId',
  access: 'user',
  summary: 'Changes what is known of a learning platform',
  errors: ['learningPlatformNotFound', 'roleRequired', 'learningPlatformThere'],
  schema: { params, body: learningPlatformFormSchema, response: { 200: learningPlatformSchema } },
} as const satisfies Endpoint

export const removeLearningPlatform = {
  method: 'DELETE',
  url: '/api/workspace/learning-platforms/:learningPlatformId',
  access: 'user',
  summary: 'From now on nobody comes from there; whoever has taken part stays a participant',
  errors: ['learningPlatformNotFound', 'roleRequired'],
  schema: { params, response: { 204: z.undefined() } },
} as const satisfies Endpoint

/** Whether it may be called at all is for the server to say. */
function isAddress(address: string): boolean {
  const url = parsedUrl(address)
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && !(url.username + url.password) && url.hash === ''
  )
}
