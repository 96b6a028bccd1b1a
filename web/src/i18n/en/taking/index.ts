import certificate from './certificate.ts'
import paper from './paper.ts'
import review from './review.ts'

/** What somebody reads who takes a quiz, from the start to the receipt; the paper itself has its own sentences. */
const taking = {
  start: {
    go: 'Start the quiz',
    clock: 'You have {{time}} from the moment you start.',
    noClock: 'There’s no time limit: you have until the quiz ends.',
    confirm: {
      title: 'Start the quiz now?',
      clock: 'The clock starts when you press “Start now”. You have {{time}}.',
      ends: {
        violations:
          'Your quiz ends when you hand it in, when your time is up, or at the second violation of the rules.',
        time: 'Your quiz ends when you hand it in or when your time is up.',
        untimedViolations:
          'Your quiz ends when you hand it in, when the quiz closes, or at the second violation of the rules.',
        untimed: 'Your quiz ends when you hand it in or when the quiz closes.',
      },
      stay: 'Not yet',
      go: 'Start now',
    },
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
  close: 'Close',
  saved: {
    at: 'Saved {{time}}',
    sending: 'Saving…',
    kept: 'Saved on this device',
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
      'You’re offline. Keep working: your answers are saved on this device and will be sent when you’re back online.',
    unreachable:
      'The server can’t be reached right now. Keep working: your answers are saved on this device and will be sent as soon as the connection is back.',
    notKept:
      'This browser can’t save a copy of your answers, perhaps because the device is full. Keep working, but stay online, and don’t close or reload this page.',
    inPageOnly:
      'Your answers can’t be sent right now, and this browser can’t save a copy of them. Keep working, but don’t close or reload this page: they aren’t stored anywhere else yet.',
  },
  fullScreen: {
    words: 'This quiz runs in full screen. Leaving full screen is recorded.',
    go: 'Go full screen',
  },
  granted_one: '{{count}} minute was added',
  granted_other: '{{count}} minutes were added',
  timeLeft_one: 'You have {{count}} minute left',
  timeLeft_other: 'You have {{count}} minutes left',
  handingIn: {
    now: 'Handing in your quiz…',
    delayed:
      'The server can’t be reached, so your quiz hasn’t been handed in yet. Your answers are saved on this device and will be sent as soon as the connection is back; those that reach us in time count. Leave this page open.',
    signedOut:
      'Your quiz hasn’t been handed in yet: log in again, and the answers saved on this device will be sent. Those that reach us in time count.',
  },
  handIn: {
    title: 'Hand in your quiz?',
    allAnswered_one: 'You’ve answered the question.',
    allAnswered_other: 'You’ve answered all {{count}} questions.',
    open_one: '{{count}} question isn’t answered.',
    open_other: '{{count}} questions aren’t answered.',
    partly_one: '{{count}} question is incomplete.',
    partly_other: '{{count}} questions are incomplete.',
    flagged_one: '{{count}} question is flagged.',
    flagged_other: '{{count}} questions are flagged.',
    list: 'Questions without an answer',
    partlyList: 'Incomplete questions',
    flaggedList: 'Flagged questions',
    final: 'You can’t change anything afterwards.',
    back: 'Go back',
    go: 'Hand in',
  },
  leaveQuiz: {
    title: 'Leave the quiz?',
    sentence: 'You haven’t handed it in, and the clock keeps running.',
    untimed: 'You haven’t handed it in.',
    saved: 'Your answers are saved.',
    unsent: 'Your answers are saved on this device and will be sent when you come back to this page.',
    counts: {
      record: 'Leaving this page is recorded.',
      warn: 'Leaving this page counts as a violation.',
      end: 'Leaving this page counts as a violation. The second violation ends your quiz.',
    },
    stay: 'Stay here',
    go: 'Leave',
  },
  signIn: {
    title: 'Log in again to continue',
    sentence: 'You’re no longer logged in. Log in as {{email}} in a new tab, then come back to this one.',
    other:
      'You’re logged in as {{other}}; this quiz was started by {{email}}. Log in with that address in a new tab, then come back to this one. That will log {{other}} out of this browser.',
    kept: 'Your answers are safe, and nothing is monitored in the meantime. The clock keeps running.',
    asOwner: 'Log in as {{email}}',
    logIn: 'Log in',
    link: 'Get a link',
    byName:
      'You’re no longer logged in on this device. If you were let in on another one, continue there. Otherwise, ask {{name}} to let you in again, then enter your code and the same name in a new tab.',
    code: 'Enter code',
  },
  paused: {
    title: 'The quiz is paused',
    left: '{{time}} left',
    sentence:
      '{{name}} has paused the quiz. Your time isn’t running, and your answers are safe. The quiz will resume automatically: leave this page open.',
  },
  judged: {
    title: 'A second violation was detected',
    sentence:
      'As soon as the server receives the report, it decides whether your quiz ends. Until then, you can’t change anything. Your answers so far are safe: leave this page open.',
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
    ends: 'Next time, your quiz will end and be handed in as it is.',
    recorded: 'This has been recorded, and the person who created this quiz will see it.',
    confirm: 'I understand',
  },
  elsewhere: {
    title: 'This quiz is open somewhere else',
    sentence:
      '“{{title}}” can only be open in one place, and it’s currently open in another tab or window, or on another device. If you continue here, it closes there. Everything saved there will be here. {{name}} will see that you switched.',
    beside:
      'You’re logged in. “{{title}}” is open in another tab of this browser: go back to it and continue there. If you continue here, it closes there, and {{name}} will see that you switched.',
    unsent_one:
      '{{count}} answer you gave here hasn’t reached us. It’s saved in this browser and will be sent if you continue here.',
    unsent_other:
      '{{count}} answers you gave here haven’t reached us. They’re saved in this browser and will be sent if you continue here.',
    takeOver: 'Continue here',
  },
  shutOut: {
    title: 'You were let in on another device',
    sentence: 'This one can’t be used for “{{title}}” any more. Continue on the other device.',
    unsent_one: '{{count}} answer you gave here hasn’t reached us. Give it again on the other device.',
    unsent_other: '{{count}} answers you gave here haven’t reached us. Give them again on the other device.',
  },
  over: {
    reopening: 'If {{name}} lets you continue, the quiz will reopen on this page automatically.',
    lookAgain: 'Check if I can continue',
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
    hint: 'A code calculated from your answers: the same answers give the same code. The person who created the quiz sees the same one: it shows that nothing has been changed.',
  },
  lost: {
    title_one: '{{count}} change didn’t reach us in time',
    title_other: '{{count}} changes didn’t reach us in time',
    sentence_one: 'It doesn’t count. It’s saved in this browser; show it to the person who created the quiz.',
    sentence_other:
      'They don’t count. They’re saved in this browser; show them to the person who created the quiz.',
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
  certificate,
  paper,
  review,
}

export default taking
