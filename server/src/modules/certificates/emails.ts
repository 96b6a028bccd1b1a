import { writtenNumber } from '@probant/contract/certificates/number'
import type { Locale } from '@probant/contract/locales'
import type { CertificateRow } from './repository.ts'

export interface CertificateFacts {
  kind: 'certificateWithdrawn' | 'certificateGivenBack' | 'certificateEnding'
  certificate: Pick<CertificateRow, 'number' | 'title' | 'issuedAt' | 'expiresAt' | 'withdrawnBy' | 'reason'>
  creatorName: string
  /** In which the reader thinks of days. */
  timeZone: string
  /** Their result, where the certificate is. */
  url: string
}

interface Said {
  title: string
  creatorName: string
  /** When it ends. */
  end: string
}

const TEXTS = {
  en: {
    certificateWithdrawn: ({ title, creatorName }: Said, isByHand: boolean) => ({
      subject: `Certificate withdrawn: “${title}”`,
      heading: 'Your certificate is no longer valid',
      paragraphs: [
        isByHand
          ? `${creatorName} has withdrawn your certificate for “${title}”.`
          : `Your result in “${title}” has changed: it no longer reaches the pass mark, or is waiting to be graded. Your certificate has therefore been withdrawn; if you pass after all, it will be valid again.`,
        'Anyone who checks its number can see that it was withdrawn.',
      ],
    }),
    certificateGivenBack: ({ title }: Said) => ({
      subject: `Certificate valid again: “${title}”`,
      heading: 'Your certificate is valid again',
      paragraphs: [`Your certificate for “${title}” is valid again, with the same number as before.`],
    }),
    certificateEnding: ({ title, creatorName, end }: Said) => ({
      subject: `Your certificate ends on ${end}: “${title}”`,
      heading: 'Your certificate ends soon',
      paragraphs: [
        `Your certificate for “${title}” is valid until ${end}. To renew it, ask ${creatorName} when you can take the quiz again.`,
      ],
    }),
    reason: (creatorName: string) => `${creatorName} gives this reason:`,
    number: 'Number',
    issued: 'Issued',
    validUntil: 'Valid until',
    action: 'See my result',
  },
  fr: {
    certificateWithdrawn: ({ title, creatorName }: Said, isByHand: boolean) => ({
      subject: `Certificat retiré\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Votre certificat n’est plus valable',
      paragraphs: [
        isByHand
          ? `${creatorName} a retiré votre certificat «\u00a0${title}\u00a0».`
          : `Votre résultat au quiz «\u00a0${title}\u00a0» a changé\u00a0: il n’atteint plus le seuil de réussite, ou attend une correction. Votre certificat est donc retiré\u00a0; si le quiz est finalement réussi, il sera de nouveau valable.`,
        'Toute personne qui vérifie son numéro voit désormais qu’il a été retiré.',
      ],
    }),
    certificateGivenBack: ({ title }: Said) => ({
      subject: `Certificat de nouveau valable\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Votre certificat est de nouveau valable',
      paragraphs: [
        `Votre certificat «\u00a0${title}\u00a0» est de nouveau valable, avec le même numéro qu’auparavant.`,
      ],
    }),
    certificateEnding: ({ title, creatorName, end }: Said) => ({
      subject: `Votre certificat expire le ${end}\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Votre certificat expire bientôt',
      paragraphs: [
        `Votre certificat «\u00a0${title}\u00a0» est valable jusqu’au ${end}. Pour le renouveler, demandez à ${creatorName} quand vous pourrez repasser le quiz.`,
      ],
    }),
    reason: (creatorName: string) => `Motif indiqué par ${creatorName}\u00a0:`,
    number: 'Numéro',
    issued: 'Délivré le',
    validUntil: 'Valable jusqu’au',
    action: 'Voir mon résultat',
  },
} as const

export function certificateEmail(
  locale: Locale,
  { kind, certificate, creatorName, timeZone, url }: CertificateFacts,
) {
  const texts = TEXTS[locale]
  const { number, title, issuedAt, expiresAt, withdrawnBy, reason } = certificate
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', { dateStyle: 'long', timeZone })
  const end = expiresAt ? day.format(expiresAt) : ''
  const { subject, heading, paragraphs } = texts[kind]({ title, creatorName, end }, withdrawnBy === 'creator')
  const words = reason && kind === 'certificateWithdrawn' ? [texts.reason(creatorName), reason] : []
  const facts = [
    { label: texts.number, value: writtenNumber(number) },
    { label: texts.issued, value: day.format(issuedAt) },
    ...(end ? [{ label: texts.validUntil, value: end }] : []),
  ]
  const action = { label: texts.action, url }
  return { subject, letter: { heading, paragraphs: [...paragraphs, ...words], facts, action } }
}
