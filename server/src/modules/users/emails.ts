import type { Locale } from '@probant/contract/locales'

/** The mails about one's own account, as they are said in each language. */
const TEXTS = {
  en: {
    confirmChange: (email: string) => ({
      subject: 'Confirm your new e-mail address',
      heading: 'Is this your new address?',
      paragraphs: [
        `You asked to use ${email} for your Probant account. Once you confirm it, you’ll log in with it.`,
        'The link works for one day. If this wasn’t you, ignore this e-mail: nothing changes.',
      ],
      action: 'Confirm this address',
    }),
    changeAsked: (email: string) => ({
      subject: 'A change to your e-mail address was requested',
      heading: 'A change of e-mail address was requested',
      paragraphs: [
        `Someone asked for your Probant account to use ${email} instead of this address. It changes once that address is confirmed.`,
        'If this wasn’t you, log out everywhere in your settings: that cancels the request. Then change your password.',
      ],
    }),
    emailChanged: (email: string) => ({
      subject: 'Your e-mail address was changed',
      heading: 'Your account has a new address',
      paragraphs: [
        `Your Probant account now uses ${email}. We won’t send any more e-mails to this address.`,
        'If this wasn’t you, undo the change within seven days: your account will use this address again, all devices will be logged out, and you’ll choose a new password.',
      ],
      action: 'Undo the change',
    }),
    emailChangedForGood: () => ({
      subject: 'Your e-mail address was changed',
      heading: 'Your account has a new address',
      paragraphs: [
        'A Probant account that was created with this address now uses another one. We won’t send any more e-mails to this address.',
        'This address was never confirmed, so there’s nothing you need to do.',
      ],
    }),
    emailRestored: (email: string) => ({
      subject: 'Your e-mail address has been restored',
      heading: 'Your account’s e-mail address has been restored',
      paragraphs: [
        `Your Probant account uses ${email} again. All devices have been logged out, and the old password no longer works.`,
        'Choose a new one: the link works once, within one hour. If you log in with Google, you can do so right away.',
      ],
      action: 'Choose a new password',
    }),
    changeUndone: (email: string) => ({
      subject: 'An address change was undone',
      heading: 'An address change was undone',
      paragraphs: [
        `The Probant account that used this address now uses ${email} again, at the request of that address’s owner.`,
      ],
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your Probant password was just changed, and all other devices were logged out.',
        'If this wasn’t you, set a new one with “Forgot your password?” on the login page.',
      ],
    }),
    accountDeleted: () => ({
      subject: 'Your account was deleted',
      heading: 'Your account has been deleted',
      paragraphs: [
        'Your Probant account and its personal data have been deleted, as you asked. Thank you for using Probant.',
      ],
    }),
    accountRemoved: () => ({
      subject: 'Your account was deleted',
      heading: 'Your account has been deleted',
      paragraphs: [
        'The administrator of this site has deleted your Probant account and its personal data. If you think that’s a mistake, contact them.',
      ],
    }),
  },
  fr: {
    confirmChange: (email: string) => ({
      subject: 'Confirmez votre nouvelle adresse',
      heading: 'Est-ce bien votre nouvelle adresse\u00a0?',
      paragraphs: [
        `Vous avez demandé à utiliser l’adresse ${email} pour votre compte Probant. Une fois confirmée, elle vous servira à vous connecter.`,
        'Le lien est valable un jour. Si la demande ne vient pas de vous, ignorez ce message\u00a0: rien ne change.',
      ],
      action: 'Confirmer cette adresse',
    }),
    changeAsked: (email: string) => ({
      subject: 'Demande de changement d’adresse',
      heading: 'Un changement d’adresse a été demandé',
      paragraphs: [
        `Quelqu’un a demandé que votre compte Probant utilise ${email} à la place de cette adresse. Le changement prendra effet dès que la nouvelle adresse sera confirmée.`,
        'Si la demande ne vient pas de vous, déconnectez tous vos appareils depuis les réglages\u00a0: elle sera annulée. Changez ensuite votre mot de passe.',
      ],
    }),
    emailChanged: (email: string) => ({
      subject: 'Votre adresse a été modifiée',
      heading: 'Votre compte a une nouvelle adresse',
      paragraphs: [
        `Votre compte Probant utilise maintenant l’adresse ${email}. Nous n’enverrons plus de courriels à cette adresse-ci.`,
        'Si ce changement ne vient pas de vous, annulez-le dans les sept jours\u00a0: votre compte retrouvera cette adresse, tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.',
      ],
      action: 'Annuler le changement',
    }),
    emailChangedForGood: () => ({
      subject: 'Votre adresse a été modifiée',
      heading: 'Votre compte a une nouvelle adresse',
      paragraphs: [
        'Un compte Probant créé avec cette adresse en utilise maintenant une autre. Nous n’enverrons plus de courriels ici.',
        'Cette adresse n’avait jamais été confirmée\u00a0: vous n’avez rien à faire.',
      ],
    }),
    emailRestored: (email: string) => ({
      subject: 'Votre adresse est rétablie',
      heading: 'Votre compte a retrouvé son adresse',
      paragraphs: [
        `Votre compte Probant utilise de nouveau l’adresse ${email}. Tous les appareils ont été déconnectés et l’ancien mot de passe n’est plus valable.`,
        'Choisissez-en un nouveau\u00a0: le lien est valable une heure et ne sert qu’une fois. Si vous vous connectez avec Google, vous n’en avez pas besoin.',
      ],
      action: 'Choisir un mot de passe',
    }),
    changeUndone: (email: string) => ({
      subject: 'Un changement d’adresse a été annulé',
      heading: 'Un changement d’adresse a été annulé',
      paragraphs: [
        `Le compte Probant qui utilisait cette adresse utilise de nouveau ${email}, à la demande de la personne qui reçoit les courriels à cette adresse.`,
      ],
    }),
    passwordChanged: () => ({
      subject: 'Votre mot de passe a été modifié',
      heading: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte Probant vient d’être modifié et tous vos autres appareils ont été déconnectés.',
        'Si ce changement ne vient pas de vous, choisissez-en un nouveau avec «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.',
      ],
    }),
    accountDeleted: () => ({
      subject: 'Votre compte a été supprimé',
      heading: 'Votre compte n’existe plus',
      paragraphs: [
        'Votre compte Probant et vos données personnelles ont été supprimés, comme vous l’avez demandé. Merci d’avoir utilisé Probant.',
      ],
    }),
    accountRemoved: () => ({
      subject: 'Votre compte a été supprimé',
      heading: 'Votre compte n’existe plus',
      paragraphs: [
        'La personne qui administre ce site a supprimé votre compte Probant et vos données personnelles. Si vous pensez que c’est une erreur, adressez-vous à elle.',
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
    kind,
    subject: text.subject,
    letter: {
      heading: text.heading,
      paragraphs: [...text.paragraphs],
      ...(text.action && link && { action: { label: text.action, url: link } }),
    },
  }
}
