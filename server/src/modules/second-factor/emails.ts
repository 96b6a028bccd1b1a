import type { Locale } from '@probant/contract/locales'

const NOT_YOU = {
  en: 'If this wasn’t you, change your password right away, log out everywhere in your settings, and contact the administrator of this site.',
  fr: 'Si ce n’était pas vous, changez tout de suite votre mot de passe, déconnectez tous vos appareils depuis les réglages et adressez-vous à la personne qui administre ce site.',
}

/** Whoever reads this can't log in any more: a code is asked for that somebody else has. */
const LOCKED_OUT = {
  en: 'If this wasn’t you, someone knows your password. Choose a new one with “Forgot your password?” on the login page, and ask the administrator of this site to turn off two-step login for your account.',
  fr: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Choisissez-en un autre avec «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion et demandez à la personne qui administre ce site de désactiver la connexion en deux étapes de votre compte.',
}

/** The mails about the second factor of one's own account, as they are said in each language. */
const TEXTS = {
  en: {
    secondFactorAdded: () => ({
      subject: 'Two-step login: an authenticator app was added',
      heading: 'An authenticator app was added',
      paragraphs: [
        'From now on, logging in to your Probant account takes your password and a code from the app. Keep your recovery codes somewhere safe: each lets you in once without the app.',
        LOCKED_OUT.en,
      ],
    }),
    secondFactorRemoved: () => ({
      subject: 'Two-step login: an authenticator app was removed',
      heading: 'An authenticator app was removed',
      paragraphs: ['Logging in to your Probant account no longer takes a code from that app.', NOT_YOU.en],
    }),
    recoveryCodeUsed: (left: number) => ({
      subject: 'A recovery code was used',
      heading: 'A recovery code was used',
      paragraphs: [
        left === 0
          ? 'Someone, probably you, used the last recovery code of your Probant account. Get new ones in your settings.'
          : `Someone, probably you, used a recovery code of your Probant account. Codes left: ${left}.`,
        NOT_YOU.en,
      ],
    }),
    recoveryCodesRenewed: () => ({
      subject: 'You have new recovery codes',
      heading: 'You have new recovery codes',
      paragraphs: [
        'New recovery codes were made for your Probant account. The old ones no longer work.',
        NOT_YOU.en,
      ],
    }),
  },
  fr: {
    secondFactorAdded: () => ({
      subject: 'Connexion en deux étapes\u00a0: application ajoutée',
      heading: 'Une application d’authentification a été ajoutée',
      paragraphs: [
        'Désormais, pour vous connecter à votre compte Probant, il faut votre mot de passe et un code de l’application. Gardez vos codes de secours en lieu sûr\u00a0: chacun permet de se connecter une fois sans l’application.',
        LOCKED_OUT.fr,
      ],
    }),
    secondFactorRemoved: () => ({
      subject: 'Connexion en deux étapes\u00a0: application supprimée',
      heading: 'Une application d’authentification a été supprimée',
      paragraphs: [
        'La connexion à votre compte Probant ne demande plus de code de cette application.',
        NOT_YOU.fr,
      ],
    }),
    recoveryCodeUsed: (left: number) => ({
      subject: 'Un code de secours a été utilisé',
      heading: 'Un code de secours a été utilisé',
      paragraphs: [
        left === 0
          ? 'Quelqu’un, sans doute vous, a utilisé le dernier code de secours de votre compte Probant. Demandez-en de nouveaux dans vos réglages.'
          : `Quelqu’un, sans doute vous, a utilisé un code de secours de votre compte Probant. Codes restants\u00a0: ${left}.`,
        NOT_YOU.fr,
      ],
    }),
    recoveryCodesRenewed: () => ({
      subject: 'Vous avez de nouveaux codes de secours',
      heading: 'Vous avez de nouveaux codes de secours',
      paragraphs: [
        'De nouveaux codes de secours ont été créés pour votre compte Probant. Les anciens ne sont plus valables.',
        NOT_YOU.fr,
      ],
    }),
  },
} as const

export type SecondFactorMail = keyof (typeof TEXTS)['en']

export function secondFactorEmail(kind: SecondFactorMail, locale: Locale, { left = 0 } = {}) {
  const { subject, heading, paragraphs } = TEXTS[locale][kind](left)
  return { kind, subject, letter: { heading, paragraphs: [...paragraphs] } }
}
