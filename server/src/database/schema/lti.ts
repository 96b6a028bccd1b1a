import { PLATFORM_PRODUCTS } from '@probant/contract/lti/products'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PublicJwk } from '#server/platform/security/signing-key.ts'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** Of a platform's signed message: what is kept of it. */
export interface LaunchMessage {
  kind: 'launch' | 'deepLink'
  deploymentId: string
  /** As the platform knows them, always the same. */
  subject: string
  /** Empty where it says nothing. */
  name: string
  email: string
  isTeacher: boolean
  course: { id: string; title: string }
  activity: { id: string; title: string }
  /** As the tool has asked for it, or somebody has entered it there. */
  quizId: string | null
}

/** Whose courses open quizzes of a workspace. */
export const learningPlatforms = pgTable(
  'learning_platforms',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    registeredById: uuid('registered_by_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    product: text('product', { enum: PLATFORM_PRODUCTS }).notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    deploymentIds: text('deployment_ids').array().notNull(),
    authorizationUrl: text('authorization_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    tokenAudience: text('token_audience'),
    keysUrl: text('keys_url').notNull(),
    createdAt: instant('created_at').notNull(),
    lastLaunchAt: instant('last_launch_at'),
    /** From which it sent somebody last, though it isn't among those above. */
    unknownDeploymentId: text('unknown_deployment_id'),
  },
  (t) => [
    // Others may register the same: each workspace has addresses and keys of its own.
    uniqueIndex('learning_platforms_workspace_id_issuer_client_id').on(t.workspaceId, t.issuer, t.clientId),
    index('learning_platforms_registered_by_id').on(t.registeredById),
  ],
)

/** What a workspace signs with when it speaks to its learning platforms. */
export const ltiKeys = pgTable(
  'lti_keys',
  {
    /** The thumbprint of the public one. */
    id: text('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    publicKey: jsonb('public_key').$type<PublicJwk>().notNull(),
    /** Opens with the installation's secret. */
    sealedKey: text('sealed_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('lti_keys_workspace_id').on(t.workspaceId)],
)

/** What a platform has said of somebody whom it sends, for the minutes until they are here; and that it was said once. */
export const ltiLaunches = pgTable(
  'lti_launches',
  {
    id: id(),
    learningPlatformId: uuid('learning_platform_id')
      .notNull()
      .references(() => learningPlatforms.id, { onDelete: 'cascade' }),
    nonceHash: text('nonce_hash').notNull(),
    passHash: text('pass_hash').notNull(),
    /** Of what the browser keeps in which it began. */
    browserHash: text('browser_hash').notNull(),
    message: jsonb('message').$type<LaunchMessage>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('lti_launches_nonce_hash').on(t.nonceHash),
    uniqueIndex('lti_launches_pass_hash').on(t.passHash),
    index('lti_launches_learning_platform_id').on(t.learningPlatformId),
    index('lti_launches_expires_at').on(t.expiresAt),
  ],
)
