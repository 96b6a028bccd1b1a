/** What someone who was invited to a quiz reads, from the mailed link to the quiz's door. */
const entering = {
  door: {
    invited: 'You’re invited to',
    begun: 'You’ve started',
    joining: 'Join the quiz',
    by: 'by {{name}}',
    when: 'When',
    whenOwn: 'When, for you',
    time: 'Your time',
    questions: 'Questions',
    address: 'For',
    name: 'Name',
    loading: 'Opening the invitation…',
    loadingQuiz: 'Loading the quiz…',
    failed: 'The link couldn’t be opened.',
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
    none: 'No time limit until the quiz ends',
    noneExtra: 'Until the quiz ends, plus {{extra}} for you',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    both: '{{hours}} h {{minutes}} min',
    extra: '{{own}}, including {{extra}} of extra time for you',
  },
  left: {
    running: '<time>{{time}}</time> left',
    paused: 'Paused, <time>{{time}}</time> left',
    goOn: 'Continue',
    goOnWith: 'Continue “{{title}}”',
  },
  here: {
    other: 'I’m someone else',
  },
  invitation: {
    go: 'Go to the quiz',
    hint: 'No account needed. The link keeps working; once you’ve handed in, it shows your result.',
    hintHanded: 'No account needed. Your code keeps working; once you’ve handed in, it shows your result.',
    otherPerson:
      'You’re logged in as {{email}}. This invitation is for {{invited}}. If you continue, {{email}} will be logged out in this browser.',
    otherGuest:
      '{{name}} is using this device at the moment. This invitation is for {{invited}}. If you continue, their session in this browser ends.',
    otherPersonTitle: 'Someone else is logged in here',
    otherQuiz:
      'You have another quiz open in this browser. If you continue, you’ll leave it; its own link will let you back in.',
    otherQuizTitle: 'Another quiz is open here',
  },
  refused: {
    invalidLink: {
      title: 'This link doesn’t work',
      sentence:
        'Part of it may be missing: open it straight from the e-mail, or copy all of it. If that doesn’t help, ask the person who invited you to send it again.',
    },
    shareLinkClosed: {
      title: 'This link doesn’t work',
      sentence:
        'It may have been turned off, or part of it is missing. Ask the person who gave it to you for a new one.',
    },
    invitationTied: {
      title: 'Log in to take this quiz',
      sentence:
        'This invitation is linked to an account whose e-mail address has changed. Log in to that account.',
    },
    invitationWithdrawn: {
      title: 'This invitation has been withdrawn',
      sentence:
        'It no longer gives access to the quiz. If you think that’s a mistake, contact the person who invited you.',
    },
    quizNotActive: {
      title: 'This quiz isn’t open yet',
      sentence:
        'The person who invited you hasn’t published it yet, or has unpublished it to make changes. Come back later, or ask them when it’ll be ready.',
      again: 'Check again',
    },
    quizEnded: {
      title: 'This quiz has ended',
      sentence: '“{{title}}” can no longer be taken. If you missed it, contact {{name}}.',
      dated: '“{{title}}” has ended ({{when}}). If you missed it, contact {{name}}.',
      unnamed: 'It can no longer be taken. If you missed it, contact the person who invited you.',
    },
    quizFull: {
      title: 'This quiz is full',
      sentence: 'All places are taken. Let the person who gave you the link know.',
    },
    logIn: 'Log in',
  },
  finished: {
    handed_in: {
      title: 'You’ve handed in this quiz',
      sentence: 'There’s nothing more to do for “{{title}}”.',
    },
    overdue: {
      title: 'Time is up',
      sentence: '“{{title}}” was handed in with everything we’d received by then.',
    },
    terminated: {
      title: 'Your quiz was ended',
      sentence:
        'A second violation was recorded, so “{{title}}” was ended and handed in as it was. If that’s a mistake, talk to {{name}}, who can see what was recorded and let you continue.',
    },
    closed: {
      title: 'The quiz was ended',
      sentence: '{{name}} ended “{{title}}”. It was handed in with everything we’d received by then.',
    },
    receipt_one: 'Your receipt: handed in {{when}}, {{count}} answer counted. Checksum: {{checksum}}',
    receipt_other: 'Your receipt: handed in {{when}}, {{count}} answers counted. Checksum: {{checksum}}',
    see: 'See what you handed in',
    notByLink: 'This link doesn’t open results. Log in with the address you were invited with to see yours.',
    notByCode: '{{name}} has chosen not to open results by link or code.',
    lookAgain: 'Check if I can continue',
  },
  request: {
    title: 'Get your link again',
    highlighted: 'your link',
    sentence: 'Enter the e-mail address you were invited with, and we’ll send you a new link.',
    submit: 'Send me a new link',
    sent: 'Check your inbox',
    sentSentence: 'If {{email}} has been invited, a new link is on its way.',
    keptTitle: 'Ask the administrator',
    kept: 'This site doesn’t send e-mail. If {{email}} has been invited, the administrator will find the link in the outbox.',
    otherAddress: 'Try another address',
    logIn: 'I have an account: log in',
  },
  join: {
    address: 'If you’re allowed to join, you’ll get a code by e-mail, to show that the address is yours.',
    submit: 'Send me a code',
    codeSent: 'If {{email}} can join, a 6-digit code is on its way. It’s valid for {{count}} minutes.',
    codeKept:
      'This site doesn’t send e-mail. If {{email}} can join, the administrator will find the code in the outbox. It’s valid for {{count}} minutes.',
    code: 'Code',
    enter: 'Go to the quiz',
    again: 'Send it again',
    againIn: 'Send it again (in {{count}} s)',
    sentAgain: 'If {{email}} can join, a new code is on its way. The old one no longer works.',
    otherAddress: 'Use another address',
    name: 'Your name',
    nameHint: 'Use the name the person running the quiz knows you by.',
  },
  open: {
    hint: 'No account needed. {{name}}, who created the quiz, sees what you enter here and your result.',
    email: 'Your e-mail address',
    emailHint: 'It isn’t confirmed, and no e-mail is sent to it.',
    enter: 'Go to the quiz',
  },
  typed: {
    title: 'Join with your code',
    highlighted: 'your code',
    sentence: 'You’ll find it on your slip or on the board.',
    code: 'Code',
    submit: 'Continue',
    joining: 'You’re about to take',
    taken: 'You’ve taken',
    sameName: 'The name you took this quiz with.',
    other: 'Another code',
    signedIn: '{{person}} is logged in here. Joining will log them out of this browser.',
    invited: 'I was invited by e-mail',
  },
  session: {
    label: 'Your session',
    sentence: 'Logged in for this quiz only, as <email>{{email}}</email>',
    password: 'Set a password to keep your results',
    passwordSent: 'A link to choose a password is on its way to {{email}}.',
    passwordKept:
      'This site doesn’t send e-mail. The administrator will find the link to choose a password for {{email}} in the outbox.',
    passwordFailed: 'The link couldn’t be requested. Try again.',
    signOut: 'Log out',
    logIn: 'Log in',
    leaving: {
      title: 'Log out of this quiz?',
      sentence:
        'You won’t get back to your answers or your result on this device with the room code alone. If you have a slip with your own code, that still works; otherwise, ask the person who created this quiz for a link.',
      stay: 'Stay logged in',
    },
  },
  choice: {
    sentence:
      'You can start between {{from}} and {{until}}. Up to 15 minutes late, you still have all of your time.',
    day: 'Day',
    time: 'Start time',
    confirm: 'Choose this time',
    change: 'Choose another time',
    zone: 'Times are in your own time zone ({{zone}}).',
    none: 'There are no times left to choose. Contact the person who invited you.',
  },
  lobby: {
    choice: 'Choose your time',
    upcoming: 'Upcoming',
    dashboard: 'Dashboard',
    failed: 'The quiz couldn’t be loaded.',
    retry: 'Try again',
    opensIn: 'Opens in',
    opensAt: 'It opens automatically: {{when}}. You can leave this page open.',
    ownOpensAt: 'It opens for you automatically: {{when}}. You can leave this page open.',
    opensNow: 'It’ll open any moment now.',
    open: 'Open now',
    openUntil: 'This quiz is open until {{when}}.',
    ownOpenUntil: 'It’s open for you until {{when}}.',
    openEndless: 'This quiz is open.',
    closesIn: 'It closes in <time>{{time}}</time>.',
    paused: 'Paused',
    pausedSentence:
      '{{name}} has paused this quiz. You can start as soon as it resumes; leave this page open.',
    over: 'Ended',
    overSentence: 'This quiz has ended. If you missed it, contact {{name}}.',
    ownOverSentence: 'Your time to take this quiz is over. If you missed it, contact {{name}}.',
    finished: 'Handed in',
    finishedSentence: 'You’ve handed in this quiz. There’s nothing more to do.',
    instructions: 'Instructions',
    rules: 'Before you start',
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
    once: 'You have one attempt. Once you start, the clock runs, even while the page is closed.',
    onceUntimed: 'You have one attempt.',
    paging: {
      back: 'You see one question at a time, and can go back to change an answer.',
      noBack: 'You see one question at a time. Once you move on, you can’t come back to it.',
      all: 'You see all questions on one page.',
    },
    saved:
      'Every answer is saved as you enter it. You won’t lose anything if the page reloads, the device crashes or the network drops.',
    antiCheat: {
      record:
        'Leaving the page or the window, copying text, right-clicking and connecting a second screen are recorded.',
      warn: 'Leaving the page or the window, copying text, right-clicking and connecting a second screen lead to a warning, and are recorded.',
      end: 'If you leave the page or the window, copy text, right-click or connect a second screen, you’re warned the first time; the second time, your quiz ends and is handed in.',
    },
    more: 'How this is counted',
    exempt: 'You’re exempt from: {{rules}}.',
    names: {
      tab_switch: 'leaving the page',
      window_blur: 'leaving the window',
      copy_paste: 'copying and pasting',
      right_click: 'right-clicking',
      multi_monitor: 'a second screen',
    },
    fullScreen: 'The quiz runs in full screen.',
    score: {
      at_once: 'You’ll see your score when you finish.',
      on_release: 'You’ll see your score once it’s released.',
    },
    passMark: 'You pass with {{percent}} of the points.',
    scoreAndAnswers: 'You’ll see your score and the correct answers when you finish.',
    answers: {
      never: 'The correct answers aren’t shown.',
      after_finishing: 'You’ll see the correct answers when you finish.',
      after_end: 'You’ll see the correct answers after the quiz has ended.',
    },
  },
  onlyToLookAt: {
    title: 'You’re not a participant in this quiz',
    sentence:
      'This is the page where participants take it. You can view and preview the quiz on your dashboard.',
    view: 'View quiz',
  },
  notFound: {
    title: 'You’re not invited to this quiz',
    sentence:
      'This quiz doesn’t exist, or {{email}} isn’t invited to it. If you were invited at a different address, use that one.',
    unnamed:
      'This quiz doesn’t exist, or you’re not invited to it. If you were invited at a different address, use that one.',
    request: 'Send me a new link',
    otherAddress: 'Log in with another address',
  },
  invited: {
    title: 'Invitations',
    ownResults: 'My results and progress',
    sentence: 'Quizzes you’re invited to as {{email}} appear here.',
    failed: 'Your invitations couldn’t be loaded.',
    loading: 'Loading your invitations…',
    phases: {
      begun: 'In progress',
      open: 'Open now',
      upcoming: 'Upcoming',
      done: 'Done',
    },
    chooseUntil: 'Choose your time, until {{when}}',
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
