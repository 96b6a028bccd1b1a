import errors from './errors.ts'
import form from './form.ts'
import messages from './messages.ts'

const common = {
  tagline: 'Quizzes and exams, from the first question to the last grade.',
  skipToContent: 'Skip to content',
  actions: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    reload: 'Reload',
    clear: 'Clear',
  },
  language: {
    label: 'Language',
    en: 'English',
    fr: 'Français',
  },
  timeZone: {
    label: 'Time zone',
    placeholder: 'A city, or UTC+2',
    none: 'No matching time zone',
  },
  colorScheme: {
    label: 'Appearance',
    auto: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  setUpMail: 'Set up e-mail',
  openOutbox: 'Open the outbox',
  loading: 'Loading…',
  saved: 'Saved',
  password: {
    show: 'Show password',
    hide: 'Hide password',
    rules: {
      passwordTooShort: '8 characters or more',
      passwordNeedsUpper: 'an uppercase letter',
      passwordNeedsLower: 'a lowercase letter',
      passwordNeedsDigit: 'a digit',
      passwordNeedsSpecial: 'a special character',
    },
    met: '(done)',
    notMet: '(missing)',
  },
  pages: {
    previous: 'Previous page',
    next: 'Next page',
    range: '{{from}}–{{to}} of {{total}}',
  },
  messages,
  errors,
  form,
}

export default common
