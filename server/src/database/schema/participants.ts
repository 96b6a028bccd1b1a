import { OPEN_LINK_ASKS } from '@probant/contract/participants/open-link'
import { type Accommodation, PARTICIPANT_SOURCES } from '@probant/contract/participants/participant'
import { ROOM_ADMITS } from '@probant/contract/participants/room-code'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { mails } from './mails.ts'
import { quizzes } from './quizzes.ts'
import { users } from './users.ts'

/** The last five tell whoever is invited that something has changed. */
export const PARTICIPANT_MAILS = [
  'invitation',
  'reminder',
  'lastCall',
  'result',
  'laterEnd',
  'extraTime',
  'ownWindow',
  'chosenTime',
  'wording',
] as const

/** An address, or a name, that is invited to a quiz; and whose it is once that is known. */
export const participants = pgTable(
  'participants',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** What stands in for it where there is none leads nowhere: `stand-in-address.ts`. */
    email: text('email').notNull(),
    /** As the list called them. */
    name: text('name').notNull().default(''),
    source: text('source', { enum: PARTICIPANT_SOURCES }).notNull().default('invited'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull(),
    /** When they first came in. */
    openedAt: instant('opened_at'),
    /** By hand, and by itself before the end. */
    remindedAt: instant('reminded_at'),
    lastCallAt: instant('last_call_at'),
    /** When a mail last told them of other dates: that brings the quiz to mind, too, so no reminder follows at once. */
    toldAt: instant('told_at'),
    /** A mail that is still to be written to them: thousands are not written in one go. */
    mailDue: text('mail_due', { enum: PARTICIPANT_MAILS }),
    /** The latest mail that brings them in. */
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    mailKind: text('mail_kind', { enum: PARTICIPANT_MAILS }),
    accommodation: jsonb('accommodation').$type<Accommodation>(),
    /** A window of their own to begin in, where they have one: both or neither. See `roster/window.ts`. */
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** When it was last set, or taken away. */
    windowSetAt: instant('window_set_at'),
    /** Between these two they choose when they begin; once they have chosen, their window is made of that. */
    chooseFrom: instant('choose_from'),
    chooseUntil: instant('choose_until'),
    chosenAt: instant('chosen_at'),
    /** Their link was to be handed to them: nothing is mailed by itself. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** In the creator's own words, for the invitation. */
    message: text('message').notNull().default(''),
    /** Of the code that was handed to them, once it was. */
    codeHash: text('code_hash'),
    /** Until then whoever types their name in the room takes their place, once: the device that they had is lost. */
    letInUntil: instant('let_in_until'),
    /** As they typed it at an open link: nobody has proved it, so nothing is mailed there, and it opens nothing. */
    givenEmail: text('given_email'),
    /** Since when whoever reads the results has them on the shortlist, and why: participants never see it. */
    shortlistedAt: instant('shortlisted_at'),
    shortlistNote: text('shortlist_note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('participants_quiz_id_email').on(t.quizId, t.email),
    index('participants_email').on(t.email),
    index('participants_user_id').on(t.userId),
    // One person, one attempt, by however many addresses they were invited.
    uniqueIndex('participants_quiz_id_user_id').on(t.quizId, t.userId),
    index('participants_quiz_id_invited_at').on(t.quizId, t.invitedAt, t.id),
    index('participants_mail_id').on(t.mailId),
    uniqueIndex('participants_code_hash').on(t.codeHash),
    // Whoever may take it without an account.
    index('participants_handed')
      .on(t.quizId)
      .where(sql`source <> 'invited' or is_by_hand or code_hash is not null`),
    index('participants_mail_due').on(t.invitedAt, t.id).where(sql`mail_due is not null`),
    index('participants_closes_at').on(t.closesAt).where(sql`closes_at is not null`),
  ],
)

/**
 * Every account that an invitation was ever for: that had its address when it was sent, or since, or came in by it. The
 * database keeps this by itself (triggers in the migration), and no key ties the rows, so that nobody waits for a lock.
 */
export const participantAccounts = pgTable(
  'participant_accounts',
  {
    participantId: uuid('participant_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.participantId, t.userId] }),
    index('participant_accounts_user_id').on(t.userId),
  ],
)

/** The address by which people of some domains, or of a list, may join; its token is made of its id. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    domains: jsonb('domains').$type<string[]>().notNull(),
    emails: jsonb('emails').$type<string[]>().notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (t) => [uniqueIndex('share_links_quiz_id').on(t.quizId)],
)

/** The address by which anybody may join; its token is made of its id. It stays once it is closed, for what has come of it. */
export const openLinks = pgTable(
  'open_links',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    asks: text('asks', { enum: OPEN_LINK_ASKS }).notNull(),
    /** How many may come by it; as many as the plan allows where it is left out. */
    places: integer('places'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** How many browsers have said that they opened it. */
    openings: integer('openings').notNull().default(0),
    /** Who came when no place was left. */
    turnedAway: integer('turned_away').notNull().default(0),
    turnedAwayAt: instant('turned_away_at'),
  },
  (t) => [uniqueIndex('open_links_quiz_id').on(t.quizId)],
)

/** The code by which whoever is in a room may join; it is made of its id. */
export const roomCodes = pgTable(
  'room_codes',
  {
    id: id(),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    openedAt: instant('opened_at').notNull(),
    admits: text('admits', { enum: ROOM_ADMITS }).notNull().default('anyone'),
  },
  (t) => [uniqueIndex('room_codes_quiz_id').on(t.quizId), uniqueIndex('room_codes_code_hash').on(t.codeHash)],
)

/** Codes that were mailed to whoever wants to join by a share link. */
export const shareCodes = pgTable(
  'share_codes',
  {
    id: id(),
    shareLinkId: uuid('share_link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    /** How often a wrong one was tried instead. */
    misses: integer('misses').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('share_codes_share_link_id').on(t.shareLinkId),
    index('share_codes_email').on(t.email),
    index('share_codes_expires_at').on(t.expiresAt),
  ],
)
