const antiCheat = {
  title: 'How anti-cheat works',
  description:
    'The five things Probant watches for during an exam, what happens the first and the second time, what is never counted, and who decides.',
  sentence:
    'Rules that everyone can read beforehand, a warning before anything ends, and a human who has the last word.',
  soon: 'In preparation',
  soonSentence: 'Exams can’t be taken here yet. These are the rules monitoring is built to.',
  warning: {
    description:
      'A drawing of the warning: it says what was seen and when, that this is the first time, and what happens the second time.',
    title: 'You left the page',
    seen: 'At 10:47, during question 5, another tab was in front.',
    next: 'This is a warning. A second time, your exam ends and is handed in.',
    confirm: 'Back to the exam',
  },
  strikes: {
    heading: 'Two strikes',
    first: {
      title: 'The first time: <mark>a warning</mark>',
      text: 'A dialog says what was seen and what happens next time. Until it is confirmed nothing more is counted, then the exam goes on.',
    },
    second: {
      title: 'The second time: <mark>handed in</mark>',
      text: 'The exam ends and is handed in by itself, with every answer saved so far. Nothing that was written is lost.',
    },
    note: 'This is the usual rule. Whoever sets an exam can also choose to warn only, or only to record.',
  },
  violations: {
    heading: 'The five violations',
    sentence: 'These five, and nothing else, can end an exam.',
    counts: 'Counted',
    spared: 'Never counted',
    tabSwitch: {
      title: 'Leaving the page',
      counts: 'The page is no longer visible: another tab is opened, or the window is minimised or covered.',
      spared: 'Reloading the page, a crash, a laptop that froze or fell asleep.',
    },
    windowBlur: {
      title: 'Leaving the window',
      counts: 'Another window is used for more than one second while the exam stays visible.',
      spared: 'A shorter moment, the exam’s own dialogs, the choice of a file.',
    },
    copyPaste: {
      title: 'Copying and pasting',
      counts:
        'Copying or cutting the text of a question; pasting or dropping a text that comes from elsewhere.',
      spared: 'Moving one’s own words around between one’s own answers.',
    },
    rightClick: {
      title: 'Right click',
      counts: 'Opening the mouse menu on the page, outside one’s own answer fields.',
      spared: 'The menu key of the keyboard, a long press on a touch screen.',
    },
    multiMonitor: {
      title: 'A second screen',
      counts:
        'More than one screen keeps an exam from starting; one that is plugged in later counts, once for each screen.',
      spared: 'Browsers that don’t tell how many screens there are.',
    },
  },
  fairness: {
    heading: 'Counted fairly',
    once: {
      title: 'One act counts once',
      text: 'Switching tabs fires several alarms within a second. They count as one, under the name that fits best.',
    },
    server: {
      title: 'The server counts',
      text: 'Not the page, which could be tampered with. A report that was held up by a bad connection counts at the moment it belongs to.',
    },
    exemptions: {
      title: 'People differ',
      text: 'A participant can be exempted from single rules, with a reason: a screen reader or dictation software should not cost anyone an exam.',
    },
    told: {
      title: 'Everyone is told',
      text: 'The rules stand on the start page of every exam. If developer tools or a second screen keep it from starting, it says so and waits.',
    },
  },
  recorded: {
    heading: 'Recorded, but never a reason to end',
    items: {
      fullScreen: 'leaving full screen',
      developerTools: 'opening developer tools during the exam',
      gaps: 'gaps in the connection',
      secondBrowser: 'opening the same exam in a second browser, which must take over openly from the first',
      time: 'the time spent on each question',
    },
  },
  creator: {
    heading: 'What the examiner sees, and decides',
    timeline:
      'For each participant there is a timeline: what was seen, when, at which question. That is evidence to judge, not a verdict.',
    reopen:
      'An exam that was ended can be reopened with the time that was left, as long as its answers haven’t been shown to that participant.',
  },
  limits: {
    heading: 'What it does not do',
    camera: 'No camera, no microphone, no recording of the screen, nothing to install.',
    proof:
      'It does not prove that someone was honest: a phone beside the keyboard stays unseen. It takes away the easy temptations, and says plainly what it saw.',
  },
}

export default antiCheat
