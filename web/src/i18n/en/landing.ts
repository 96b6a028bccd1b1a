const landing = {
  title: 'Good questions, fair exams',
  description:
    'Probant is for teachers, trainers and recruiters: questions from a subject or your own text, timed exams with fair monitoring, results as they come in.',
  hero: {
    people: 'For teachers, trainers, coaches and recruiters',
    heading: 'Good questions.\n<mark>Fair exams.</mark>\nClear results.',
    sentence:
      'Probant goes with an exam from the first question to the last mark: drafted from a subject or your own text, taken on a calm page against the clock, followed from one board.',
    anchor: 'What works today',
    card: 'Free, and no card needed.',
  },
  entrance: {
    signUp: 'Create a free account',
    dashboard: 'Go to the dashboard',
  },
  stage: {
    label: 'How Probant works, in three pictures',
    caption:
      'Drawn, not filmed: questions, quizzes, invitations and the paper are there today, and so is the board.',
    play: 'Play',
    pause: 'Pause',
    steps: { questions: 'The questions', paper: 'The paper', board: 'The board' },
    descriptions: {
      questions:
        'A subject is typed, “The water cycle”, and three questions appear: an easy multiple choice, a true or false, and a tough open question.',
      paper:
        'One question on a sheet with four answers. The second is chosen, and a quiet tick says that it is saved.',
      board:
        'A row of squares for each of five people, one square per question. Whoever has stopped answering stands on top.',
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
      A: 'The pull of the Moon',
      B: 'The heat of the Sun',
      C: 'The turning of the Earth',
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
      title: '<mark>Writing less</mark>, and better',
      text: 'Name a subject or paste your own text, choose the difficulty, and read what comes. You keep, change or drop each question: nothing reaches an exam without you.',
    },
    examine: {
      title: '<mark>Examining fairly</mark>',
      text: 'Everyone has the same paper, the same clock and the same rules, told beforehand. Extra time reaches those who need it, and a lost connection costs no answer.',
    },
    understand: {
      title: '<mark>Seeing what was understood</mark>',
      text: 'Not just a list of marks: which question was too hard, which subject to teach again, who needs a word with you.',
    },
  },
  features: {
    heading: 'What is in it',
    sentence:
      'Probant is being built in the open. What is ticked works on this installation today; the rest is in preparation.',
    works: 'Works today',
    soon: 'In preparation',
    groups: { before: 'Before', during: 'During', after: 'After', always: 'Always' },
    items: {
      generation: 'Questions generated from a subject or from your text',
      kinds: 'Multiple choice, true or false, fill-in and open questions, in three difficulties',
      schedule: 'Quizzes with a start, an end and a duration, sections and pools; on paper too',
      inviting: 'People invited one by one, as a group, or by a link for the room',
      paper: 'One calm page that saves every answer as it is given',
      monitoring: 'Anti-cheat monitoring that warns before it ends anything',
      board: 'A live board of everyone who is sitting the exam',
      results: 'Results as they come in, and a report for each subject',
      grading: 'Open answers marked by you, with your score',
      export: 'Export to learning platforms',
      accounts: 'Your account in your hands: sessions, data export, deletion',
      languages: 'English and French, light and dark, phone and keyboard',
      own: 'Open source, on a server of your own',
    },
  },
  promises: {
    heading: 'No borrowed praise',
    sentence:
      'Probant is new, and we invent no customers. Until those who use it speak for themselves, this is what we give our word on.',
    words: {
      saved: '“Saved” appears only once an answer is safely stored. Never to calm you.',
      warned: 'No violation ends an exam without a warning first, and whoever set it sees exactly why.',
      yours:
        'Probant tracks nobody and shows no advertising. What it knows about you, you can take along or delete.',
    },
    signature: 'The authors of Probant',
  },
  video: {
    heading: 'See it working',
    play: 'Play the video',
    notice: 'The film comes from YouTube, and only once you press play.',
    title: 'Probant in a film',
  },
  testimonials: {
    heading: 'What people say',
  },
  callToAction: {
    heading: 'The first sheet is <mark>free</mark>',
    sentence:
      'Open an account today. Everything is in it, from the first question to the last figure of the results.',
  },
}

export default landing
