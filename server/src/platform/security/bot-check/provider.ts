/** Tells people from programs, before something is done that programs like to do a million times. */
export interface BotCheck {
  readonly provider: 'altcha' | 'recaptcha' | 'turnstile'
  /** The task to solve, where it is set by ourselves and not by a service. */
  challenge?(action: string, hardness?: number): Promise<unknown>
  /** A token is good for the action it was made for, and once. */
  verify(attempt: BotCheckAttempt): Promise<boolean>
  /** How many times as hard it was to make a token that has been verified; services have one hardness only. */
  hardnessOf?(token: string): number
  /** Drops what is only kept until tokens expire. */
  forgetOld?(): Promise<void>
}

export interface BotCheckAttempt {
  token: string
  action: string
  address: string
}
