const secondFactor = {
  title: 'Two-step login',
  sentence: 'Your password alone is then no longer enough to log in to your account.',
  on: 'On',
  off: 'Off',
  verifyFirst: 'Confirm your e-mail address first. Then you can turn on two-step login here.',
  failed: 'Your two-step login couldn’t be loaded.',
  app: {
    name: 'Authenticator app',
    since: 'Set up {{date}}',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app?',
    removeSentence:
      'Its codes will no longer work. If you have nothing else for the second step, your password alone will be enough again, and your recovery codes will be deleted.',
    removed: 'The authenticator app has been removed.',
  },
  setup: {
    open: 'Set up an authenticator app…',
    title: 'Set up an authenticator app',
    sentence:
      'An app on your phone shows a new code every 30 seconds. From now on, logging in takes your password and such a code. Any authenticator app will do; password managers often have one, too.',
    password: 'Your password',
    next: 'Next',
    scan: 'Scan this code with the app, then enter the six digits it shows.',
    qr: 'QR code to set up your authenticator app',
    typed: 'Or type this key into the app:',
    code: 'Six-digit code',
    submit: 'Turn on',
    done: 'Two-step login is on. Your other devices have been logged out.',
  },
  codes: {
    name: 'Recovery codes',
    left_one: '{{count}} code left',
    left_other: '{{count}} codes left',
    few_one: 'You have only {{count}} recovery code left. Get new ones before you need them.',
    few_other: 'You have only {{count}} recovery codes left. Get new ones before you need them.',
    renew: 'Get new codes',
    renewTitle: 'Get new recovery codes?',
    renewSentence: 'The old ones will no longer work.',
    title: 'Your recovery codes',
    sentence:
      'Each of these codes lets you in once, should you lose your phone. Keep them somewhere safe: you won’t see them again.',
    sheet: 'Probant recovery codes for {{email}}. Each works once.',
    save: 'Download',
    print: 'Print',
    done: 'I’ve kept them safe',
  },
  ways: {
    code: {
      label: 'Code',
      hint: 'The six digits that your authenticator app shows.',
      instead: 'Use your authenticator app',
    },
    recovery: {
      label: 'Recovery code',
      hint: 'One of the codes you kept when you turned on two-step login. It works once.',
      instead: 'Use a recovery code',
    },
  },
  step: {
    title: 'One more step',
    highlighted: 'more step',
    sentence: 'Confirm that it’s you. You have ten minutes.',
    submit: 'Log in',
    lost: 'Lost your phone and your recovery codes? The administrator of this site can help.',
    back: 'Back to login',
  },
  again: {
    title: 'Confirm it’s you',
    sentence: 'What you’re about to do is protected by two-step login.',
    submit: 'Confirm',
  },
}

export default secondFactor
