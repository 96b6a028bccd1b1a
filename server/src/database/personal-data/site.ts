import { type KeptTable, SECRET } from './kept-table.ts'

/** The installation. */
export const SITE_DATA: Record<string, KeptTable> = {
  audit_entries: {
    whenGone: 'anonymised',
    exported: {
      at: 'auditEntries.at',
      action: 'auditEntries.action',
      target: 'auditEntries.target',
      details: 'auditEntries.details',
    },
    kept: {
      actor: 'what an administrator did stays theirs: else deleting the account would be a way to hide it',
    },
    plain: ['id', 'actor_id', 'target_user_id'],
  },
  plans: {
    whenGone: 'kept',
    because: 'about no person',
    plain: [
      'id',
      'kind',
      'price_cents',
      'organization_id',
      'provider_price_id',
      'limits',
      'texts',
      'created_at',
    ],
  },
  site_content: {
    whenGone: 'kept',
    because:
      'what the administrator wrote for the landing page, testimonials with the names that people gave for it',
    plain: ['locale', 'content', 'updated_at'],
  },
  generator_settings: {
    whenGone: 'kept',
    because: 'about no person: which model makes questions here',
    notExported: { sealed_key: SECRET },
    plain: ['id', 'version', 'preset', 'address', 'model', 'checks_keys'],
  },
  badge_keys: {
    whenGone: 'kept',
    because: 'about no person: what badges are signed with',
    notExported: { sealed_key: SECRET },
    plain: ['id', 'public_key', 'created_at'],
  },
  spent_bot_tokens: { whenGone: 'kept', because: 'about no person', plain: ['fingerprint', 'expires_at'] },
  server_presence: { whenGone: 'kept', because: 'about no person', plain: ['id', 'since_at', 'until_at'] },
  installation: {
    whenGone: 'kept',
    because: 'about no person',
    plain: ['id', 'signing_secret', 'secret_fingerprint'],
  },
}
