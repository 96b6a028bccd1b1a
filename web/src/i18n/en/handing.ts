/** Links and codes that are handed to people instead of being mailed. */
const handing = {
  slips: {
    open: 'Slips',
    title: 'Slips for “{{title}}”',
    lead: 'One slip for each person: cut along the lines and hand them out. Each is good for one person, until the quiz is over.',
    count_one: '{{formatted}} slip',
    count_other: '{{formatted}} slips',
    withoutSlip_one:
      '{{formatted}} person needs none: they sign in to an account of their own, or have handed in.',
    withoutSlip_other:
      '{{formatted}} people need none: they sign in to an account of their own, or have handed in.',
    cut: 'There are more than fit into one print. Print those of a selection from the participants page.',
    print: 'Print',
    back: 'Participants',
    failed: 'The slips could not be made.',
    none: 'Nobody needs a slip',
    noneSentence: 'Invite people first, by name or by e-mail: everybody who can still come in gets a slip.',
    noneReady: 'Whoever is invited signs in to an account of their own, or has handed in.',
    how: 'Scan, or go to <address>{{address}}</address> and type',
    qr: 'QR code of {{person}}',
    one: 'Link for {{person}}',
    oneLead:
      'Let them scan it, or copy the link and send it your own way. Whoever has it answers in their name.',
    code: 'Code',
    codeAt: 'To be typed at {{address}}',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Select it and copy it yourself.',
    menu: 'Link and code',
  },
  room: {
    tabs: { label: 'How people come in', code: 'Room code', link: 'Share link' },
    explanation:
      'Six characters for a whole room, short enough to be dictated. Whoever types them also types their name: no e-mail, no account. You see who is in, and can send somebody out. It is off until you switch it on, and ends with the quiz.',
    failed: 'The room code could not be loaded.',
    switchOn: 'Switch on',
    switchedOn: 'The room code is on.',
    onSentence: 'Dictate it, write it on the board, or show it large.',
    at: 'At <address>{{address}}</address>, type',
    showLarge: 'Show large or print',
    posterTitle: 'For the room',
    how: 'Scan the code, or go to {{address}} and type',
    qr: 'QR code of the room of “{{title}}”',
    switchOff: 'Switch off',
    offTitle: 'Switch the room code off?',
    offSentence:
      'Nobody new comes in with it, also where it stands on the board. Whoever is in stays in. If you switch it on again, it is another code.',
    switchedOff: 'The room code is off.',
    mark: 'By room code',
  },
  sendOut: {
    menu: 'Send out',
    title: 'Send {{person}} out?',
    sentence:
      'They leave the quiz at once, and what they have answered is deleted. As long as the room code is on, they can come back under another name.',
    confirm: 'Send out',
    done: '{{person}} was sent out.',
  },
  byHand: {
    label: 'No e-mails: I hand out slips or links',
    hint: 'Everybody gets a personal code. You print the slips, or copy each link from the list.',
    unverified: 'Until your e-mail address is confirmed, invitations are handed out, not mailed.',
    names_one: '{{formatted}} person without an address gets a slip with a code.',
    names_other: '{{formatted}} people without an address get a slip with a code.',
    report_one: '{{formatted}} person gets no mail: print the slip, or copy the link from the list.',
    report_other: '{{formatted}} people get no mail: print their slips, or copy the links from the list.',
    print: 'Print slips',
    submit: 'Invite',
  },
  message: {
    add: 'Add a personal message',
    label: 'Personal message',
    hint: 'Stands in the mail under your name. People without an address don’t see it.',
    placeholder: 'Dear all, please bring your headphones on Monday …',
  },
}

export default handing
