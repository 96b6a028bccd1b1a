import type en from '../en/secondFactor.ts'

const secondFactor: typeof en = {
  title: 'Connexion en deux étapes',
  sentence: 'Le mot de passe seul ne suffit alors plus pour ouvrir votre compte.',
  on: 'Activée',
  off: 'Désactivée',
  verifyFirst:
    'Confirmez d’abord votre adresse e-mail. Vous pourrez ensuite activer ici la connexion en deux étapes.',
  failed: 'Votre connexion en deux étapes n’a pas pu être chargée.',
  app: {
    name: 'Application d’authentification',
    since: 'Configurée le {{date}}',
    remove: 'Supprimer',
    removeTitle: 'Supprimer l’application d’authentification\u00a0?',
    removeSentence:
      'Ses codes ne seront plus valables. S’il ne vous reste rien d’autre pour la deuxième étape, votre mot de passe suffira de nouveau et vos codes de secours seront supprimés.',
    removed: 'L’application d’authentification est supprimée.',
  },
  setup: {
    open: 'Configurer une application…',
    title: 'Configurer une application d’authentification',
    sentence:
      'Une application sur votre téléphone affiche un nouveau code toutes les 30 secondes. Désormais, il faudra votre mot de passe et un tel code pour vous connecter. Toute application d’authentification convient\u00a0; beaucoup de gestionnaires de mots de passe en proposent une.',
    password: 'Votre mot de passe',
    next: 'Suivant',
    scan: 'Scannez ce code avec l’application, puis saisissez les six chiffres affichés.',
    qr: 'Code QR pour configurer votre application d’authentification',
    typed: 'Ou saisissez cette clé dans l’application\u00a0:',
    code: 'Code à six chiffres',
    submit: 'Activer',
    done: 'La connexion en deux étapes est activée. Vos autres appareils sont déconnectés.',
  },
  codes: {
    name: 'Codes de secours',
    left_one: '{{count}} code restant',
    left_other: '{{count}} codes restants',
    few_one:
      'Il ne vous reste que {{count}} code de secours. Demandez-en de nouveaux avant d’en avoir besoin.',
    few_other:
      'Il ne vous reste que {{count}} codes de secours. Demandez-en de nouveaux avant d’en avoir besoin.',
    renew: 'Obtenir de nouveaux codes',
    renewTitle: 'Obtenir de nouveaux codes de secours\u00a0?',
    renewSentence: 'Les anciens ne seront plus valables.',
    title: 'Vos codes de secours',
    sentence:
      'Chacun de ces codes permet de se connecter une fois si vous perdez votre téléphone. Gardez-les en lieu sûr\u00a0: ils ne seront plus affichés.',
    sheet: 'Codes de secours Probant pour {{email}}. Chacun sert une fois.',
    save: 'Télécharger',
    print: 'Imprimer',
    done: 'Je les ai mis en lieu sûr',
  },
  ways: {
    code: {
      label: 'Code',
      hint: 'Les six chiffres affichés par votre application d’authentification.',
      instead: 'Utiliser l’application d’authentification',
    },
    recovery: {
      label: 'Code de secours',
      hint: 'L’un des codes reçus à l’activation de la connexion en deux étapes. Il ne sert qu’une fois.',
      instead: 'Utiliser un code de secours',
    },
  },
  step: {
    title: 'Encore une étape',
    highlighted: 'une étape',
    sentence: 'Confirmez que c’est bien vous. Vous avez dix minutes.',
    submit: 'Se connecter',
    lost: 'Vous avez perdu votre téléphone et vos codes de secours\u00a0? La personne qui administre ce site peut vous aider.',
    back: 'Retour à la connexion',
  },
  again: {
    title: 'Confirmez que c’est bien vous',
    sentence: 'Ce que vous allez faire est protégé par la connexion en deux étapes.',
    submit: 'Confirmer',
  },
}

export default secondFactor
