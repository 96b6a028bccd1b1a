const antiCheat = {
  title: 'How anti-cheat works',
  description:
    'The five things Probant watches for during an exam, what happens the first and the second time, what is never counted, and who decides.',
  sentence:
    'Rules everyone can read in advance, a warning before anything ends, and a person who has the final say.',
  warning: {
    description:
      'A drawing of the warning: it says what was seen and what happens next time, and has to be confirmed.',
    title: 'This is a warning',
    seen: 'You left this page for another one.',
    next: 'Next time, your quiz ends and is handed in as it is.',
    confirm: 'I understand',
  },
  strikes: {
    heading: 'Two strikes',
    first: {
      title: 'The first time: <mark>a warning</mark>',
      text: 'A dialog says what was seen and what happens next time. Nothing more is counted until it’s confirmed; then the exam continues. The clock keeps running.',
    },
    second: {
      title: 'The second time: <mark>handed in</mark>',
      text: 'The exam ends and is handed in automatically, with every answer saved so far. Anything that hadn’t reached the server doesn’t count; it stays in the browser, and is shown.',
    },
    note: 'This is the default rule. The person who sets an exam can also choose to warn every time without ending anything, or only to record: then nobody is warned, and copying isn’t blocked. The rule that applies is stated before the start.',
  },
  violations: {
    heading: 'The five violations',
    sentence: 'These five, and nothing else, can end an exam.',
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
      counts: 'Another window is used for more than one second while the exam stays visible.',
      spared:
        'A brief moment, and what the quiz or the browser opens itself: dialogs, an input method, choosing a file, printing, a question about notifications.',
    },
    copyPaste: {
      title: 'Copying and pasting',
      counts:
        'Copying or cutting a question’s text; pasting or dropping text from elsewhere into an answer. It’s blocked as well.',
      spared:
        'Moving your own words between your own answers. Trying to select or print the paper simply does nothing.',
    },
    rightClick: {
      title: 'Right click',
      counts: 'Opening the mouse menu on the page, outside the answer fields.',
      spared: 'The keyboard’s menu key, a long press on a touch screen.',
    },
    multiMonitor: {
      title: 'A second screen',
      counts: 'A second screen prevents an exam from starting; one that is plugged in later counts.',
      spared: 'A screen that the browser doesn’t report.',
    },
  },
  fairness: {
    heading: 'Counted fairly',
    once: {
      title: 'One act counts once',
      text: 'Switching tabs triggers several alerts within a second. They count as one, under the name that fits best.',
    },
    server: {
      title: 'The server counts',
      text: 'The page reports; the server decides from everything it knows. A report delayed by a bad connection counts from the moment it happened, and one that arrives twice counts once.',
    },
    exemptions: {
      title: 'People differ',
      text: 'A participant can be exempted from individual rules, for a reason only the examiner sees: a screen reader or dictation software shouldn’t cost anyone an exam. What they’re exempted from isn’t even recorded.',
    },
    told: {
      title: 'Everyone is told',
      text: 'The rules are on the start page of every exam. If developer tools or a second screen prevent it from starting, it says so and waits. Nobody is monitored while they have to sign in again.',
    },
  },
  recorded: {
    heading: 'Recorded, but never a reason to end',
    items: {
      fullScreen: 'leaving full screen, where the exam asks for it',
      developerTools: 'opening developer tools during the exam',
      gaps: 'times without contact with the page: a lost connection, a sleeping laptop, a closed tab',
      secondBrowser:
        'continuing in another tab, browser or device, which has to take over openly from the first',
      time: 'the time spent on each question',
    },
  },
  creator: {
    heading: 'What the examiner sees and decides',
    timeline:
      'Each participant has a timeline: what was recorded, when, at which question, and whether it counted, was only recorded, or was set aside. It’s evidence to judge, not a verdict.',
    reopen:
      'An exam that was ended by violations can be reopened with the time that was left, as long as that participant can’t see the correct answers. Counting then starts over.',
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
