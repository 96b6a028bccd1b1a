/** The link for an audience, as its creator opens and closes it. */
const openLink = {
  explanation:
    'One link for an audience: in a newsletter, on a website, in a chat. Anyone who has it can take the quiz, without an account or a code. Nobody’s identity is checked, and the same person can come again from another browser, so don’t use it where you need to know who took the quiz. It’s off until you turn it on, and stops working when the quiz ends.',
  failed: 'The open link couldn’t be loaded.',
  asks: {
    label: 'What people are asked',
    name: 'Their name',
    email: 'Their e-mail address',
    both: 'Their name and e-mail address',
    hint: 'You see it in the list of participants. Addresses aren’t confirmed, and nothing is sent to them.',
  },
  places: 'Places',
  placesHint: 'Leave it empty for as many as your plan allows in a quiz. It never lets in more than that.',
  switchOn: 'Turn on',
  switchedOn: 'The open link is on.',
  changed: 'Saved. The link stays the same.',
  save: 'Save',
  onSentence: 'The link is on. Anyone who opens it can take the quiz.',
  change: 'Change what’s asked',
  asked: {
    name: 'People enter their name.',
    email: 'People enter their e-mail address.',
    both: 'People enter their name and e-mail address.',
  },
  limited_one: '{{count}} place in all.',
  limited_other: '{{count}} places in all.',
  unlimited: 'As many places as your plan allows.',
  close: 'Close the link now',
  closeTitle: 'Close the open link?',
  closeSentence:
    'Nobody new gets in from this moment. Anyone who has joined stays, and anyone who has started finishes. If you turn it on again, it will be a different link.',
  closed: 'The open link is closed.',
  closedSince: 'Closed {{when}}. Turned on again, it will be a different link.',
  how: {
    name: 'Scan the code with your phone or tablet, then enter your name.',
    email: 'Scan the code with your phone or tablet, then enter your e-mail address.',
    both: 'Scan the code with your phone or tablet, then enter your name and e-mail address.',
  },
  full_one: 'All places are taken: {{formatted}} try was turned away, most recently {{when}}.',
  full_other: 'All places are taken: {{formatted}} tries were turned away, most recently {{when}}.',
  fullHint:
    'They were only told that the quiz is full. Add places, or check in Usage how many participants your plan allows.',
  mark: 'via open link',
  unconfirmed: '{{email}} (not confirmed)',
  funnel: {
    title: 'Through the open link',
    opened: 'opened',
    joined: 'joined',
    begun: 'started',
    finished: 'handed in',
    ofOpened: '{{percent}} of those who opened it',
    hint: 'A browser counts once when it opens the link. Only that number is kept.',
  },
}

export default openLink
