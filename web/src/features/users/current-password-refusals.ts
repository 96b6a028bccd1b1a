import { ERRORS } from '@probant/contract/errors'

/** Refusals that are about the current password, and are shown under it. */
export const CURRENT_PASSWORD_REFUSALS = {
  [ERRORS.currentPasswordIncorrect.code]: 'currentPassword',
  [ERRORS.currentPasswordRequired.code]: 'currentPassword',
}
