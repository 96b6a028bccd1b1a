import { type KeptTable, SECRET } from './kept-table.ts'

/** Accounts, how people log in to them, and what is mailed to them. */
export const ACCOUNT_DATA: Record<string, KeptTable> = {
  users: {
    whenGone: 'deleted',
    exported: {
      email: 'account.email',
      username: 'account.username',
      interest: 'account.interest',
      locale: 'account.locale',
      time_zone: 'account.timeZone',
      email_verified_at: 'account.isEmailVerified',
      is_admin: 'account.isAdmin',
      created_at: 'account.createdAt',
    },
    notExported: {
      password_hash: SECRET,
      status: 'only an active account can ask',
      second_factor_since: 'told by the authenticator',
    },
    plain: ['id'],
  },
  identities: {
    whenGone: 'deleted',
    exported: {
      provider: 'identities.provider',
      email: 'identities.email',
      created_at: 'identities.linkedAt',
    },
    notExported: { subject: 'the provider’s own number for the person, who has it there' },
    plain: ['id', 'user_id'],
  },
  sessions: {
    whenGone: 'deleted',
    exported: {
      user_agent: 'sessions.device',
      address: 'sessions.address',
      created_at: 'sessions.createdAt',
      last_seen_at: 'sessions.lastSeenAt',
    },
    plain: ['id', 'user_id', 'quiz_id', 'is_for_result', 'second_factor_at', 'expires_at', 'revoked_at'],
  },
  known_browsers: {
    whenGone: 'deleted',
    notExported: { token_hash: SECRET },
    plain: ['user_id', 'expires_at'],
  },
  second_steps: {
    whenGone: 'deleted',
    notExported: { token_hash: SECRET },
    plain: ['user_id', 'expires_at'],
  },
  authenticators: {
    whenGone: 'deleted',
    exported: { confirmed_at: 'secondFactor.authenticatorSince' },
    notExported: { sealed_secret: SECRET, last_step: 'when a code was used last; a login tells it as well' },
    plain: ['user_id', 'created_at'],
  },
  recovery_codes: {
    whenGone: 'deleted',
    notExported: { code_hash: SECRET },
    plain: ['user_id', 'created_at'],
  },
  refresh_tokens: {
    whenGone: 'deleted',
    notExported: { token_hash: SECRET },
    plain: ['id', 'session_id', 'parent_id', 'created_at', 'used_at', 'superseded_at'],
  },
  mailed_links: {
    whenGone: 'deleted',
    exported: { email: 'account.pendingEmail' },
    notExported: { token_hash: SECRET },
    plain: ['id', 'user_id', 'purpose', 'created_at', 'expires_at'],
  },
  mails: {
    whenGone: 'deleted',
    exported: { recipient: 'mails.sentTo', subject: 'mails.subject', created_at: 'mails.createdAt' },
    notExported: {
      text: 'the person has it in their mailbox; it goes after some weeks',
      html: 'the person has it in their mailbox; it goes after some weeks',
      link: SECRET,
      last_error: 'what a mail server said',
      author_id: 'whoever is named in a mail to others: it loses subject and text when they go',
    },
    plain: [
      'id',
      'user_id',
      'locale',
      'status',
      'attempts',
      'next_attempt_at',
      'sent_at',
      'forget_afterwards',
      'sender_name',
      'reply_to_id',
      'logo_id',
    ],
  },
  mail_counts: {
    whenGone: 'kept',
    because:
      'what was mailed to others stays mailed; from the keyed hash of an address nobody can be told, and it goes with the day',
    notExported: { person: 'a hash', mails: 'a counter against abuse, for a day' },
    plain: ['day'],
  },
  attempts: {
    whenGone: 'deleted',
    notExported: { key: 'an address among failed attempts, for an hour; the account’s number, for a week' },
    plain: ['failures', 'last_failure_at', 'expires_at'],
  },
}
