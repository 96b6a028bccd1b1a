import { UNLIMITED } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { Requestable } from '@probant/contract/organizations'

interface Asked {
  name: string
  email: string
  organizationName: string
  limit: Requestable
  of: 'plan' | 'member'
  /** How much that is, where it is known. */
  value: number | undefined
  purpose: string
  /** Where the owner can do something about it. */
  url: string
}

/** That a member asks for more, as the owner of the organization reads it. */
const TEXTS = {
  en: {
    subject: ({ name, organizationName }: Asked) => `${name} asks for a higher limit in ${organizationName}`,
    heading: ({ name }: Asked) => `${name} needs a higher limit`,
    met: {
      plan: ({ name, email, organizationName }: Asked) =>
        `${name} (${email}) can’t continue in ${organizationName}: this is more than its plan includes.`,
      member: ({ name, email, organizationName }: Asked) =>
        `${name} (${email}) has reached a limit that you or a moderator set for them in ${organizationName}.`,
    },
    limit: 'Limit',
    value: 'Currently',
    limits: {
      questions: 'Generated questions per month',
      manualQuestions: 'Manual questions per month',
      quizzes: 'Quizzes per month',
      participants: 'Participants per quiz',
      groups: 'Participant groups',
      groupSize: 'People per group',
    },
    purpose: 'What it’s for',
    action: { plan: 'Compare plans', member: 'Open the members page' },
    branding: {
      subject: ({ name, organizationName }: Asked) =>
        `${name} asks for ${organizationName}’s own name and logo on its quizzes`,
      heading: ({ name }: Asked) => `${name} needs your own name and logo`,
      met: ({ name, email, organizationName }: Asked) =>
        `${name} (${email}) would like participants to see the name and logo of ${organizationName} instead of Probant’s. Its plan doesn’t include that.`,
    },
    closing:
      'You receive this e-mail because you own the organization. Write to this person to let them know.',
  },
  fr: {
    subject: ({ name, organizationName }: Asked) =>
      `${name} demande une limite plus élevée dans ${organizationName}`,
    heading: ({ name }: Asked) => `${name} a besoin d’une limite plus élevée`,
    met: {
      plan: ({ name, email, organizationName }: Asked) =>
        `${name} (${email}) ne peut pas continuer dans ${organizationName}\u00a0: la formule n’en prévoit pas autant.`,
      member: ({ name, email, organizationName }: Asked) =>
        `${name} (${email}) a atteint une limite fixée pour son compte dans ${organizationName}, par vous ou par la modération.`,
    },
    limit: 'Limite',
    value: 'Actuellement',
    limits: {
      questions: 'Questions générées par mois',
      manualQuestions: 'Questions rédigées à la main par mois',
      quizzes: 'Quiz par mois',
      participants: 'Participants par quiz',
      groups: 'Groupes',
      groupSize: 'Personnes par groupe',
    },
    purpose: 'Motif',
    action: { plan: 'Comparer les formules', member: 'Ouvrir la page des membres' },
    branding: {
      subject: ({ name, organizationName }: Asked) =>
        `${name} demande que les quiz portent le nom et le logo de ${organizationName}`,
      heading: ({ name }: Asked) => `${name} a besoin de votre nom et de votre logo`,
      met: ({ name, email, organizationName }: Asked) =>
        `${name} (${email}) souhaite que les participants voient le nom et le logo de ${organizationName} au lieu de ceux de Probant. La formule ne le permet pas.`,
    },
    closing:
      'Vous recevez ce courriel en tant que propriétaire de l’organisation. Écrivez à cette personne pour lui répondre.',
  },
} as const

export function limitRequestEmail(locale: Locale, asked: Asked) {
  const texts = TEXTS[locale]
  const { limit, of, value, purpose, url } = asked
  const words = limit === 'branding' ? texts.branding : { ...texts, met: texts.met[of] }
  const facts = [
    ...(limit === 'branding' ? [] : [{ label: texts.limit, value: texts.limits[limit] }]),
    ...(value === undefined || value === UNLIMITED
      ? []
      : [{ label: texts.value, value: new Intl.NumberFormat(locale).format(value) }]),
    ...(purpose ? [{ label: texts.purpose, value: purpose }] : []),
  ]
  return {
    subject: words.subject(asked),
    letter: {
      heading: words.heading(asked),
      paragraphs: [words.met(asked)],
      facts,
      action: { label: texts.action[of], url },
      closing: texts.closing,
    },
  }
}
