/** To whoever has passed, with the result. */
const certificate = {
  title: 'Your certificate',
  valid: 'You passed. Your certificate is ready.',
  until: 'It’s valid until {{day}}.',
  expired: 'Your certificate expired on {{day}}.',
  withdrawn: {
    result:
      'Your result has changed: it no longer reaches the pass mark, or is waiting to be graded. Your certificate has therefore been withdrawn.',
    creator: 'Your certificate was withdrawn by the person who created the quiz.',
  },
  reason: 'Reason given: {{reason}}',
  number: 'Number',
  download: 'Download PDF',
  badge: 'Download badge',
  badgeHint:
    'The badge is an Open Badge 3.0: a signed file that a backpack or an employer can check without this site.',
  check: 'Check page',
  name: 'Name on the certificate',
  nameHint: 'Exactly as it should appear. You can write it once.',
  saveName: 'Save the name',
  nameFirst: 'Write your name first: the certificate has none yet.',
  changeable: 'Name on it: {{name}}.',
  changeName: 'Write it differently',
  fileName: 'Certificate {{number}}',
}

export default certificate
