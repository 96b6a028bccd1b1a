import type en from '../../en/common/index.ts'
import errors from './errors.ts'
import form from './form.ts'
import messages from './messages.ts'

const common: typeof en = {
  tagline: 'Quiz et examens, de la première question à la dernière note.',
  skipToContent: 'Aller au contenu',
  actions: {
    save: 'Enregistrer',
    cancel: 'Annuler',
    close: 'Fermer',
    retry: 'Réessayer',
    reload: 'Recharger',
    clear: 'Effacer',
  },
  language: {
    label: 'Langue',
    en: 'English',
    fr: 'Français',
  },
  timeZone: {
    label: 'Fuseau horaire',
    placeholder: 'Une ville, ou UTC+2',
    none: 'Ce fuseau horaire n’existe pas',
  },
  colorScheme: {
    label: 'Apparence',
    auto: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  setUpMail: 'Configurer les courriels',
  openOutbox: 'Ouvrir la boîte d’envoi',
  loading: 'Chargement…',
  saved: 'Enregistré',
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    rules: {
      passwordTooShort: '8 caractères ou plus',
      passwordNeedsUpper: 'une majuscule',
      passwordNeedsLower: 'une minuscule',
      passwordNeedsDigit: 'un chiffre',
      passwordNeedsSpecial: 'un caractère spécial',
    },
    met: '(règle respectée)',
    notMet: '(règle non respectée)',
  },
  pages: {
    previous: 'Page précédente',
    next: 'Page suivante',
    range: '{{from}}–{{to}} sur {{total}}',
  },
  messages,
  errors,
  form,
}

export default common
