import type { BadgeKey } from '@probant/contract/certificates/badges'
import { WITHDRAWN_BY } from '@probant/contract/certificates/certificate'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { participants } from './participants.ts'
import { quizzes } from './quizzes.ts'
import { users } from './users.ts'

/** The mails about a certificate that wait to be written. */
export const CERTIFICATE_MAILS = ['withdrawn', 'givenBack'] as const

/** That somebody has passed a quiz, as it was when they had. Whoever is gone has none: the row goes, and its number is unknown. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    /** As the list, or they themselves, called them. */
    holder: text('holder').notNull(),
    /** Nobody has said how they are called: they write it once. */
    canWriteName: boolean('can_write_name').notNull(),
    title: text('title').notNull(),
    issuer: text('issuer').notNull(),
    /** Who had created the quiz: they sign it, also where it was handed over since. */
    signerId: uuid('signer_id').references(() => users.id, { onDelete: 'set null' }),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at'),
    /** From when on its holder is reminded that it ends; none once they were. */
    remindAt: instant('remind_at'),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by', { enum: WITHDRAWN_BY }),
    reason: text('reason').notNull().default(''),
    mailDue: text('mail_due', { enum: CERTIFICATE_MAILS }),
    /** Not before: what was due, or a reminder, found no room among the mails of the day. */
    mailAfter: instant('mail_after'),
  },
  (t) => [
    uniqueIndex('certificates_participant_id').on(t.participantId),
    uniqueIndex('certificates_number').on(t.number),
    index('certificates_quiz_id').on(t.quizId),
    index('certificates_signer_id').on(t.signerId),
    index('certificates_mail_due').on(t.id).where(sql`mail_due is not null`),
    index('certificates_remind_at').on(t.remindAt).where(sql`withdrawn_at is null`),
  ],
)

/** What Open Badges are signed with. Public ones stay for as long as there are badges. */
export const badgeKeys = pgTable('badge_keys', {
  /** The thumbprint of the public one. */
  id: text('id').primaryKey(),
  publicKey: jsonb('public_key').$type<Omit<BadgeKey, 'kid'>>().notNull(),
  /** Opens with the installation's secret. */
  sealedKey: text('sealed_key').notNull(),
  createdAt: instant('created_at').notNull(),
})
