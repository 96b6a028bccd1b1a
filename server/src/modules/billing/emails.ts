import type { Locale } from '@probant/contract/locales'

interface Facts {
  /** The organization's name; missing for a person's own workspace. */
  organization: string | null
  /** Until when everything works though nothing was paid. */
  until: Date | undefined
  /** Where its reader's clock hangs. */
  timeZone: string | null
  link: string
}

/** The mails about payments, as they are said in each language. */
const TEXTS = {
  en: {
    paymentFailed: (organization: string | null, until: string) => ({
      subject: organization ? `A payment for ${organization} failed` : 'A payment failed',
      heading: 'A payment failed',
      paragraphs: [
        organization
          ? `We couldn’t collect the monthly payment for ${organization}. You can keep using everything until ${until}; after that, nothing new can be created there until it’s paid.`
          : `We couldn’t collect your monthly payment. You can keep using everything until ${until}; after that, your account will be on the free plan until it’s paid.`,
        'This often happens because a card has expired or reached its limit. Update the payment method, and we’ll try again.',
      ],
      action: 'See billing',
    }),
    paymentArrived: (organization: string | null) => ({
      subject: organization ? `Payment received for ${organization}` : 'We’ve received your payment',
      heading: 'Payment received',
      paragraphs: [
        organization
          ? `We’ve received the payment for ${organization}, and its plan is active. There’s nothing more you need to do.`
          : 'We’ve received your payment, and your plan is active. There’s nothing more you need to do.',
      ],
      action: 'See billing',
    }),
  },
  fr: {
    paymentFailed: (organization: string | null, until: string) => ({
      subject: organization ? `Un paiement pour ${organization} a échoué` : 'Un paiement a échoué',
      heading: 'Un paiement a échoué',
      paragraphs: [
        organization
          ? `Le paiement mensuel pour ${organization} n’a pas pu être prélevé. Tout fonctionne jusqu’au ${until}\u00a0; ensuite, rien ne pourra y être créé tant qu’il ne sera pas réglé.`
          : `Votre paiement mensuel n’a pas pu être prélevé. Tout fonctionne jusqu’au ${until}\u00a0; ensuite, votre compte passera à la formule gratuite tant que le paiement ne sera pas réglé.`,
        'Le plus souvent, la carte a expiré ou son plafond est atteint. Vérifiez votre moyen de paiement\u00a0: nous réessaierons ensuite.',
      ],
      action: 'Voir la facturation',
    }),
    paymentArrived: (organization: string | null) => ({
      subject: organization ? `${organization}\u00a0: paiement reçu` : 'Votre paiement a été reçu',
      heading: 'Tout est en ordre',
      paragraphs: [
        organization
          ? `Nous avons reçu le paiement pour ${organization}\u00a0: sa formule est active. Vous n’avez plus rien à faire.`
          : 'Nous avons reçu votre paiement\u00a0: votre formule est active. Vous n’avez plus rien à faire.',
      ],
      action: 'Voir la facturation',
    }),
  },
} as const

export function billingEmail(
  kind: keyof (typeof TEXTS)['en'],
  locale: Locale,
  { organization, until, timeZone, link }: Facts,
) {
  const day = until ? written(locale, until, timeZone ?? 'UTC') : ''
  const { subject, heading, paragraphs, action } = TEXTS[locale][kind](organization, day)
  return { kind, subject, letter: { heading, paragraphs, action: { label: action, url: link } } }
}

/** In French the first of a month is “le 1er”, which Intl leaves to us. */
function written(locale: Locale, day: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).formatToParts(day)
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1'
  return parts.map((part) => (locale === 'fr' && isFirst(part) ? '1er' : part.value)).join('')
}
