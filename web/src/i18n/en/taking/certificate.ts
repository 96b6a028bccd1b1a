/** To whoever has passed, with the result. */
const certificate = {
  title: 'Your certificate',
  valid: 'You passed. Your certificate is ready.',
  until: 'It’s valid until {{day}}.',
  expired: 'Your certificate expired on {{day}}.',
  withdrawn: {
    result:
      'Your result was corrected and no longer reaches the pass mark, so your certificate was withdrawn.',
    creator: 'Your certificate was withdrawn by the person who created the quiz.',
  },
  reason: 'Reason given: {{reason}}',
  number: 'Number',
  download: 'Download PDF',
  check: 'Check page',
  name: 'Name on the certificate',
  nameHint: 'Exactly as it should appear. You can write it once.',
  saveName: 'Save the name',
  nameFirst: 'Write your name first: the certificate has none yet.',
  changeable: 'The name on it is {{name}}.',
  changeName: 'Write it differently',
  fileName: 'Certificate {{number}}',
}

export default certificate
