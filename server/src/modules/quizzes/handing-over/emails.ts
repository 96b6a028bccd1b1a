import type { Locale } from '@probant/contract/locales'

interface Facts {
  title: string
  /** Who owns the organization. */
  ownerName: string
  organizationName: string
  newCreatorName: string
}

/** That a quiz is somebody else's from now on, as it is said in each language. */
const TEXTS = {
  en: {
    toYou: ({ title, ownerName, organizationName }: Facts) => ({
      subject: `A quiz is yours now: “${title}”`,
      heading: 'You’re now in charge of this quiz',
      paragraphs: [
        `${ownerName} has handed you the quiz “${title}” from ${organizationName}. You’re its creator from now on: participants, live view, grading, results and their release are yours, and e-mails about it carry your name.`,
      ],
      action: 'Open the quiz',
    }),
    away: ({ title, ownerName, organizationName, newCreatorName }: Facts) => ({
      subject: `A quiz was handed over: “${title}”`,
      heading: 'Someone else is taking over this quiz',
      paragraphs: [
        `${ownerName} has handed your quiz “${title}” from ${organizationName} to ${newCreatorName}, who is its creator from now on. Nothing in it was lost, and there’s nothing you need to do.`,
      ],
    }),
  },
  fr: {
    toYou: ({ title, ownerName, organizationName }: Facts) => ({
      subject: `Un quiz vous est confié\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Ce quiz est maintenant le vôtre',
      paragraphs: [
        `${ownerName} vous confie le quiz «\u00a0${title}\u00a0» de l’organisation ${organizationName}. Vous en êtes désormais responsable\u00a0: participants, suivi en direct, correction, résultats et leur publication vous reviennent, et les messages qui s’y rapportent portent votre nom.`,
      ],
      action: 'Ouvrir le quiz',
    }),
    away: ({ title, ownerName, organizationName, newCreatorName }: Facts) => ({
      subject: `Un quiz a été confié à quelqu’un d’autre\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Quelqu’un d’autre reprend ce quiz',
      paragraphs: [
        `${ownerName} a confié votre quiz «\u00a0${title}\u00a0» de l’organisation ${organizationName} à ${newCreatorName}, qui en est désormais responsable. Rien n’est perdu et vous n’avez rien à faire.`,
      ],
    }),
  },
} as const

export function handedToYouEmail(locale: Locale, { link, ...facts }: Facts & { link: string }) {
  const { subject, heading, paragraphs, action } = TEXTS[locale].toYou(facts)
  return { subject, letter: { heading, paragraphs, action: { label: action, url: link } } }
}

export function handedAwayEmail(locale: Locale, facts: Facts) {
  const { subject, heading, paragraphs } = TEXTS[locale].away(facts)
  return { subject, letter: { heading, paragraphs } }
}
