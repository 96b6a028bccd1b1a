/** What somebody reads who takes a quiz, from the start to the receipt; the paper itself has its own sentences. */
const taking = {
  start: {
    go: 'Start the quiz',
    clock: 'You have {{time}}, from the moment you press Start.',
    noClock: 'There’s no time limit except the end of the quiz.',
    checks: 'Your browser',
    ready: 'Your browser is ready.',
    blocked: {
      developerTools: 'The browser’s developer tools are open. Close them to start.',
      screens: 'More than one screen is connected. Unplug the others or switch them off to start.',
    },
    noStorage:
      'This browser can’t store anything, perhaps because it’s a private window. You can start, but don’t reload the page while you’re offline.',
    wrongClock_one:
      'This device’s clock is off by about {{count}} minute. That doesn’t matter: ours is the one that counts.',
    wrongClock_other:
      'This device’s clock is off by about {{count}} minutes. That doesn’t matter: ours is the one that counts.',
  },
  saved: {
    at: 'Saved {{time}}',
    sending: 'Saving …',
    kept: 'Kept here',
    unsaved: 'Not saved yet',
  },
  navigator: {
    toggle: 'Questions',
    label: 'Questions',
    question: 'Question {{number}}',
    answered: 'answered',
    open: 'not answered',
    flagged: 'flagged',
    legend: '{{answered}} of {{count}} answered, {{flagged}} flagged',
  },
  trouble: {
    offline:
      'You’re offline. Keep working: your answers are kept here and will be sent when the network is back.',
    unreachable:
      'We can’t be reached right now. Keep working: your answers are kept here and will be sent as soon as we respond.',
    notKept:
      'This browser can’t keep a copy of your answers, perhaps because the device is full. Keep working, but stay online, and don’t close or reload this page.',
    inPageOnly:
      'Your answers can’t be sent right now, and this browser can’t keep a copy of them. Keep working, but don’t close or reload this page: they aren’t stored anywhere else yet.',
  },
  fullScreen: {
    words: 'You take this quiz in full screen. Leaving it is recorded.',
    go: 'Go full screen',
  },
  granted_one: '{{count}} minute was added',
  granted_other: '{{count}} minutes were added',
  timeLeft_one: 'You have {{count}} minute left',
  timeLeft_other: 'You have {{count}} minutes left',
  handingIn: {
    now: 'Handing in your quiz …',
    delayed:
      'We can’t be reached, so your quiz hasn’t been handed in yet. Your answers are kept here and will be sent as soon as we respond; those that reach us in time count. Leave this page open.',
    signedOut:
      'Your quiz hasn’t been handed in yet: sign in again, and the answers kept here will be sent. Those that reach us in time count.',
  },
  handIn: {
    title: 'Hand in your quiz?',
    allAnswered_one: 'You’ve answered the question.',
    allAnswered_other: 'You’ve answered all {{count}} questions.',
    open_one: '{{count}} question isn’t answered.',
    open_other: '{{count}} questions aren’t answered.',
    flagged_one: '{{count}} question is flagged.',
    flagged_other: '{{count}} questions are flagged.',
    close: 'Close',
    final: 'You can’t change anything afterwards.',
    back: 'Keep working',
    go: 'Hand in',
  },
  signIn: {
    title: 'Sign in again to continue',
    sentence:
      'You’re no longer signed in to this browser. Sign in as {{email}} in a new tab, then come back to this one.',
    other:
      'You’re signed in as {{other}}; this quiz was started by {{email}}. Sign in with that address in a new tab, then come back to this one. That will sign {{other}} out of this browser.',
    kept: 'Your answers are kept, and nothing is monitored in the meantime. The clock keeps running.',
    asOwner: 'Sign in as {{email}}',
    logIn: 'Log in',
    link: 'Get a link',
  },
  paused: {
    title: 'The clock is stopped',
    left: '{{time}} left',
    sentence:
      '{{name}} has paused the quiz. Your time isn’t running, and your answers are kept. The paper comes back automatically: leave this page open.',
  },
  judged: {
    title: 'This is being reported',
    sentence:
      'You did something again that this quiz warns about. Whether it ends will be decided as soon as we receive the report; until then, nothing can be changed. What you answered before is kept: leave this page open.',
  },
  message: {
    from: 'Message from {{name}}:',
    dismiss: 'Dismiss',
  },
  warning: {
    title: 'This is a warning',
    seen: {
      tab_switch: 'You left this page for another one.',
      window_blur: 'You left this window for another one.',
      copy_paste: 'You copied text from a question, or pasted text that isn’t from your own answers.',
      right_click: 'You used the right mouse button outside your answers.',
      multi_monitor: 'A second screen was connected.',
    },
    ends: 'Next time, your quiz ends and is handed in as it is.',
    recorded: 'This is recorded, and the person who set this quiz will see it.',
    confirm: 'I understand',
  },
  elsewhere: {
    title: 'This quiz is open in another page',
    sentence:
      '“{{title}}” can only be open once, and it’s currently open in another of your tabs, windows or devices. If you continue here, it closes there. Everything saved there comes with you. {{name}} will see that you switched.',
    beside:
      'You’re signed in. “{{title}}” is open in another tab of this browser: go back to it and continue there. If you continue here, it closes there, and {{name}} will see that you switched.',
    unsent_one:
      '{{count}} answer you gave here hasn’t reached us. It’s kept in this browser, and will be sent if you continue here.',
    unsent_other:
      '{{count}} answers you gave here haven’t reached us. They’re kept in this browser, and will be sent if you continue here.',
    takeOver: 'Continue here',
  },
  over: {
    reopening: 'If {{name}} lets you continue, your paper will come back on this page automatically.',
    lookAgain: 'Check whether I may continue',
    notYet: 'Not yet: {{name}} hasn’t let you continue so far.',
    handed_in: { title: 'Handed in', sentence: 'You’ve handed in “{{title}}”.' },
    overdue: {
      title: 'Time is up',
      sentence: '“{{title}}” was handed in with everything we’d received by then.',
    },
    terminated: {
      title: 'Your quiz was ended',
      sentence:
        'A second violation was recorded, so “{{title}}” was ended and handed in as it was. If that’s a mistake, talk to {{name}}, who can see what was recorded.',
    },
    closed: {
      title: 'The quiz was ended',
      sentence: '{{name}} ended “{{title}}”. It was handed in with everything we’d received by then.',
    },
  },
  receipt: {
    label: 'Your receipt',
    answers: 'Answers that count',
    answersOf: '{{count}} of {{total}}',
    when: 'Handed in',
    checksum: 'Checksum',
    hint: 'A number calculated from your answers. The person who set the quiz sees the same one: it shows that nothing has been changed.',
  },
  lost: {
    title_one: '{{count}} change didn’t reach us in time',
    title_other: '{{count}} changes didn’t reach us in time',
    sentence_one: 'It doesn’t count. It’s kept in this browser; show it to the person who set the quiz.',
    sentence_other:
      'They don’t count. They’re kept in this browser; show them to the person who set the quiz.',
    true: 'True',
    false: 'False',
    nothing: 'no answer',
    line: 'Question {{number}}: {{text}}',
  },
  next: {
    title: 'What happens next',
    graded: '{{name}} decides which results are shown, and when.',
    review: 'See what you handed in',
    dashboard: 'Go to your dashboard',
    close:
      'You can close this page. Your invitation link, your slip or, on this device, the room code brings you back here.',
  },
}

export default taking
