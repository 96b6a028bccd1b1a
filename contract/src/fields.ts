import { pointsSchema, textSchema } from '@probant/kinds/fields'
import { z } from 'zod'
import {
  DESCRIPTION_MAX,
  EMAIL_MAX,
  INTEREST_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REPEATED_PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from './limits.ts'

export { pointsSchema, textSchema }

/**
 * Fields that several forms share. A message is the name of a sentence (`field-sentences`), so that form and API
 * say the same thing in both languages.
 */

/**
 * Text of one line: a name, a title, a subject. What would break the line, ring a bell or turn the writing round becomes
 * a space, lest a name can pose as more than a name in a mail, a list or a log.
 */
export const lineSchema = textSchema.transform(oneLine)

/** For names that come from elsewhere than a form. */
export function oneLine(text: string): string {
  const parts = text.split(UNSEEN).map((part) => part.trim())
  return parts.filter(Boolean).join(' ')
}

/** Control characters, line and paragraph separators, and the marks that override the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/u

export const emailSchema = textSchema
  .transform((email) => email.toLowerCase())
  .pipe(z.string().min(1, 'required').max(EMAIL_MAX, 'emailInvalid').pipe(z.email('emailInvalid')))

/** For lists in which a name will do. */
export const optionalEmailSchema = textSchema
  .transform((email) => email.toLowerCase())
  .refine((email) => email === '' || emailSchema.safeParse(email).success, 'emailInvalid')
  .default('')

/** One rule for every new password. */
export const newPasswordSchema = z
  .string('required')
  .min(1, 'required')
  .min(PASSWORD_MIN, 'passwordTooShort')
  .max(PASSWORD_MAX, 'passwordTooLong')
  .regex(/\p{Lu}/u, 'passwordNeedsUpper')
  .regex(/\p{Ll}/u, 'passwordNeedsLower')
  .regex(/\p{Nd}/u, 'passwordNeedsDigit')
  .regex(/[^\p{L}\p{N}\s]/u, 'passwordNeedsSpecial')

/** The same once more; that it differs is told by `passwordsMatch`. The specification gives it lengths of its own. */
export const repeatedPasswordSchema = z
  .string('required')
  .min(1, 'required')
  .min(REPEATED_PASSWORD_MIN, 'repeatedPasswordTooShort')
export const repeatedNewPasswordSchema = z
  .string('required')
  .min(1, 'required')
  .min(PASSWORD_MIN, 'passwordTooShort')

/** A password as it is presented: only its presence is checked, the rest would tell the rule of another day. */
export const presentedPasswordSchema = z
  .string('required')
  .min(1, 'required')
  .max(PASSWORD_MAX, 'passwordTooLong')

export const usernameSchema = lineSchema.pipe(
  z.string().min(1, 'required').min(USERNAME_MIN, 'usernameTooShort').max(USERNAME_MAX, 'usernameTooLong'),
)

/** At a whole character: a name that is too long must not keep the others of a list from being invited. */
export function cutName(name: string): string {
  return name
    .slice(0, USERNAME_MAX)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}

export const interestSchema = lineSchema.pipe(z.string().max(INTEREST_MAX, 'interestTooLong'))

/** Names and titles: 2 to under 50 characters. */
export const nameSchema = lineSchema.pipe(
  z.string().min(1, 'required').min(NAME_MIN, 'nameTooShort').max(NAME_MAX, 'nameTooLong'),
)

/** A sentence or two about something. */
export const descriptionSchema = textSchema.pipe(z.string().max(DESCRIPTION_MAX, 'descriptionTooLong'))

/** A limit: 0 or more, or -1 for unlimited. */
export const limitSchema = z
  .number('required')
  .int('invalidLimitValue')
  .min(-1, 'invalidLimitValue')
  .max(1_000_000_000, 'invalidLimitValue')

/** One spelling per id: what is counted or compared by it can't be dodged with capital letters. */
export const idSchema = z.uuid('invalid').toLowerCase()
export const instantSchema = z.iso.datetime()

/** An own-origin path to come back to; anything that could lead elsewhere becomes the dashboard. */
export function safeReturnPath(path: string | undefined | null): string {
  return path && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/dashboard'
}

/** What people type to find something. */
export const searchSchema = lineSchema.pipe(z.string().max(200, 'invalid')).default('')

/** A page of a list: which one, and how many rows. */
export const pageQuerySchema = z.object({
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  pageSize: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100, 'invalid').default(20),
})

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
}
