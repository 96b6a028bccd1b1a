import type { Locale } from '@probant/contract/locales'

/** The mails that let someone in, as they are said in each language. */
const TEXTS = {
  en: {
    verify: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome to Probant',
      paragraphs: [
        'Confirm that this is your address, so that you can receive invitations and join an organization.',
        'The link works for seven days. If you didn’t create an account, ignore this e-mail.',
      ],
      action: 'Confirm my address',
    },
    reset: {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'Someone, probably you, asked to reset the password for this e-mail address.',
        'The link works once, within one hour. If this wasn’t you, ignore this e-mail: your password stays the same.',
      ],
      action: 'Choose a new password',
    },
    firstPassword: {
      subject: 'Choose a password',
      heading: 'Choose a password',
      paragraphs: [
        'Choose a password to create an account for this address: your quizzes and results will be there whenever you log in.',
        'The link works once, within one hour. If you didn’t ask for it, ignore this e-mail.',
      ],
      action: 'Choose a password',
    },
    passwordLink: {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'The administrator of this site sent you this link, so that you can log in with a new password.',
        'The link works once, within one hour. If you don’t need it, ignore this e-mail: your password stays the same.',
      ],
      action: 'Choose a new password',
    },
  },
  fr: {
    verify: {
      subject: 'Confirmez votre adresse',
      heading: 'Bienvenue sur Probant',
      paragraphs: [
        'Confirmez que cette adresse est bien la vôtre pour recevoir des invitations et rejoindre une organisation.',
        'Le lien est valable sept jours. Si vous n’avez pas créé de compte, ignorez ce message.',
      ],
      action: 'Confirmer mon adresse',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour cette adresse.',
        'Le lien est valable une heure et ne sert qu’une fois. Si la demande ne vient pas de vous, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
      action: 'Choisir un mot de passe',
    },
    firstPassword: {
      subject: 'Choisissez un mot de passe',
      heading: 'Choisissez un mot de passe',
      paragraphs: [
        'Choisissez un mot de passe pour créer votre compte avec cette adresse\u00a0: vous y retrouverez vos quiz et vos résultats.',
        'Le lien est valable une heure et ne sert qu’une fois. Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
      action: 'Choisir un mot de passe',
    },
    passwordLink: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'La personne qui administre ce site vous envoie ce lien pour que vous puissiez vous connecter avec un nouveau mot de passe.',
        'Le lien est valable une heure et ne sert qu’une fois. Si vous n’en avez pas besoin, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
      action: 'Choisir un mot de passe',
    },
  },
} as const

export function authEmail(kind: keyof (typeof TEXTS)['en'], locale: Locale, link: string) {
  const { subject, heading, paragraphs, action } = TEXTS[locale][kind]
  return {
    kind,
    subject,
    letter: { heading, paragraphs: [...paragraphs], action: { label: action, url: link } },
  }
}
