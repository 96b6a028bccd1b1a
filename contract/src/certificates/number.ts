import { z } from 'zod'

/** None of them is taken for another one, also in handwriting: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. No vowels, so no words. */
export const NUMBER_LETTERS = '34679CDFGHJKMNPQRTVWXY'
export const NUMBER_LENGTH = 12

const PART = 4
const WRITTEN = new RegExp(`^[${NUMBER_LETTERS}]{${NUMBER_LENGTH}}$`)

/** “C4F7-9HJK-MNPQ”: as it stands on a certificate. */
export function writtenNumber(letters: string): string {
  return (letters.match(new RegExp(`.{1,${PART}}`, 'g')) ?? []).join('-')
}

/** As people type it: small letters, spaces and dashes where they like. */
export const certificateNumberSchema = z
  .string('certificateNumberInvalid')
  .transform((typed) => typed.toUpperCase().replace(/[\s\p{Pd}.]/gu, ''))
  .pipe(z.string().regex(WRITTEN, 'certificateNumberInvalid'))
