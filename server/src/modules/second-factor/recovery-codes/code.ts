import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_LENGTH } from '@probant/contract/limits'

/** Without what is mistaken for something else on paper: 12 of them are 59 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

export function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** In groups of four, as it is printed. */
export function shownCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
