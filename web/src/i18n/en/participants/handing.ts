/** Links and codes that are handed to people instead of being mailed. */
const handing = {
  slips: {
    open: 'Slips',
    title: 'Slips for “{{title}}”',
    lead: 'One slip per person: cut along the lines and hand them out. Each works for one person, until the quiz ends.',
    count_one: '{{formatted}} slip',
    count_other: '{{formatted}} slips',
    withoutSlip_one:
      '{{formatted}} person doesn’t need one: they have their own account, or have already handed in.',
    withoutSlip_other:
      '{{formatted}} people don’t need one: they have their own account, or have already handed in.',
    cut: 'There are too many to print at once. Select people on the participants page to print the rest.',
    onlyHere:
      'These links only work on this computer. The administrator can set an address that others can reach (PUBLIC_URL).',
    print: 'Print',
    back: 'Participants',
    failed: 'The slips couldn’t be prepared.',
    none: 'Nobody needs a slip',
    noneSentence:
      'Invite people first, by name or by e-mail: everyone who can still take the quiz gets a slip.',
    noneReady: 'Everyone invited has their own account, or has already handed in.',
    how: 'Scan, or go to <address>{{address}}</address> and enter',
    qr: 'QR code for {{person}}',
    one: 'Link for {{person}}',
    oneLead:
      'Let them scan it, or copy the link and send it any way you like. Anyone who has it can answer in their name.',
    code: 'Code',
    codeAt: 'Enter it at {{address}}',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'It couldn’t be copied. Select it and copy it yourself.',
    menu: 'Link and code',
    resultMenu: 'Link to their result',
    resultLead:
      'Let them scan it, or copy the link and send it any way you like. It leads to what they handed in and to their result, as far as you show it, and to nothing else.',
  },
  room: {
    tabs: { label: 'How people join', code: 'Room code', link: 'Share link', open: 'Open link' },
    explanation:
      'A six-character code for a whole room, short enough to read out. People enter it with their name: no e-mail, no account. You can see who has joined and remove anyone. It’s off until you turn it on, and stops working when the quiz ends.',
    failed: 'The room code couldn’t be loaded.',
    switchOn: 'Turn on',
    switchedOn: 'The room code is on.',
    onSentence: 'Read it out, write it on the board, or show it full screen.',
    listed: 'Only names on my list',
    listedHint:
      'People join only under a name you invited by name, without an e-mail address, and each name lets in one person.',
    at: 'At <address>{{address}}</address>, enter',
    showLarge: 'Show full screen or print',
    posterTitle: 'For the room',
    how: 'Scan the code, or go to {{address}} and enter',
    qr: 'QR code for joining “{{title}}”',
    switchOff: 'Turn off',
    offTitle: 'Turn off the room code?',
    offSentence:
      'Nobody new can join with it, even if it’s still on the board. Anyone who has already joined stays. If you turn it on again, it will be a different code.',
    switchedOff: 'The room code is off.',
    mark: 'Room code',
  },
  sendOut: {
    menu: 'Remove from quiz',
    title: 'Remove {{person}}?',
    sentence:
      'They’ll be removed from the quiz and their answers deleted. They can rejoin while the room code is on; turn it off to prevent that.',
    confirm: 'Remove',
    done: '{{person}} has been removed.',
  },
  letIn: {
    menu: 'Let them in on another device',
    done_one:
      '{{person}} can join again with the room code and the same name, once, within {{count}} minute. The clock keeps running, and the old device is locked out.',
    done_other:
      '{{person}} can join again with the room code and the same name, once, within {{count}} minutes. The clock keeps running, and the old device is locked out.',
  },
  byHand: {
    label: 'No e-mails: I’ll hand out slips or links',
    hint: 'Everyone gets a personal code. Print the slips, or copy each link from the list.',
    unverified: 'Until your e-mail address is confirmed, invitations can be handed out, but not e-mailed.',
    undelivered:
      'This site doesn’t send e-mail. Unless you choose this, invitations stay in the administrator’s outbox.',
    names_one: '{{formatted}} person without an address will get a slip with a code.',
    names_other: '{{formatted}} people without an address will get a slip with a code.',
    report_one: '{{formatted}} person gets no e-mail: print the slip, or copy the link from the list.',
    report_other: '{{formatted}} people get no e-mail: print their slips, or copy the links from the list.',
    print: 'Print slips',
    submit: 'Invite',
  },
  message: {
    add: 'Add a personal message',
    label: 'Personal message',
    hint: 'Appears in the e-mail under your name. People without an address won’t see it.',
    placeholder: 'Hi all, please bring your headphones on Monday…',
  },
}

export default handing
