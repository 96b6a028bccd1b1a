import { oneLine } from '@probant/contract/fields'
import { USERNAME_MAX, USERNAME_MIN } from '@probant/contract/limits'

/** A username for someone who was not asked for one; they can change it in the settings. */
export function usernameFrom(name: string, email: string): string {
  const mailbox = email.split('@')[0] ?? ''
  const candidate = [name, mailbox, email]
    .map((text) => oneLine(text))
    .find((text) => text.length >= USERNAME_MIN)
  return (candidate ?? email).slice(0, USERNAME_MAX)
}
