import type { Locale } from '@probant/contract/locales'
import { lengthWords } from '#server/modules/invitations/index.ts'

interface Event {
  creatorName: string
  /** Those of whoever has it in their calendar; 0 for no limit. */
  minutes: number
  url: string
}

/** What stands in somebody's calendar about a quiz, as it is said in each language. */
const TEXTS = {
  en: {
    from: (name: string) => `A quiz by ${name} on Probant.`,
    limit: (length: string) => `You have ${length} once you start.`,
    noLimit: 'There’s no time limit: you have until the quiz ends.',
    where: (url: string) => `Take it here, or with the link in your invitation: ${url}`,
  },
  fr: {
    from: (name: string) => `Un quiz créé par ${name} sur Probant.`,
    limit: (length: string) => `Vous avez ${length} à partir du moment où vous commencez.`,
    noLimit: 'Pas de limite de temps avant la fin du quiz.',
    where: (url: string) => `Accès au quiz (ou par le lien de votre invitation)\u00a0: ${url}`,
  },
} as const

export function calendarText(locale: Locale, { creatorName, minutes, url }: Event): string {
  const { from, limit, noLimit, where } = TEXTS[locale]
  const time = minutes > 0 ? limit(lengthWords(locale, minutes)) : noLimit
  return [from(creatorName), time, where(url)].join('\n')
}
