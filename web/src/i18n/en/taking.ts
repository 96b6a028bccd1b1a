/** What somebody reads who takes a quiz, from the start to the receipt; the paper itself has its own sentences. */
const taking = {
  start: {
    go: 'Start the quiz',
    clock: 'You have {{time}}, from the moment you press Start.',
    noClock: 'There is no time limit but the end of the quiz.',
    checks: 'Your browser',
    ready: 'Your browser is ready.',
    blocked: {
      developerTools: 'The browser’s developer tools are open. Close them to start.',
      screens: 'More than one screen is connected. Unplug the others, or switch them off, to start.',
    },
    noStorage:
      'This browser keeps nothing, perhaps because its window is private. You can start, but don’t reload the page while you are offline.',
    wrongClock_one:
      'This device’s clock is wrong by about {{count}} minute. That changes nothing: ours counts.',
    wrongClock_other:
      'This device’s clock is wrong by about {{count}} minutes. That changes nothing: ours counts.',
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
    offline: 'You are offline. Go on working: your answers are kept here, and sent when the network is back.',
    unreachable:
      'We can’t be reached at this moment. Go on working: your answers are kept here, and sent as soon as we answer.',
    notKept:
      'This browser can’t keep a copy of your answers, perhaps because the device has no room left. Go on working, but stay online, and don’t close or reload this page.',
    inPageOnly:
      'Your answers can’t be sent at this moment, and this browser can’t keep a copy of them. Go on working, but don’t close or reload this page: they are nowhere else yet.',
  },
  fullScreen: {
    words: 'This quiz is taken in full screen. Leaving it is recorded.',
    go: 'Fill the screen',
  },
  granted_one: '{{count}} minute was added',
  granted_other: '{{count}} minutes were added',
  timeLeft_one: 'You have {{count}} minute left',
  timeLeft_other: 'You have {{count}} minutes left',
  handingIn: {
    now: 'Your quiz is being handed in …',
    delayed:
      'We can’t be reached, so your quiz is not handed in yet. Your answers are kept here and are sent as soon as we answer; those that reach us in time count. Leave this page open.',
    signedOut:
      'Your quiz is not handed in yet: sign in again, and your answers, which are kept here, are sent. Those that reach us in time count.',
  },
  handIn: {
    title: 'Hand in your quiz?',
    allAnswered_one: 'The question is answered.',
    allAnswered_other: 'All {{count}} questions are answered.',
    open_one: '{{count}} question is not answered.',
    open_other: '{{count}} questions are not answered.',
    flagged_one: '{{count}} question is flagged.',
    flagged_other: '{{count}} questions are flagged.',
    close: 'Close',
    final: 'Nothing can be changed afterwards.',
    back: 'Go on working',
    go: 'Hand in',
  },
  signIn: {
    title: 'Sign in again to go on',
    sentence:
      'You are no longer signed in to this browser. Sign in as {{email}} in a new tab; then come back to this one.',
    other:
      'You are signed in as {{other}}; this quiz was begun by {{email}}. Sign in with that address in a new tab, then come back to this one. That signs {{other}} out of this browser.',
    kept: 'Your answers are kept, and nothing is watched meanwhile. The clock runs on.',
    asOwner: 'Sign in as {{email}}',
    logIn: 'Log in',
    link: 'Have a link sent',
  },
  paused: {
    title: 'The clock is stopped',
    left: '{{time}} left',
    sentence:
      '{{name}} has paused the quiz. No time passes, and your answers are kept. The paper comes back by itself: leave this page open.',
  },
  judged: {
    title: 'This is being reported',
    sentence:
      'You did something again that this quiz warns of. Whether it ends is decided as soon as we hear of it; until then nothing can be changed. What you answered before is kept: leave this page open.',
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
      copy_paste: 'You copied text of a question, or pasted text that does not come from your answers.',
      right_click: 'You used the right mouse button outside of your answers.',
      multi_monitor: 'A second screen was connected.',
    },
    ends: 'The next time your quiz ends, and is handed in as it is.',
    recorded: 'It is recorded, and the person who set this quiz will see it.',
    confirm: 'I understand',
  },
  elsewhere: {
    title: 'This quiz is open in another page',
    sentence:
      '“{{title}}” can only be open once: in another tab, window or device of yours at this moment. If you go on here, it is closed there. Everything saved there comes with you. The switch is noted for {{name}}.',
    beside:
      'You are signed in. “{{title}}” is open in another tab of this browser: go back to that one, and go on there. If you go on here, it is closed there, and the switch is noted for {{name}}.',
    unsent_one:
      '{{count}} answer given here has not reached us. It is kept in this browser, and is sent if you go on here.',
    unsent_other:
      '{{count}} answers given here have not reached us. They are kept in this browser, and are sent if you go on here.',
    takeOver: 'Go on here',
  },
  over: {
    reopening: 'If {{name}} lets you go on, your paper comes back on this page by itself.',
    lookAgain: 'Check whether I may continue',
    notYet: 'Not yet: {{name}} has not let you go on so far.',
    handed_in: { title: 'Handed in', sentence: 'You have handed in “{{title}}”.' },
    overdue: {
      title: 'Time is up',
      sentence: '“{{title}}” was handed in with all that had reached us by then.',
    },
    terminated: {
      title: 'Your quiz was ended',
      sentence:
        'A second violation of the rules was noted, so “{{title}}” was ended and handed in as it was. If that was a mistake, talk to {{name}}, who sees what was noted.',
    },
    closed: {
      title: 'The quiz was ended',
      sentence: '{{name}} has ended “{{title}}”. It was handed in with all that had reached us by then.',
    },
  },
  receipt: {
    label: 'Your receipt',
    answers: 'Answers that count',
    answersOf: '{{count}} of {{total}}',
    when: 'Handed in',
    checksum: 'Checksum',
    hint: 'A number made of your answers. The person who set the quiz sees the same one: it shows that nothing was changed.',
  },
  lost: {
    title_one: '{{count}} change did not reach us in time',
    title_other: '{{count}} changes did not reach us in time',
    sentence_one: 'It doesn’t count. It is kept in this browser; show it to the person who set the quiz.',
    sentence_other:
      'They don’t count. They are kept in this browser; show them to the person who set the quiz.',
    true: 'True',
    false: 'False',
    nothing: 'no answer',
    line: 'Question {{number}}: {{text}}',
  },
  next: {
    title: 'What happens next',
    graded: 'What is shown of the results, and when, is up to {{name}}.',
    review: 'See what you handed in',
    dashboard: 'To your dashboard',
    close: 'You can close this page.',
  },
}

export default taking
