/** What someone who was invited to a quiz reads, from the mailed link to the quiz's door. */
const entering = {
  door: {
    invited: 'You are invited to',
    joining: 'Join the quiz',
    by: 'by {{name}}',
    when: 'When',
    time: 'Your time',
    questions: 'Questions',
    address: 'For',
    loading: 'The invitation is being read …',
    loadingQuiz: 'The quiz is on its way …',
    failed: 'The link could not be read.',
  },
  window: {
    none: 'No dates yet',
    from: 'From {{start}}',
    until: 'Until {{end}}',
    day: '{{day}}, {{hours}}',
    days: '{{start}} – {{end}}',
    inZone: '{{phrase}} ({{zone}})',
    theirs: 'In the quiz’s own time zone: {{words}}',
  },
  minutes: {
    none: 'No limit but the end of the quiz',
    noneExtra: 'No limit but the end of the quiz, and {{extra}} more for you',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    both: '{{hours}} h {{minutes}} min',
    extra: '{{own}}, of which {{extra}} are extra time for you',
  },
  invitation: {
    go: 'Go to the quiz',
    hint: 'No account needed. The link works again until you have handed in.',
    otherPerson:
      'You are signed in as {{email}}. This invitation is for {{invited}}. Going on signs {{email}} out in this browser.',
    otherPersonTitle: 'Another person is signed in here',
    otherQuiz:
      'You are in another quiz in this browser. Going on leaves it; its own link lets you in there again.',
    otherQuizTitle: 'Another quiz is open here',
  },
  refused: {
    noLink: {
      title: 'This page needs its link',
      invitation: 'Open it from the mail that invited you.',
      share: 'Open it from the link or the code that you were given.',
    },
    invalidLink: {
      title: 'This link leads nowhere',
      sentence:
        'Part of it may be missing: open it straight from the mail, or copy all of it. If that doesn’t help, ask the person who invited you to send it again.',
    },
    shareLinkClosed: {
      title: 'This link leads nowhere',
      sentence: 'It may have been switched off, or part of it is missing. Ask the person who gave it to you.',
    },
    invitationTied: {
      title: 'Log in to take this quiz',
      sentence: 'This invitation belongs to an account that has another address now. Log in to that account.',
    },
    invitationWithdrawn: {
      title: 'This invitation was withdrawn',
      sentence:
        'The quiz can no longer be reached with it. If you think that is a mistake, ask the person who invited you.',
    },
    quizNotActive: {
      title: 'This quiz is not open yet',
      sentence:
        'Whoever invited you has not published it, or took it back to change it. Come back later, or ask them when it will be there.',
      again: 'Look again',
    },
    quizEnded: {
      title: 'This quiz is over',
      sentence: '“{{title}}” can no longer be taken. If you missed it, ask {{name}}.',
      unnamed: 'It can no longer be taken. If you missed it, ask the person who invited you.',
    },
    alreadySubmitted: {
      title: 'You have handed this quiz in',
      sentence: 'There is nothing more to do for “{{title}}”.',
      unnamed: 'There is nothing more to do for it.',
    },
    quizFull: {
      title: 'This quiz is full',
      sentence: 'All places are taken. Tell the person who gave you the link.',
    },
    results:
      'To see your results, log in. If you never chose a password, you can do so now, with the address that was invited.',
    logIn: 'Log in',
    choosePassword: 'Choose a password',
  },
  finished: {
    handed_in: {
      title: 'You have handed this quiz in',
      sentence: 'There is nothing more to do for “{{title}}”.',
    },
    overdue: {
      title: 'Time is up',
      sentence: '“{{title}}” was handed in with all that had reached us by then.',
    },
    terminated: {
      title: 'Your quiz was ended',
      sentence:
        'A second violation of the rules was noted, so “{{title}}” was ended and handed in as it was. If that was a mistake, talk to {{name}}, who sees what was noted and can let you go on.',
    },
    closed: {
      title: 'The quiz was ended',
      sentence: '{{name}} has ended “{{title}}”. It was handed in with all that had reached us by then.',
    },
    receipt_one: 'Your receipt: handed in {{when}}, {{count}} answer counts. Checksum: {{checksum}}',
    receipt_other: 'Your receipt: handed in {{when}}, {{count}} answers count. Checksum: {{checksum}}',
    more: 'Log in to see all of it, also what is kept in this browser and did not reach us in time. If you never chose a password, you can do so now, with the address that was invited.',
    lookAgain: 'Check whether I may continue',
  },
  request: {
    title: 'Have your link sent again',
    highlighted: 'your link',
    sentence: 'Tell us the address that was invited, and a new link goes there.',
    submit: 'Send me a new link',
    sent: 'Look into your mailbox',
    sentSentence: 'If {{email}} is invited, a new link is on its way.',
    keptTitle: 'Ask the administrator',
    kept: 'This installation sends no mail. If {{email}} is invited, its administrator finds the link in the mail outbox.',
    otherAddress: 'Try another address',
    logIn: 'I have an account: log in',
  },
  join: {
    address: 'Whoever may join gets a code by mail, to show that the address is theirs.',
    submit: 'Send me a code',
    codeSent: 'If {{email}} may join, a code of 6 digits is on its way. It is good for {{count}} minutes.',
    codeKept:
      'This installation sends no mail. If {{email}} may join, its administrator finds the code in the mail outbox. It is good for {{count}} minutes.',
    code: 'Code',
    enter: 'Go to the quiz',
    again: 'Send it again',
    againIn: 'Send it again (in {{count}} s)',
    sentAgain: 'A new code is on its way, if {{email}} may join. The old one no longer works.',
    otherAddress: 'Use another address',
    name: 'Your name',
    nameHint: 'As the person who asks knows you.',
  },
  typed: {
    title: 'Come in with your code',
    highlighted: 'your code',
    sentence: 'It stands on your slip, or on the board.',
    code: 'Code',
    submit: 'Go on',
    joining: 'You are about to take',
    other: 'Another code',
    reading: 'The code is being read …',
    login: 'I was invited by e-mail: log in',
  },
  session: {
    label: 'Your session',
    sentence: 'Signed in for this quiz only, as <email>{{email}}</email>',
    password: 'Set a password to keep your results',
    passwordSent: 'A link to choose a password is on its way to {{email}}.',
    passwordKept:
      'This installation sends no mail. Its administrator finds the link to choose a password for {{email}} in the mail outbox.',
    passwordFailed: 'The link could not be asked for. Try again.',
    signOut: 'Sign out',
    logIn: 'Log in',
  },
  lobby: {
    upcoming: 'Coming up',
    dashboard: 'Dashboard',
    failed: 'The quiz could not be loaded.',
    retry: 'Try again',
    opensIn: 'Opens in',
    opensAt: 'It opens by itself: {{when}}. You can leave this page open.',
    opensNow: 'It opens any moment.',
    open: 'Open now',
    openUntil: 'This quiz is open until {{when}}.',
    openEndless: 'This quiz is open.',
    closesIn: 'It closes in <time>{{time}}</time>.',
    paused: 'Paused',
    pausedSentence:
      '{{name}} has paused this quiz. You can start as soon as it goes on; leave this page open.',
    over: 'Over',
    overSentence: 'This quiz is over. If you missed it, ask {{name}}.',
    finished: 'Handed in',
    finishedSentence: 'You have handed this quiz in. There is nothing more to do.',
    instructions: 'Instructions',
    rules: 'Good to know before you begin',
    calendar: 'Add to calendar',
    calendarOf: 'Add to calendar: “{{title}}”',
    countdown: {
      days_one: '{{count}} day',
      days_other: '{{count}} days',
      hours: '{{count}} h',
      minutes: '{{count}} min',
    },
  },
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  rules: {
    once: 'You have one attempt. Once you have begun, the time runs, also while the page is closed.',
    onceUntimed: 'You have one attempt.',
    paging: {
      back: 'You see one question at a time, and can go back to change an answer.',
      noBack: 'You see one question at a time. Once you go on, you can’t come back to it.',
      all: 'You see all questions on one page.',
    },
    saved: 'Every answer is saved as you give it. A reload, a crash or a lost network loses nothing.',
    antiCheat: {
      record: 'Leaving the page or the window, copying, right click and a second screen are recorded.',
      warn: 'Leaving the page or the window, copying, right click and a second screen lead to a warning, and are recorded.',
      end: 'Leaving the page or the window, copying, right click or a second screen: the first time you are warned, the second time your quiz ends and is handed in.',
    },
    more: 'How this is counted',
    exempt: 'For you, this does not count: {{rules}}.',
    names: {
      tab_switch: 'leaving the page',
      window_blur: 'leaving the window',
      copy_paste: 'copying and pasting',
      right_click: 'right click',
      multi_monitor: 'a second screen',
    },
    fullScreen: 'It is taken in full screen.',
    score: {
      at_once: 'You see your score when you finish.',
      on_release: 'You see your score when it is released.',
    },
    answers: {
      never: 'The right answers are not shown.',
      after_finishing: 'You see the right answers when you finish.',
      after_end: 'You see the right answers after the quiz has ended.',
    },
  },
  notFound: {
    title: 'You’re not invited to this quiz',
    sentence:
      'There is no such quiz, or {{email}} is not invited to it. If another address of yours is, use that one.',
    unnamed:
      'There is no such quiz, or you are not invited to it. If another address of yours is, use that one.',
    request: 'Send me a new link',
    otherAddress: 'Sign in with another address',
  },
  invited: {
    title: 'Invitations',
    sentence: 'Quizzes that others invite {{email}} to appear here.',
    failed: 'Your invitations could not be loaded.',
    loading: 'Your invitations are on their way …',
    phases: {
      open: 'Open now',
      upcoming: 'Coming up',
      done: 'Done',
    },
    opens: 'Opens {{when}}',
    until: 'Until {{when}}',
    ended: 'Ended {{when}}',
    handedIn: 'Handed in {{when}}',
    by: 'by {{name}}',
    byWithTime: 'by {{name}} · {{time}}',
    more: 'Show all {{count}}',
  },
}

export default entering
