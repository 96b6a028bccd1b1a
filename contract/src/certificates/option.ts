import { z } from 'zod'
import { CERTIFICATE_LINE_MAX, CERTIFICATE_MONTHS_MAX, CERTIFICATE_REMINDER_DAYS_MAX } from '../limits.ts'

/** It is sent as it is read: nothing here makes it another type. */
const line = z
  .string('required')
  .trim()
  .max(CERTIFICATE_LINE_MAX, 'lineTooLong')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'invalid')

/** What whoever passes a quiz gets. What is left empty says what is usual. */
export const certificateOptionSchema = z.object({
  /** What it is called on the paper. */
  heading: line.default(''),
  /** Null: for ever. */
  validMonths: z
    .number('monthsInvalid')
    .int('monthsInvalid')
    .min(1, 'monthsInvalid')
    .max(CERTIFICATE_MONTHS_MAX, 'monthsInvalid')
    .nullable()
    .default(null),
  /** So many days before it ends its holder is reminded by mail; null: never. */
  reminderDays: z
    .number('daysInvalid')
    .int('daysInvalid')
    .min(1, 'daysInvalid')
    .max(CERTIFICATE_REMINDER_DAYS_MAX, 'daysInvalid')
    .nullable()
    .default(null),
  /** Who stands for it. Empty: whoever created the quiz. */
  signerName: line.default(''),
  signerRole: line.default(''),
})
export type CertificateOption = z.output<typeof certificateOptionSchema>

/** One switch is enough. */
export const DEFAULT_CERTIFICATE: CertificateOption = {
  heading: '',
  validMonths: null,
  reminderDays: null,
  signerName: '',
  signerRole: '',
}

/** Where passing says nothing yet, turning certificates on says this. */
export const USUAL_PASS_PERCENT = 50
