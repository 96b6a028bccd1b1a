const landing = {
  title: 'Good questions, fair exams',
  description:
    'Probant is for teachers, trainers and recruiters: questions from a subject or your own text, timed exams with fair monitoring, results as they come in.',
  hero: {
    people: 'For teachers, trainers, coaches and recruiters',
    heading: 'Good questions.\n<mark>Fair exams.</mark>\nClear results.',
    sentence:
      'Probant makes quizzes and exams. It generates the questions from a subject or your own text; people answer on a calm page against the clock, and you follow everyone on one board, down to the last grade.',
    card: 'No account for the demo, no card for the account.',
    unpaid: 'No account for the demo, and the account is free.',
    demo: 'The demo needs no account, and won’t touch anything of yours.',
  },
  entrance: {
    demo: 'Try it now',
    signUp: 'Create a free account',
    dashboard: 'Go to the dashboard',
  },
  stage: {
    label: 'How Probant works, in three pictures',
    caption: 'This is a drawing. The demo is the product itself.',
    play: 'Play',
    pause: 'Pause',
    steps: { questions: 'The questions', paper: 'The paper', board: 'The board' },
    descriptions: {
      questions:
        'Someone types a subject, “The water cycle”, and three questions appear: an easy multiple choice, a true or false, and a tough open question.',
      paper:
        'One question on a sheet with four answers. The second is chosen, and a quiet tick says it’s saved.',
      board:
        'A row of squares for each of five people, one square per question. Anyone who has stopped answering is at the top.',
    },
    subject: 'The water cycle',
    subjectLabel: 'Subject',
    kinds: {
      choice: 'Multiple choice · easy',
      trueFalse: 'True or false · medium',
      open: 'Open · tough',
    },
    stems: {
      choice: 'What drives the water cycle?',
      trueFalse: 'Condensation turns water vapour into liquid water.',
      open: 'Why does more rain fall on the windward side of a mountain?',
    },
    answers: {
      A: 'The Moon’s gravity',
      B: 'The Sun’s heat',
      C: 'The Earth’s rotation',
      D: 'The salt in the sea',
    },
    true: 'True',
    points: '4 points',
    number: 'Question 1 of 8',
    timeLeft: 'Time left',
    saved: 'Saved at 10:42',
    needsYou: 'No answer for 4 minutes',
    finished: 'Handed in',
    legend: { answered: 'answered', flagged: 'flagged', empty: 'empty' },
  },
  benefits: {
    heading: 'What Probant is for',
    write: {
      title: '<mark>Write less</mark>, write better',
      text: 'Name a subject or paste your own text, choose the difficulty, and read what comes back. You keep, change or drop each question: nothing reaches an exam without you.',
    },
    examine: {
      title: '<mark>Examine fairly</mark>',
      text: 'Everyone has the same clock and the same rules, stated in advance. Extra time reaches those who need it, and a lost connection costs no answers.',
    },
    understand: {
      title: '<mark>See what was understood</mark>',
      text: 'Not just a list of grades: which question was too hard, which subject to teach again, who needs a word with you.',
    },
  },
  screens: {
    heading: 'Real screens, with sample data',
    board: {
      title: 'The live board.',
      text: 'One row per person, one square per question, and whoever needs you on top.',
      description:
        'The live board of a quiz: a row for each participant with their progress by question, the time they have left and their connection.',
    },
    report: {
      title: 'The report.',
      text: 'First the sentence, then the figures: what to go over again, and with whom.',
      description:
        'The results of a quiz: the average, how the scores are spread, and how each subject and question went.',
    },
    export: {
      title: 'The export.',
      text: 'Twelve formats, and what each can’t hold is said before the download, question by question.',
      description:
        'The export of a quiz: a list of learning platforms and formats, and beside it what the chosen one can’t hold of which questions.',
    },
  },
  features: {
    heading: 'See for yourself',
    sentence: 'Each of these can be looked at right now, without an account unless it says so.',
    items: {
      generation: {
        title: 'Questions at once',
        text: 'Name a subject, or paste your own text. The first question is there in a second or two.',
        seen: 'Try it with your subject',
      },
      kinds: {
        title: 'Three difficulties, four types',
        text: 'Multiple choice, true or false, fill-in and open questions; you say how many of each difficulty.',
        seen: 'Choose them in the demo',
      },
      schedule: {
        title: 'Scheduled and timed',
        text: 'A quiz opens and closes when you say, and gives everyone the same time, or more to those who need it. On paper too, in variants.',
        seen: 'Open the quiz form',
      },
      inviting: {
        title: 'Everyone gets in',
        text: 'By e-mail, as a group, with printed slips for those without an address, or with a code on the board for the whole room.',
        seen: 'Enter a code',
      },
      board: {
        title: 'Results as they happen',
        text: 'Who is where, who has stopped, who has lost their connection: a row per person while the exam goes on.',
        seen: 'Look at the board',
      },
      report: {
        title: 'A report per subject',
        text: 'What was understood and what wasn’t, question by question; how far the scores can be trusted. As an Excel file, CSV or PDF.',
        seen: 'Look at a report',
      },
      monitoring: {
        title: 'Fair monitoring',
        text: 'It warns before it ends anything, and says openly what it notices and what it can’t.',
        seen: 'Read the rules',
      },
      trial: {
        title: 'No card for the trial',
        text: 'The free plan has no end, and an organization is tried for two weeks without a card.',
        seen: 'Compare the plans',
      },
      unpaid: {
        title: 'A free plan without an end',
        text: 'Everyone starts on the free plan, and can stay there. The administrator of this site assigns larger ones.',
        seen: 'Compare the plans',
      },
      export: {
        title: 'Export to learning platforms',
        text: 'Moodle, Canvas, Blackboard, Brightspace, Kahoot, SCORM, Word, Excel: a quiz goes out as a file that opens there, and questions come in from there. What a format can’t hold is told before.',
        seen: 'See the formats',
      },
    },
  },
  video: {
    heading: 'See it in action',
    play: 'Play the video',
    notice: 'The video comes from YouTube, and only loads when you press play.',
    title: 'Probant on video',
  },
  testimonials: {
    heading: 'What people say',
  },
  callToAction: {
    heading: 'Your first exam is <mark>free</mark>',
    sentence:
      'Create an account today. The free plan takes you from the first question to the last figure in the results.',
  },
}

export default landing
