import { SHARE_CODE_MINUTES } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'

/** The mail that proves an address, as it is said in each language. */
const TEXTS = {
  en: {
    subject: (title: string) => `Your code for “${title}”`,
    heading: 'Your code',
    paragraphs: (title: string) => [
      `This is your code for the quiz “${title}”. Enter it on the page where you asked for it.`,
      `It works once, within ${SHARE_CODE_MINUTES} minutes, and only with this address.`,
    ],
    closing: 'If you didn’t ask for it, ignore this e-mail. Don’t share the code.',
  },
  fr: {
    subject: (title: string) => `Votre code pour «\u00a0${title}\u00a0»`,
    heading: 'Votre code',
    paragraphs: (title: string) => [
      `Voici votre code pour le quiz «\u00a0${title}\u00a0». Saisissez-le sur la page où vous l’avez demandé.`,
      `Il est valable ${SHARE_CODE_MINUTES} minutes, ne sert qu’une fois et uniquement avec cette adresse.`,
    ],
    closing: 'Si vous ne l’avez pas demandé, ignorez ce message. Ne transmettez pas ce code.',
  },
} as const

export function shareCodeEmail(locale: Locale, { title, code }: { title: string; code: string }) {
  const { subject, heading, paragraphs, closing } = TEXTS[locale]
  return { subject: subject(title), letter: { heading, paragraphs: paragraphs(title), code, closing } }
}
