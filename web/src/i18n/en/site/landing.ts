const landing = {
  title: 'Good questions, fair exams',
  description:
    'Probant is for teachers, trainers and recruiters: questions from a subject or your own text, timed exams with fair monitoring, results as they come in.',
  hero: {
    people: 'For teachers, trainers, coaches and recruiters',
    heading: 'Good questions.\n<mark>Fair exams.</mark>\nClear results.',
    sentence:
      'Create quizzes and exams with Probant. It generates questions from a subject or your own text, participants answer on a distraction-free page against the clock, and you follow everyone on one board, right through to the final grade.',
    card: 'No account needed for the demo, no credit card needed to sign up.',
    unpaid: 'No account needed for the demo, and an account is free.',
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
    steps: { questions: 'The questions', paper: 'The quiz', board: 'The board' },
    descriptions: {
      questions:
        'Someone types a subject, “The water cycle”, and three questions appear: an easy multiple-choice question, a true-or-false question, and a tough open-ended question.',
      paper: 'One question with four answers. The second is selected, and a small tick shows it’s saved.',
      board:
        'A row of squares for each of five people, one square per question. Anyone who has stopped answering is at the top.',
    },
    subject: 'The water cycle',
    subjectLabel: 'Subject',
    kinds: {
      choice: 'Multiple choice · easy',
      trueFalse: 'True or false · medium',
      open: 'Open-ended · tough',
    },
    stems: {
      choice: 'What drives the water cycle?',
      trueFalse: 'Condensation is the change from water vapour to liquid water.',
      open: 'Explain why more rain falls on the windward side of a mountain.',
    },
    answers: {
      A: 'The Moon’s gravity',
      B: 'The Sun’s heat',
      C: 'The Earth’s rotation',
      D: 'The salt in the sea',
    },
    true: 'True',
    points: '8 points',
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
      text: 'Name a subject or paste your own text, choose the difficulty, and review the results. You keep, change or discard each question: nothing reaches an exam without your approval.',
    },
    examine: {
      title: '<mark>Examine fairly</mark>',
      text: 'Everyone has the same clock and the same rules, stated in advance. People who need extra time get it, and a lost connection never costs an answer.',
    },
    understand: {
      title: '<mark>See what was understood</mark>',
      text: 'Not just a list of grades: which question was too hard, which subject to teach again, who needs your help.',
    },
  },
  screens: {
    heading: 'Real screens, with sample data',
    board: {
      title: 'The live board.',
      text: 'One row per person, one square per question, and anyone who needs you at the top.',
      description:
        'The live board of a quiz: a row for each participant with their progress by question, the time they have left and their connection.',
    },
    report: {
      title: 'The report.',
      text: 'A plain-language summary first, then the figures: what to go over again, and with whom.',
      description:
        'The results of a quiz: the average, how the scores are spread, and how each subject and question went.',
    },
    export: {
      title: 'The export.',
      text: 'Twelve formats. Before you download, you see what each one can’t include, question by question.',
      description:
        'The export of a quiz: a list of learning platforms and formats, and next to it what the chosen format can’t include for each question.',
    },
  },
  features: {
    heading: 'See for yourself',
    sentence: 'Try any of these right now, without an account unless noted.',
    items: {
      generation: {
        title: 'Instant questions',
        text: 'Name a subject, or paste your own text. The first question is there in a second or two.',
        seen: 'Try it with your subject',
      },
      kinds: {
        title: 'Three difficulties, nine types',
        text: 'From multiple choice and true or false to numbers, texts with gaps, matching, ordering and open-ended questions; you choose how many of each difficulty.',
        seen: 'Choose them in the demo',
      },
      schedule: {
        title: 'Scheduled and timed',
        text: 'A quiz opens and closes when you choose, and everyone gets the same time, or more if they need it. You can print it too, in several variants.',
        seen: 'Open the quiz editor',
      },
      inviting: {
        title: 'Everyone gets in',
        text: 'By e-mail, as a group, with printed slips for those without an address, with a code on the board for the whole room, or by one link that’s open to anyone.',
        seen: 'Enter a code',
      },
      board: {
        title: 'Live progress',
        text: 'See how far everyone has got, who has stopped and who has lost their connection: one row per person while the exam is running.',
        seen: 'Look at the board',
      },
      report: {
        title: 'A report per subject',
        text: 'What was understood and what wasn’t, question by question, and how reliable the scores are. In percent, out of 20 or in letters, as you grade. Export it to Excel, CSV or PDF.',
        seen: 'Look at a report',
      },
      attempts: {
        title: 'More than one attempt',
        text: 'Once, several times or until passed. Give one person or a group a time of their own, and run a quiz again with other people in two clicks.',
        seen: 'Find it in the quiz editor',
      },
      certificates: {
        title: 'Certificates in your name',
        text: 'Give one to everyone who passes, with a number that anyone can check. With the organization plan it bears your name, logo and colour, as do the quiz and its e-mails.',
        seen: 'Check a number',
      },
      people: {
        title: 'People side by side',
        text: 'A grade book for each group, over all your quizzes. Two to five people compared by subject, time and answers, with names hidden if you like.',
        seen: 'See your groups, with an account',
      },
      monitoring: {
        title: 'Fair monitoring',
        text: 'It warns before it ends a quiz, and is open about what it can and can’t detect.',
        seen: 'Read the rules',
      },
      trial: {
        title: 'No credit card for the trial',
        text: 'The free plan never expires, and you can try an organization for two weeks. No credit card needed.',
        seen: 'Compare the plans',
      },
      unpaid: {
        title: 'A free plan that never expires',
        text: 'Everyone starts on the free plan, and can stay there. The administrator of this site assigns larger ones.',
        seen: 'Compare the plans',
      },
      export: {
        title: 'Export to learning platforms',
        text: 'Moodle, Canvas, Blackboard, Brightspace, Kahoot, SCORM, Word, Excel: export a quiz as a file that opens there, or import questions from there. You see in advance what a format can’t include.',
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
