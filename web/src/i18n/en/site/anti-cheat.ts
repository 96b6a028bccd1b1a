const antiCheat = {
  title: 'How anti-cheat works',
  description:
    'The five things Probant watches for during a quiz, what happens the first and the second time, what is never counted, and who decides.',
  sentence:
    'Rules everyone can read in advance, a warning before anything ends, and a person who has the final say.',
  warning: {
    description:
      'A drawing of the warning: it says what was seen and what happens next time, and has to be confirmed.',
    title: 'This is a warning',
    seen: 'You left this page for another one.',
    next: 'Next time, your quiz will end and be handed in as it is.',
    confirm: 'I understand',
  },
  strikes: {
    heading: 'Two strikes',
    first: {
      title: 'The first time: <mark>a warning</mark>',
      text: 'A message says what was seen and what happens next time. Nothing else is counted until the participant confirms it; then the quiz continues. The clock keeps running throughout.',
    },
    second: {
      title: 'The second time: <mark>handed in</mark>',
      text: 'The quiz ends and is handed in automatically, with every answer saved so far. Answers that hadn’t reached the server don’t count; they stay in the browser, where the participant can still see them.',
    },
    note: 'This is the default rule. The creator of a quiz can also choose to warn every time without ending the quiz, or only to record violations: then nobody is warned, and copying isn’t blocked. Participants see which rule applies before they start.',
  },
  violations: {
    heading: 'The five violations',
    sentence: 'These five, and nothing else, can end a quiz.',
    counts: 'Counted',
    spared: 'Never counted',
    tabSwitch: {
      title: 'Leaving the page',
      counts:
        'The page is left, however briefly: another tab or another address is opened, or the window is minimized or fully covered.',
      spared:
        'Reloading the page, a crash, a browser that restores the page, a laptop that froze or fell asleep.',
    },
    windowBlur: {
      title: 'Leaving the window',
      counts: 'Another window is used for more than one second while the quiz stays visible.',
      spared:
        'A brief moment, and what the quiz or the browser opens itself: dialogs, an input method, choosing a file, printing, a question about notifications.',
    },
    copyPaste: {
      title: 'Copying and pasting',
      counts:
        'Copying or cutting a question’s text; pasting or dropping text from elsewhere into an answer. It’s blocked as well.',
      spared:
        'Moving your own words between your own answers. Trying to select or print the quiz simply does nothing.',
    },
    rightClick: {
      title: 'Right-clicking',
      counts: 'Opening the right-click menu on the page, outside the answer fields.',
      spared: 'The keyboard’s menu key, a long press on a touch screen.',
    },
    multiMonitor: {
      title: 'A second screen',
      counts: 'A second screen prevents the quiz from starting; plugging one in later counts.',
      spared: 'A screen that the browser doesn’t report.',
    },
  },
  fairness: {
    heading: 'Counted fairly',
    once: {
      title: 'One act counts once',
      text: 'Switching tabs can trigger several signals within a second. They count as one violation, of the type that fits best.',
    },
    server: {
      title: 'The server counts',
      text: 'The page reports; the server decides from everything it knows. A report delayed by a bad connection counts from the moment it happened, and one that arrives twice counts once.',
    },
    exemptions: {
      title: 'Exemptions',
      text: 'A participant can be exempted from individual rules, for a reason only the creator sees: using a screen reader or dictation software shouldn’t put anyone at a disadvantage. What they’re exempted from isn’t even recorded.',
    },
    told: {
      title: 'Everyone knows the rules',
      text: 'The rules are on the start page of every quiz. If developer tools or a second screen prevent it from starting, the page says so and waits. Nobody is monitored while they’re logging in again.',
    },
  },
  recorded: {
    heading: 'Recorded, but never a reason to end a quiz',
    items: {
      fullScreen: 'leaving full screen, if the quiz requires it',
      developerTools: 'opening developer tools during the quiz',
      gaps: 'times without contact with the page: a lost connection, a sleeping laptop, a closed tab',
      secondBrowser:
        'continuing in another tab or browser, or on another device, which closes the quiz in the first',
      time: 'the time spent on each question',
    },
  },
  creator: {
    heading: 'What the creator sees and decides',
    timeline:
      'Each participant has an incident log: what was recorded, when, at which question, and whether it counted, was only recorded, or was set aside. It’s evidence to judge, not a verdict.',
    reopen:
      'A quiz that was ended by violations can be reopened with the time that participant had left, as long as they can’t see the correct answers. Counting then starts over.',
  },
  limits: {
    heading: 'What it doesn’t do',
    camera: 'No camera, no microphone, no screen recording, nothing to install.',
    proof:
      'It doesn’t prove that anyone was honest, and it doesn’t replace a person in the room. It removes the easy temptations, and says plainly what it saw.',
    blind:
      'A page only knows what its browser tells it, so some things go unnoticed. We’d rather miss something than accuse someone wrongly.',
  },
}

export default antiCheat
