const antiCheat = {
  title: 'How anti-cheat works',
  description:
    'The five things Probant watches for during an exam, what happens the first and the second time, what is never counted, and who decides.',
  sentence:
    'Rules that everyone can read beforehand, a warning before anything ends, and a human who has the last word.',
  warning: {
    description:
      'A drawing of the warning: it says what was seen and what happens the next time, and has to be confirmed.',
    title: 'This is a warning',
    seen: 'You left this page for another one.',
    next: 'The next time your quiz ends, and is handed in as it is.',
    confirm: 'I understand',
  },
  strikes: {
    heading: 'Two strikes',
    first: {
      title: 'The first time: <mark>a warning</mark>',
      text: 'A dialog says what was seen and what happens next time. Until it is confirmed nothing more is counted, then the exam goes on. The clock runs meanwhile.',
    },
    second: {
      title: 'The second time: <mark>handed in</mark>',
      text: 'The exam ends and is handed in by itself, with every answer saved so far. What had not reached the server by then does not count; it stays in the browser, and is shown.',
    },
    note: 'This is the usual rule. Whoever sets an exam can also choose to warn every time and end nothing, or only to record: then nobody is warned, and copying is not prevented either. Which rule holds is told before the start.',
  },
  violations: {
    heading: 'The five violations',
    sentence: 'These five, and nothing else, can end an exam.',
    counts: 'Counted',
    spared: 'Never counted',
    tabSwitch: {
      title: 'Leaving the page',
      counts:
        'The page is no longer visible, however briefly: another tab is opened, the window is minimised or fully covered.',
      spared: 'Reloading or closing the page, a crash, a laptop that froze or fell asleep.',
    },
    windowBlur: {
      title: 'Leaving the window',
      counts: 'Another window is used for more than one second while the exam stays visible.',
      spared:
        'A shorter moment; the exam’s own dialogs; the browser’s find bar opened by its keys, and its own bars reached by Tab; an input method; the choice of a file, printing, and the browser’s question whether to allow notifications or to leave.',
    },
    copyPaste: {
      title: 'Copying and pasting',
      counts:
        'Copying or cutting the text of a question; pasting or dropping into an answer a text that comes from elsewhere. It is prevented, too.',
      spared:
        'Moving one’s own words around between one’s own answers. Trying to select or print the paper is only in vain.',
    },
    rightClick: {
      title: 'Right click',
      counts: 'Opening the mouse menu on the page, outside the fields one writes answers in.',
      spared: 'The menu key of the keyboard, a long press on a touch screen.',
    },
    multiMonitor: {
      title: 'A second screen',
      counts: 'A second screen keeps an exam from starting; one that is plugged in later counts.',
      spared: 'Browsers that don’t tell how many screens there are: Firefox and Safari.',
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
      text: 'The page reports, the server decides by all it has been told. A report that was held up by a bad connection counts at the moment it belongs to, and one that comes twice counts once.',
    },
    exemptions: {
      title: 'People differ',
      text: 'A participant can be exempted from single rules, with a reason that only the examiner sees: a screen reader or dictation software should not cost anyone an exam. What they are exempted from is not even noted.',
    },
    told: {
      title: 'Everyone is told',
      text: 'The rules stand on the start page of every exam. If developer tools or a second screen keep it from starting, it says so and waits. Whoever has to sign in again in the middle is not watched meanwhile.',
    },
  },
  recorded: {
    heading: 'Recorded, but never a reason to end',
    items: {
      fullScreen: 'leaving full screen, where the exam asks for it',
      developerTools: 'opening developer tools during the exam',
      gaps: 'that nothing was seen of the page for more than 30 seconds: a lost network, a sleeping laptop, a closed tab',
      secondBrowser: 'going on in another tab, browser or device, which must openly take over from the first',
      time: 'the time spent on each question',
    },
  },
  creator: {
    heading: 'What the examiner sees, and decides',
    timeline:
      'For each participant there is a timeline: what was noted, when, at which question, and whether it counted, was only recorded, or was set aside. That is evidence to judge, not a verdict.',
    reopen:
      'An exam that was ended by violations can be reopened with the time that was left, as long as its right answers can’t be seen by that participant. Counting then begins anew.',
  },
  limits: {
    heading: 'What it does not do',
    camera: 'No camera, no microphone, no recording of the screen, nothing to install.',
    proof:
      'It does not prove that someone was honest: a phone beside the keyboard stays unseen. It takes away the easy temptations, and says plainly what it saw.',
    blind:
      'A page notices only what its browser tells it. From the find bar one can go on to another window unseen, whoever knows developer tools well can hide them, and a page that has been tampered with reports nothing. We rather miss something than accuse someone wrongly.',
  },
}

export default antiCheat
