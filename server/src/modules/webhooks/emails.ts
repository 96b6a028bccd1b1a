import type { Locale } from '@probant/contract/locales'
import type { PauseReason } from '@probant/contract/webhooks/webhooks'

interface Facts {
  reason: Exclude<PauseReason, 'by_hand'>
  /** All that is said of the address: the rest of it may be a secret. */
  host: string
  /** Missing for a person's own workspace. */
  organization: string | null
  link: string
}

type Said = Omit<Facts, 'link'>

/** That a webhook is paused, in each language. */
const TEXTS = {
  en: {
    subject: ({ host }: Said) => `The webhook to ${host} is paused`,
    heading: 'A webhook is paused',
    what: {
      failing: ({ host, organization }: Said) =>
        `For three days, ${host} has taken none of the messages that Probant sends it${organization ? ` for ${organization}` : ''}. We’ve stopped sending them.`,
      gone: ({ host, organization }: Said) =>
        `${host} answered that it wants no more of the messages that Probant sends it${organization ? ` for ${organization}` : ''} (status 410). We’ve stopped sending them.`,
    },
    next: 'Once the address works again, send a test from the Connections page, then resume the webhook. What was already waiting is sent then; what happens until then isn’t.',
    action: 'See connections',
  },
  fr: {
    subject: ({ host }: Said) => `Le webhook vers ${host} est en pause`,
    heading: 'Un webhook est en pause',
    what: {
      failing: ({ host, organization }: Said) =>
        `Depuis trois jours, ${host} n’accepte plus les messages que Probant lui envoie${organization ? ` pour ${organization}` : ''}. Nous avons cessé de les envoyer.`,
      gone: ({ host, organization }: Said) =>
        `${host} a répondu ne plus vouloir recevoir les messages que Probant lui envoie${organization ? ` pour ${organization}` : ''} (statut 410). Nous avons cessé de les envoyer.`,
    },
    next: 'Quand l’adresse fonctionnera de nouveau, envoyez un essai depuis la page Intégrations, puis réactivez le webhook. Ce qui attendait déjà partira alors\u00a0; ce qui se passe d’ici là ne sera pas envoyé.',
    action: 'Voir les intégrations',
  },
} as const

export function webhookPausedEmail(locale: Locale, { link, ...said }: Facts) {
  const { subject, heading, what, next, action } = TEXTS[locale]
  return {
    kind: 'webhookPaused' as const,
    subject: subject(said),
    letter: { heading, paragraphs: [what[said.reason](said), next], action: { label: action, url: link } },
  }
}
