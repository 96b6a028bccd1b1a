import type { Locale } from '@probant/contract/locales'

/** Without its name, and without that of the workspace: somebody chose those. */
const TEXTS = {
  en: {
    subject: 'A new API key was created',
    heading: 'A new API key was created',
    paragraphs: [
      'With this key, a program can use Probant in your name, until the key ends or you delete it. You find your keys on the Connections page.',
      'If this wasn’t you, delete the key and change your password right away.',
    ],
  },
  fr: {
    subject: 'Une nouvelle clé d’API a été créée',
    heading: 'Une nouvelle clé d’API a été créée',
    paragraphs: [
      'Avec cette clé, un programme peut utiliser Probant en votre nom, jusqu’à ce qu’elle expire ou que vous la supprimiez. Vos clés se trouvent sur la page Intégrations.',
      'Si ce n’était pas vous, supprimez la clé et changez tout de suite votre mot de passe.',
    ],
  },
}

/** To whoever it acts for: somebody else may have been at their keyboard. */
export function keyCreatedEmail(locale: Locale) {
  const { subject, heading, paragraphs } = TEXTS[locale]
  return { kind: 'apiKeyCreated', subject, letter: { heading, paragraphs } } as const
}
