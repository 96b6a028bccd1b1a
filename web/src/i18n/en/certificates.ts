/** What whoever passes a quiz gets: to its holder, to the creator of the quiz, and to anybody who checks a number. */
const certificates = {
  check: {
    title: 'Check a certificate',
    highlighted: 'certificate',
    sentence: 'Type the number printed on the certificate.',
    number: 'Number',
    placeholder: 'C4F7-9HJK-MNPQ',
    submit: 'Check',
    loading: 'Checking the number…',
    failed: 'The number couldn’t be checked.',
    unknown: 'Not known',
    unknownSentence:
      'We don’t know a certificate with the number {{number}}. Check each character; certificates of deleted accounts aren’t known any more.',
    states: { valid: 'Valid', expired: 'Expired', withdrawn: 'Withdrawn' },
    sentences: {
      valid: 'This certificate is valid.',
      expired: 'This certificate is genuine, but no longer valid.',
      withdrawn: 'This certificate was withdrawn and no longer holds.',
    },
    holder: 'Holder',
    noName: 'No name yet',
    for: 'Passed quiz',
    issuer: 'Issued by',
    issued: 'Issued on',
    until: 'Valid until',
    ever: 'No end date',
    other: 'Check another number',
  },
  list: {
    valid: 'Certificate',
    expired: 'Certificate expired',
    withdrawn: 'Certificate withdrawn',
  },
  creator: {
    title: 'Certificate',
    states: {
      valid: 'Valid.',
      expired: 'Expired.',
      result:
        'Withdrawn automatically: the result no longer reaches the pass mark, or is waiting to be graded.',
      creator: 'Withdrawn by you.',
    },
    download: 'Download PDF',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the certificate of {{person}}?',
    withdrawSentence:
      'The check page will say so at once. If there’s an e-mail address, {{person}} is notified. You can make it valid again.',
    reason: 'Reason (optional)',
    reasonHint: 'Included in the e-mail. The check page doesn’t show it.',
    giveBack: 'Make it valid again',
  },
  archive: 'Certificates (ZIP)',
  archivePart: 'Certificates {{from, number}}–{{to, number}} (ZIP)',
  fileName: '{{title}} - certificates',
  fileNameOfOne: 'Certificate {{number}}',
}

export default certificates
