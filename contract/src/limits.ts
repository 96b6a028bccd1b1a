export * from '@probant/kinds/limits'

/** Numbers of the specification that both sides need. */
export const UNLIMITED = -1

export const PASSWORD_MIN = 8
/** Of its repetition at sign-up. */
export const REPEATED_PASSWORD_MIN = 5
export const PASSWORD_MAX = 128

/** Without the dashes with which it is shown. */
export const RECOVERY_CODE_LENGTH = 12
export const RECOVERY_CODES = 10
export const USERNAME_MIN = 3
export const USERNAME_MAX = 49
export const NAME_MIN = 2
export const NAME_MAX = 49
export const INTEREST_MAX = 100
export const EMAIL_MAX = 254
export const DESCRIPTION_MAX = 500
export const ORGANIZATION_INVITES_MAX = 20
export const INVITATION_DAYS = 7
/** So long an account is new: words of its choice that name a web page are not mailed to others. */
export const NEW_ACCOUNT_DAYS = 7
export const TRIAL_DAYS = 14
export const PAST_DUE_DAYS = 7

export const QUESTION_TITLE_MIN = 10
export const QUESTION_TITLE_MAX = 4000
/** Of what is said of an open answer, and why. */
export const FEEDBACK_MAX = 4000
/** Of a note on the shortlist. */
export const SHORTLIST_NOTE_MAX = 1000
/** Of a certificate: each line that its creator words, why it is withdrawn, how long it is valid, when its end is told. */
export const CERTIFICATE_LINE_MAX = 80
export const CERTIFICATE_REASON_MAX = 500
export const CERTIFICATE_MONTHS_MAX = 120
export const CERTIFICATE_REMINDER_DAYS_MAX = 365
/** Of the answer journal in one go: more than one of every question is never needed. */
export const JOURNAL_ENTRIES_MAX = 500
/** Incidents in one go; and so many that count for nothing are kept of one submission. */
export const INCIDENTS_MAX = 100
export const BULK_MAX = 200
/** Questions of one file, out and in. */
export const EXPORT_MAX = 5000
export const IMPORT_MAX = 5000
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024
/** Questions in one go. */
export const GENERATION_MAX = 50
/** Characters of a creator's own text. */
export const SOURCE_TEXT_MAX = 200_000

/**
 * In the demo: questions in one go, characters of a text, titles to stay clear of; and what can be kept of it, which
 * leaves a new account part of the free plan's month.
 */
export const TRYOUT_QUESTIONS_MAX = 10
export const TRYOUT_TEXT_MAX = 20_000
export const TRYOUT_KNOWN_MAX = 200
export const TRYOUT_KEPT_MAX = 30
/** What an account takes over of it: a demo that was begun before may hold more. */
export const TRYOUT_TAKEN_OVER_MAX = 60
export const TRYOUT_QUIZZES_MAX = 5

export const QUIZ_QUESTIONS_MAX = 500
export const QUIZ_SECTIONS_MAX = 50
export const INSTRUCTIONS_MAX = 8000
/** A week: whatever takes longer has an end, not a duration. */
export const DURATION_MINUTES_MAX = 10_080
/** How long a quiz has to stay open beyond its duration when it is published; and how near an end is soon. */
export const ENDING_SOON_MINUTES = 60

export const GROUP_MEMBERS_MAX = 5000
/** In a grade book: what a quiz counts at most, so many columns, and so many quizzes to choose them from. */
export const WEIGHT_MAX = 10
export const GRADEBOOK_QUIZZES_MAX = 60
export const GRADEBOOK_CHOICES_MAX = 500
/** Typed addresses in one go; groups are bounded by the plan. */
export const PARTICIPANTS_AT_ONCE_MAX = 100
/** Personal links and codes in one go. */
export const SLIPS_MAX = 2000
/** What a creator adds to an invitation in their own words. */
export const INVITATION_MESSAGE_MAX = 1000
export const SHARE_DOMAINS_MAX = 50
export const SHARE_EMAILS_MAX = 1000
/** Of an open link; the plan allows fewer. */
export const OPEN_LINK_PLACES_MAX = 100_000
/** So long somebody may take their place in a room with another device, once the creator has said so. */
export const LET_IN_MINUTES = 5
export const SHARE_CODE_MINUTES = 15
/** Of a message to those who are at work. */
export const MESSAGE_MAX = 500
export const EXTRA_MINUTES_MAX = 1440
export const ATTEMPTS_MAX = 20
/** 30 days. */
export const ATTEMPT_PAUSE_MINUTES_MAX = 43_200
export const EXTRA_PERCENT_MAX = 300
/** Of participants, in one go. */
export const SELECTED_MAX = 1000
/** Whoever has chosen a time may be so late and still has all of theirs; times lie so far apart. */
export const LATENESS_MINUTES = 15
export const TIME_STEP_MINUTES = 15
/** Between two reminders by hand. */
export const REMINDER_PAUSE_MINUTES = 60

export const BUILD_POLL_MS = 3_600_000
export const CHUNK_RELOAD_WINDOW_MS = 10_000
export const LOGIN_POPUP = { width: 960, height: 600 } as const
export const TOAST = { durationMs: 4000, visible: 3, widthPx: 356 } as const
export const LOADING_BAR_THROTTLE_MS = 200
