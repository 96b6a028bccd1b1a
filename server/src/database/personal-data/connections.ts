import { type KeptTable, SECRET } from './kept-table.ts'

/** What else works with a workspace. */
export const CONNECTION_DATA: Record<string, KeptTable> = {
  api_keys: {
    whenGone: 'deleted',
    exported: {
      name: 'apiKeys.name',
      scopes: 'apiKeys.scopes',
      created_at: 'apiKeys.createdAt',
      ends_at: 'apiKeys.endsAt',
      last_used_at: 'apiKeys.lastUsedAt',
    },
    notExported: { token_hash: SECRET, hint: 'part of a secret', call_count: 'of one minute, for the limit' },
    plain: ['id', 'workspace_id', 'user_id'],
  },
  idempotency_keys: {
    whenGone: 'deleted',
    notExported: {
      key_hash: SECRET,
      request_hash: SECRET,
      answer: 'an answer that they have had, for a day',
    },
    plain: ['holder_id', 'user_id', 'started_at'],
  },
  webhooks: {
    whenGone: 'deleted',
    notExported: {
      address: 'an address of a program, which whoever typed it in has there',
      sealed_secret: SECRET,
      former_secret: SECRET,
    },
    plain: [
      'id',
      'workspace_id',
      'created_by_id',
      'events',
      'former_secret_until',
      'created_at',
      'paused_at',
      'pause_reason',
      'last_delivered_at',
      'failing_since',
      'failure_count',
      'held_until',
    ],
  },
  webhook_deliveries: {
    whenGone: 'deleted',
    notExported: {
      data: 'the ids of rows that are exported where they are somebody’s; it goes after 30 days',
    },
    plain: [
      'id',
      'webhook_id',
      'event',
      'happened_at',
      'status',
      'attempts',
      'attempted_at',
      'next_attempt_at',
      'tries_until',
      'answer_status',
      'fault',
    ],
  },
  learning_platforms: {
    whenGone: 'kept',
    because: 'the workspace’s; whoever registered it is named in it no more',
    plain: [
      'id',
      'workspace_id',
      'registered_by_id',
      'name',
      'product',
      'issuer',
      'client_id',
      'deployment_ids',
      'authorization_url',
      'token_url',
      'token_audience',
      'keys_url',
      'created_at',
      'last_launch_at',
      'unknown_deployment_id',
    ],
  },
  lti_keys: {
    whenGone: 'kept',
    because: 'the workspace’s',
    notExported: { sealed_key: SECRET },
    plain: ['id', 'workspace_id', 'public_key', 'created_at'],
  },
  lti_launches: {
    whenGone: 'kept',
    because: 'forgotten after some minutes',
    notExported: {
      pass_hash: SECRET,
      browser_hash: SECRET,
      message: 'what a learning platform says of whoever comes, forgotten after some minutes',
    },
    plain: ['id', 'learning_platform_id', 'nonce_hash', 'expires_at'],
  },
}
