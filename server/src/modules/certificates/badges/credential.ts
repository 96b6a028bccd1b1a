import { createHash } from 'node:crypto'
import { writtenNumber } from '@probant/contract/certificates/number'
import type { Locale } from '@probant/contract/locales'

/** What a badge is made of. */
export interface BadgeFacts {
  number: string
  quizId: string
  workspaceId: string
  title: string
  issuer: string
  issuedAt: Date
  expiresAt: Date | null
  /** Whose it is: by the address that they were invited by, or by their name where they have none. */
  recipient: { type: 'emailAddress' | 'name'; value: string }
  /** The same each time, and of no use for another badge. */
  salt: string
  locale: Locale
  /** Of the installation. */
  origin: string
}

/** An `OpenBadgeCredential` as Open Badges 3.0 (1EdTech) has it: what is signed is this very object. */
export function badgeCredential(facts: BadgeFacts) {
  const { quizId, workspaceId, title, issuer, issuedAt, expiresAt, recipient, salt, locale, origin } = facts
  const number = writtenNumber(facts.number)
  const words = WORDS[locale]
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      // Knows the kind of list that its status stands in.
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id: `${origin}/certificates/${number}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuerId(workspaceId), type: ['Profile'], name: issuer, url: origin },
    validFrom: withoutMilliseconds(issuedAt),
    ...(expiresAt && { validUntil: withoutMilliseconds(expiresAt) }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityType: recipient.type,
          identityHash: identityHash(recipient.value, salt),
          salt,
        },
      ],
      achievement: {
        id: `urn:uuid:${quizId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: title,
        description: words.description(title),
        criteria: { narrative: words.criteria },
      },
    },
    credentialStatus: {
      id: `${origin}/api/badges/revocations/${number}`,
      type: '1EdTechRevocationList',
    },
  }
}

export type BadgeCredential = ReturnType<typeof badgeCredential>

export function issuerId(workspaceId: string): string {
  return `urn:uuid:${workspaceId}`
}

/** The value and then the salt: whoever knows the address can tell that it is theirs, and nobody reads it. */
export function identityHash(value: string, salt: string): string {
  return `sha256$${createHash('sha256').update(value).update(salt).digest('hex')}`
}

function withoutMilliseconds(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z')
}

const WORDS = {
  en: {
    description: (title: string) => `Passed the quiz “${title}”.`,
    criteria: 'The quiz was handed in, and its result reached the pass mark.',
  },
  fr: {
    description: (title: string) => `A réussi le quiz «\u00a0${title}\u00a0».`,
    criteria: 'La copie a été rendue, et le résultat atteint le seuil de réussite.',
  },
}
