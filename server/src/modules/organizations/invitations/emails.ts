import type { Locale } from '@probant/contract/locales'

/** The mail that invites someone into an organization, as it is said in each language. */
const TEXTS = {
  en: ({ inviter, organization }: InvitationFacts) => ({
    subject: `${inviter} has invited you to ${organization}`,
    heading: `Join ${organization}`,
    paragraphs: [
      `${inviter} has invited you to join the organization ${organization} on Probant, where its members create and share questions and quizzes.`,
      'Follow the link to join. If you’re not logged in with this address, you’ll be asked to log in or create an account first. The link works for seven days. If you don’t know who this is, ignore this e-mail.',
    ],
    action: `Join ${organization}`,
  }),
  fr: ({ inviter, organization }: InvitationFacts) => ({
    subject: `${inviter} vous invite à rejoindre ${organization}`,
    heading: `Rejoignez ${organization}`,
    paragraphs: [
      `${inviter} vous invite à rejoindre l’organisation ${organization} sur Probant. Ses membres créent et partagent des questions et des quiz.`,
      'Suivez le lien pour devenir membre. Si vous devez d’abord vous connecter ou créer un compte, utilisez cette adresse. Le lien est valable sept jours. Si vous ne connaissez pas cette personne, ignorez ce message.',
    ],
    action: `Rejoindre ${organization}`,
  }),
} as const

interface InvitationFacts {
  inviter: string
  organization: string
}

export function invitationEmail(locale: Locale, { link, ...invited }: InvitationFacts & { link: string }) {
  const { subject, heading, paragraphs, action } = TEXTS[locale](invited)
  return { subject, letter: { heading, paragraphs, action: { label: action, url: link } } }
}
