import type { Locale } from '@probant/contract/locales'

/** The mails about one's own account, as they are said in each language. */
const TEXTS = {
  en: {
    confirmChange: (email: string) => ({
      subject: 'Confirm your new address',
      heading: 'Is this your new address?',
      paragraphs: [
        `You asked to use ${email} for your Probant account. Confirm it, and from then on you sign in with it.`,
        'The link works for one day. If it was not you, ignore this mail: nothing changes.',
      ],
      action: 'Confirm this address',
    }),
    changeAsked: (email: string) => ({
      subject: 'Someone wants to change your address',
      heading: 'Another address was asked for',
      paragraphs: [
        `Your Probant account is to use ${email} instead of this address. It changes once that one is confirmed.`,
        'If it was not you, sign out everywhere in the settings: that takes it back. Then change your password.',
      ],
    }),
    emailChanged: (email: string) => ({
      subject: 'Your address was changed',
      heading: 'Your account has a new address',
      paragraphs: [
        `Your Probant account now uses ${email}. Mails to this address end here.`,
        'If it was not you, write to whoever runs this installation at once.',
      ],
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Probant account was just changed, and all other devices were signed out.',
        'If it was not you, set a new one with “Forgot your password?” on the login page.',
      ],
    }),
    accountDeleted: () => ({
      subject: 'Your account was deleted',
      heading: 'Your account is gone',
      paragraphs: [
        'Your Probant account and its personal data were deleted, as you asked. Thank you for having been here.',
      ],
    }),
  },
  fr: {
    confirmChange: (email: string) => ({
      subject: 'Confirmez votre nouvelle adresse',
      heading: 'Est-ce bien votre nouvelle adresse\u00a0?',
      paragraphs: [
        `Vous avez demandé à utiliser ${email} pour votre compte Probant. Confirmez-la\u00a0: vous vous connecterez désormais avec elle.`,
        'Le lien est valable un jour. Si la demande ne vient pas de vous, ignorez ce message\u00a0: rien ne change.',
      ],
      action: 'Confirmer cette adresse',
    }),
    changeAsked: (email: string) => ({
      subject: 'Une autre adresse a été demandée',
      heading: 'Une autre adresse a été demandée',
      paragraphs: [
        `Votre compte Probant doit utiliser ${email} à la place de cette adresse. Il changera dès qu’elle sera confirmée.`,
        'Si ce n’est pas vous, déconnectez-vous partout dans les réglages\u00a0: la demande sera annulée. Changez ensuite votre mot de passe.',
      ],
    }),
    emailChanged: (email: string) => ({
      subject: 'Votre adresse a été modifiée',
      heading: 'Votre compte a une nouvelle adresse',
      paragraphs: [
        `Votre compte Probant utilise maintenant ${email}. Plus aucun message n’arrivera à l’adresse présente.`,
        'Si ce n’est pas vous, prévenez tout de suite les responsables de ce site.',
      ],
    }),
    passwordChanged: () => ({
      subject: 'Votre mot de passe a été modifié',
      heading: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte Probant vient d’être modifié et tous vos autres appareils ont été déconnectés.',
        'Si ce n’est pas vous, choisissez-en un nouveau avec «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.',
      ],
    }),
    accountDeleted: () => ({
      subject: 'Votre compte a été supprimé',
      heading: 'Votre compte n’existe plus',
      paragraphs: [
        'Votre compte Probant et vos données personnelles ont été supprimés, comme vous l’avez demandé. Merci d’avoir été là.',
      ],
    }),
  },
} as const

type Kind = keyof (typeof TEXTS)['en']

export function userEmail(
  kind: Kind,
  locale: Locale,
  { email = '', link }: { email?: string; link?: string } = {},
) {
  const text: { subject: string; heading: string; paragraphs: readonly string[]; action?: string } =
    TEXTS[locale][kind](email)
  return {
    subject: text.subject,
    letter: {
      heading: text.heading,
      paragraphs: [...text.paragraphs],
      ...(text.action && link && { action: { label: text.action, url: link } }),
    },
  }
}
