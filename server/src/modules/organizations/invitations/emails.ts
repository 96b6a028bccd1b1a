import type { Locale } from '@probant/contract/locales'

/** The mail that invites someone into an organization, as it is said in each language. */
const TEXTS = {
  en: ({ inviter, organization }: Invited) => ({
    subject: `${inviter} invites you to ${organization}`,
    heading: `Join ${organization}`,
    paragraphs: [
      `${inviter} invites you to work in the organization ${organization} on Probant: its questions and quizzes are made and shared there.`,
      'Log in with this address, or open an account with it, and accept. The link works for seven days. If you don’t know who this is, ignore this mail.',
    ],
    action: 'See the invitation',
  }),
  fr: ({ inviter, organization }: Invited) => ({
    subject: `${inviter} vous invite dans ${organization}`,
    heading: `Rejoignez ${organization}`,
    paragraphs: [
      `${inviter} vous invite à travailler dans l’organisation ${organization} sur Probant\u00a0: on y crée et partage des questions et des quiz.`,
      'Connectez-vous avec cette adresse, ou ouvrez un compte avec elle, puis acceptez. Le lien est valable sept jours. Si vous ne connaissez pas cette personne, ignorez ce message.',
    ],
    action: 'Voir l’invitation',
  }),
} as const

interface Invited {
  inviter: string
  organization: string
}

export function invitationEmail(locale: Locale, { link, ...invited }: Invited & { link: string }) {
  const { subject, heading, paragraphs, action } = TEXTS[locale](invited)
  return { subject, letter: { heading, paragraphs, action: { label: action, url: link } } }
}
