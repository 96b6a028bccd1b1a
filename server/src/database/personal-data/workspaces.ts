import { type KeptTable, SECRET } from './kept-table.ts'

/** Workspaces, who is in them, and what they pay and use. */
export const WORKSPACE_DATA: Record<string, KeptTable> = {
  workspaces: { whenGone: 'deleted', plain: ['id', 'user_id', 'scale', 'created_at'] },
  subscriptions: {
    whenGone: 'deleted',
    exported: {
      plan_id: 'subscriptions.plan',
      state: 'subscriptions.state',
      trial_ends_at: 'subscriptions.trialEndsAt',
      past_due_since: 'subscriptions.pastDueSince',
      period_starts_at: 'subscriptions.periodStartsAt',
      period_ends_at: 'subscriptions.periodEndsAt',
      cancels_at: 'subscriptions.cancelsAt',
      price_cents: 'subscriptions.priceCents',
      currency: 'subscriptions.currency',
      customer_id: 'subscriptions.customerId',
      provider_subscription_id: 'subscriptions.providerSubscriptionId',
      created_at: 'subscriptions.createdAt',
    },
    plain: ['workspace_id', 'version'],
  },
  gone_customers: {
    whenGone: 'kept',
    because:
      'the provider’s number for a customer, until the provider has deleted them too; then the row goes',
    notExported: { customer_id: 'it begins when the account ends' },
    plain: ['gone_at', 'attempts', 'next_attempt_at'],
  },
  trials: {
    whenGone: 'kept',
    because: 'one free trial per person; from the keyed hash of an address nobody can be told',
    notExported: { person: 'a hash', started_at: 'told in the subscription' },
    plain: [],
  },
  usage_counters: {
    whenGone: 'kept',
    because: 'what a workspace has used stays used; the id is nobody’s any more',
    exported: { kind: 'usage.kind', period_starts_at: 'usage.periodStartsAt', used: 'usage.used' },
    plain: ['workspace_id', 'user_id'],
  },
  organizations: {
    whenGone: 'kept',
    because: 'its owner deletes it before the account',
    exported: { name: 'organizations.name' },
    notExported: { description: 'the organization’s' },
    plain: ['id', 'owner_id', 'deactivated_at', 'created_at'],
  },
  brandings: {
    whenGone: 'kept',
    because: 'the organization’s: whoever deletes the account is named in it no more',
    plain: [
      'workspace_id',
      'name',
      'line',
      'color',
      'logo_id',
      'sender_name',
      'reply_to_id',
      'signer_name',
      'signer_role',
      'signature_id',
      'updated_at',
    ],
  },
  logos: {
    whenGone: 'kept',
    because: 'the organization’s',
    plain: ['id', 'workspace_id', 'kind', 'type', 'width', 'height', 'bytes', 'created_at'],
  },
  members: {
    whenGone: 'deleted',
    exported: {
      role: 'organizations.role',
      status: 'organizations.status',
      question_limit: 'organizations.limits.questions',
      group_limit: 'organizations.limits.groups',
      group_size_limit: 'organizations.limits.groupSize',
      joined_at: 'organizations.joinedAt',
    },
    plain: ['id', 'organization_id', 'user_id'],
  },
  limit_requests: {
    whenGone: 'deleted',
    notExported: {
      kind: 'what was asked for is in the mail to the owner; this only keeps it to once a day',
      asked_at: 'what was asked for is in the mail to the owner; this only keeps it to once a day',
    },
    plain: ['organization_id', 'user_id'],
  },
  invitations: {
    whenGone: 'deleted',
    exported: {
      email: 'invitations.received.email',
      role: 'invitations.received.role',
      sent_at: 'invitations.received.sentAt',
      expires_at: 'invitations.received.expiresAt',
    },
    notExported: { token_hash: SECRET },
    plain: ['id', 'organization_id', 'invited_by_id'],
  },
  groups: {
    whenGone: 'deleted',
    exported: { name: 'groups.name', created_at: 'groups.createdAt', updated_at: 'groups.updatedAt' },
    plain: ['id', 'workspace_id', 'creator_id', 'revision'],
  },
  group_members: {
    whenGone: 'deleted',
    exported: { email: 'groups.members.email', name: 'groups.members.name' },
    plain: ['group_id', 'position'],
  },
  gradebooks: { whenGone: 'deleted', plain: ['group_id', 'creator_id', 'missing', 'quizzes'] },
  group_invitations: { whenGone: 'deleted', plain: ['group_id', 'quiz_id', 'invited_at'] },
}
