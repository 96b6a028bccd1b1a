const landing = {
  title: 'Good questions, fair exams',
  description:
    'Probant is for teachers, trainers and recruiters: questions from a subject or your own text, timed exams with fair monitoring, results as they come in.',
  hero: {
    people: 'For teachers, trainers, coaches and recruiters',
    heading: 'Good questions.\n<mark>Fair exams.</mark>\nClear results.',
    sentence:
      'Probant stays with an exam from the first question to the last grade: drafted from a subject or your own text, taken on a calm page against the clock, followed from a single board.',
    anchor: 'What works today',
    card: 'Free, and no card needed.',
  },
  entrance: {
    signUp: 'Create a free account',
    dashboard: 'Go to the dashboard',
  },
  stage: {
    label: 'How Probant works, in three pictures',
    caption: 'Drawn, not filmed: questions, quizzes, invitations, the paper and the board all work today.',
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
      text: 'Everyone has the same paper, the same clock and the same rules, stated in advance. Extra time reaches those who need it, and a lost connection costs no answers.',
    },
    understand: {
      title: '<mark>See what was understood</mark>',
      text: 'Not just a list of grades: which question was too hard, which subject to teach again, who needs a word with you.',
    },
  },
  features: {
    heading: 'What’s included',
    sentence:
      'Probant is being built in the open. What’s ticked works on this installation today; the rest is coming.',
    works: 'Works today',
    soon: 'Coming soon',
    groups: { before: 'Before', during: 'During', after: 'After', always: 'Always' },
    items: {
      generation: 'Questions generated from a subject or from your text',
      kinds: 'Multiple choice, true or false, fill-in and open questions, in three difficulties',
      schedule: 'Quizzes with a start, an end and a duration, sections and pools; on paper too',
      inviting: 'People invited one by one, as a group, or with a link for the whole room',
      paper: 'One calm page that saves every answer as it is given',
      monitoring: 'Anti-cheat monitoring that warns before it ends anything',
      board: 'A live board of everyone taking the exam',
      results: 'Results as they come in, and a report for each subject',
      grading: 'Open answers graded by you',
      export: 'Export to learning platforms',
      accounts: 'Your account in your hands: sessions, data export, deletion',
      languages: 'English and French, light and dark, phone and keyboard',
      own: 'Open source, on your own server',
    },
  },
  promises: {
    heading: 'No borrowed praise',
    sentence:
      'Probant is new, and we won’t invent customers. Until the people who use it speak for themselves, here’s what we promise.',
    words: {
      saved: '“Saved” appears only once an answer is safely stored. Never just to reassure you.',
      warned:
        'No violation ends an exam without a warning first, and the person who set it sees exactly why.',
      yours:
        'Probant tracks nobody and shows no ads. You can take what it knows about you with you, or delete it.',
    },
    signature: 'The authors of Probant',
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
    heading: 'The first sheet is <mark>free</mark>',
    sentence:
      'Create an account today. Everything is included, from the first question to the last figure in the results.',
  },
}

export default landing
