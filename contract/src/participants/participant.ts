import { z } from 'zod'
import { idSchema, instantSchema, textSchema } from '../fields.ts'
import { DESCRIPTION_MAX, EXTRA_MINUTES_MAX, EXTRA_PERCENT_MAX } from '../limits.ts'
import { scaledScoreSchema } from '../scale/scaled-score.ts'
import { receiptSchema } from '../submissions/receipt.ts'

/** `absent`: the quiz is over, and they never began. */
export const PARTICIPANT_STATUSES = [
  'invited',
  'opened',
  'started',
  'finished',
  'terminated',
  'absent',
] as const
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number]

/** Where the mail is; `kept` where this installation sends none, `none` for whoever was not written to. */
export const MAILING_STATES = ['none', 'waiting', 'sent', 'kept', 'failed'] as const
export type MailingState = (typeof MAILING_STATES)[number]

export const PARTICIPANT_SOURCES = ['invited', 'shared', 'room', 'open'] as const

export const VIOLATIONS = ['tab_switch', 'window_blur', 'copy_paste', 'right_click', 'multi_monitor'] as const
export type Violation = (typeof VIOLATIONS)[number]

export const extraTimeSchema = z.discriminatedUnion('unit', [
  z.object({
    unit: z.literal('minutes'),
    value: z
      .number('extraTimeInvalid')
      .int('extraTimeInvalid')
      .min(1, 'extraTimeInvalid')
      .max(EXTRA_MINUTES_MAX, 'extraTimeInvalid'),
  }),
  /** Of the quiz's duration. */
  z.object({
    unit: z.literal('percent'),
    value: z
      .number('extraTimeInvalid')
      .int('extraTimeInvalid')
      .min(1, 'extraTimeInvalid')
      .max(EXTRA_PERCENT_MAX, 'extraTimeInvalid'),
  }),
])
export type ExtraTime = z.infer<typeof extraTimeSchema>

/** How many minutes somebody has more than others; a percentage is of the quiz's duration, and never rounded down. */
export function extraMinutes(extra: ExtraTime | null | undefined, durationMinutes: number): number {
  if (!extra) return 0
  return extra.unit === 'minutes' ? extra.value : Math.ceil((durationMinutes * extra.value) / 100)
}

export const accommodationSchema = z.object({
  extraTime: extraTimeSchema.nullable(),
  /** Anti-cheat rules that don't count for them, each with its reason. */
  exemptions: z
    .array(
      z.object({
        violation: z.enum(VIOLATIONS, 'invalid'),
        reason: textSchema.pipe(
          z.string().min(1, 'reasonRequired').max(DESCRIPTION_MAX, 'descriptionTooLong'),
        ),
      }),
    )
    .max(VIOLATIONS.length, 'invalid')
    .refine((all) => new Set(all.map(({ violation }) => violation)).size === all.length, 'invalid'),
})
export type Accommodation = z.output<typeof accommodationSchema>

/** As it is told: what was checked when it was granted is not checked again. */
export const grantedSchema = z.object({
  extraTime: extraTimeSchema.nullable(),
  exemptions: z.array(z.object({ violation: z.enum(VIOLATIONS), reason: z.string() })),
})

/** Their window is the whole of it until they have chosen. */
export const choiceSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  chosenAt: instantSchema.nullable(),
})
export type Choice = z.infer<typeof choiceSchema>

export const participantSchema = z.object({
  id: z.uuid(),
  /** Empty for whoever is known by name alone. */
  email: z.string(),
  /** As the list called them, or as they call themselves. */
  name: z.string(),
  /** As they typed it at an open link: nobody has proved it, and nothing is mailed there. */
  givenEmail: z.string(),
  status: z.enum(PARTICIPANT_STATUSES),
  /** Which attempt is their latest; 0 before they have begun. */
  attempt: z.number().int(),
  /** In percent, where there is one; of several attempts, as the quiz counts them. */
  score: z.number().nullable(),
  /** The same as its scale shows it. */
  scaled: scaledScoreSchema.nullable(),
  invitedAt: instantSchema,
  openedAt: instantSchema.nullable(),
  startedAt: instantSchema.nullable(),
  /** Until when they may work; once it is over, until when they could have. */
  deadlineAt: instantSchema.nullable(),
  finishedAt: instantSchema.nullable(),
  /** The same that they have, once it is over. */
  receipt: receiptSchema.nullable(),
  remindedAt: instantSchema.nullable(),
  /** `shared`: came by the share link; `room`: by the room code; `open`: by the open link. */
  source: z.enum(PARTICIPANT_SOURCES),
  mailing: z.enum(MAILING_STATES),
  /** What the mail server said, where it refused the mail. */
  mailError: z.string().nullable(),
  accommodation: grantedSchema,
  /** Their own time to take it, instead of the quiz’s dates. */
  window: z.object({ opensAt: instantSchema, closesAt: instantSchema }).nullable(),
  /** Where they choose their time themselves: between which two, and when they have. */
  choice: choiceSchema.nullable(),
  /** Their account was deleted: what they did stays, who they were does not. */
  isGone: z.boolean(),
  can: z.object({
    withdraw: z.boolean(),
    remind: z.boolean(),
    resend: z.boolean(),
    accommodate: z.boolean(),
    /** Give them a time of their own, or take it away. */
    schedule: z.boolean(),
    /** Let them go on, whose quiz was ended by violations. */
    reopen: z.boolean(),
    /** Hand them their link or their code. */
    hand: z.boolean(),
    sendOut: z.boolean(),
    /** Let them go on with another device, by the room code and their name. */
    letInAgain: z.boolean(),
  }),
})
export type Participant = z.infer<typeof participantSchema>

export const participantParams = z.object({ quizId: idSchema, participantId: idSchema })

/** Why somebody may not have others mailed: nobody has proved who they are, their words name a page, or it is enough for a day. */
export const MAILING_ERRORS = [
  'emailNotVerified',
  'usernameHeldBack',
  'titleHeldBack',
  'messageHeldBack',
  'mailLimitReached',
] as const

/** Why somebody may not look at or invite participants: the quiz is not theirs. */
export const CREATOR_ERRORS = [
  'quizNotFound',
  'quizNotAllowed',
  'subscriptionNotFound',
  'organizationSubscriptionNotFound',
] as const
