/**
 * Every mail that the product writes, and whose words it carries. A mail in a creator's words (a title, a name, a
 * message) goes out by `postFor` alone, which asks whether this person may mail strangers; how it counts within their
 * day stands beside it. The administrator's trial mail is the only one that passes the outbox; its words are ours.
 */
export const MAIL_KINDS = {
  verify: { words: 'ours' },
  reset: { words: 'ours' },
  firstPassword: { words: 'ours' },
  passwordLink: { words: 'ours' },
  // They name an address only to whoever has proved theirs, or reads that one.
  confirmChange: { words: 'ours' },
  changeAsked: { words: 'ours' },
  emailChanged: { words: 'ours' },
  emailChangedForGood: { words: 'ours' },
  emailRestored: { words: 'ours' },
  changeUndone: { words: 'ours' },
  passwordChanged: { words: 'ours' },
  secondFactorAdded: { words: 'ours' },
  secondFactorRemoved: { words: 'ours' },
  recoveryCodeUsed: { words: 'ours' },
  recoveryCodesRenewed: { words: 'ours' },
  apiKeyCreated: { words: 'ours' },
  accountDeleted: { words: 'ours' },
  accountRemoved: { words: 'ours' },
  // They name the reader's own organization, which nobody creates without a proved address.
  webhookPaused: { words: 'ours' },
  paymentFailed: { words: 'ours' },
  paymentArrived: { words: 'ours' },

  organizationInvitation: { words: 'creator', counted: 'asked' },
  invitation: { words: 'creator', counted: 'asked' },
  reminder: { words: 'creator', counted: 'asked' },
  laterEnd: { words: 'creator', counted: 'asked' },
  extraTime: { words: 'creator', counted: 'asked' },
  ownWindow: { words: 'creator', counted: 'asked' },
  // Confirms the time that they have chosen themselves.
  chosenTime: { words: 'creator', counted: 'never' },
  wording: { words: 'creator', counted: 'asked' },
  withdrawal: { words: 'creator', counted: 'asked' },
  // The first mail to somebody whom the creator invited by hand: that invitation was not counted.
  firstLink: { words: 'creator', counted: 'written' },
  // To somebody who was mailed before, asked for at the door.
  linkAgain: { words: 'creator', counted: 'never' },
  shareCode: { words: 'creator', counted: 'door' },
  // A quiz is another member's from now on; both sides are told, by whoever owns the organization.
  handedToYou: { words: 'creator', counted: 'written' },
  handedAway: { words: 'creator', counted: 'written' },
  // A member asks the owner of the organization for more.
  limitRequest: { words: 'creator', counted: 'asked' },
  // Once for each invitation that was counted, or each submission.
  lastCall: { words: 'creator', counted: 'never' },
  result: { words: 'creator', counted: 'never' },
  // What follows from a result, or is done by hand with a reason of the creator's own.
  certificateWithdrawn: { words: 'creator', counted: 'written' },
  certificateGivenBack: { words: 'creator', counted: 'written' },
  // Once for each certificate.
  certificateEnding: { words: 'creator', counted: 'never' },
} as const satisfies Record<string, { words: 'ours' } | { words: 'creator'; counted: Counted }>

/**
 * - `asked`: by whoever asks for the mails, with `count` or `countThatFit`, in that transaction
 * - `written`: as it is written; what does not fit into the day is not written
 * - `door`: strangers ask for it, who must not use up a teacher's day: so many a day for each quiz (`entering/mail-quota`)
 * - `never`: it follows from a mail that was counted
 */
export type Counted = 'asked' | 'written' | 'door' | 'never'

export type MailKind = keyof typeof MAIL_KINDS
type InWords<Words> = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind] extends { words: Words } ? Kind : never
}[MailKind]
export type OurMailKind = InWords<'ours'>
export type CreatorsMailKind = InWords<'creator'>
