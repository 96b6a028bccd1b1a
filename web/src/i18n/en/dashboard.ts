const dashboard = {
  title: 'Dashboard',
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  today: 'Nothing needs your attention today.',
  attention: {
    endingSoon_one: '<mark>“{{title}}” ends in {{minutes}} min.</mark>',
    endingSoon_other:
      '<mark>{{count}} quizzes end within the hour</mark>, “{{title}}” first, in {{minutes}} min.',
    open_one: '“{{title}}” is open. It ends {{when}}.',
    open_other: '{{count}} quizzes are open. “{{title}}” ends first: {{when}}.',
    openEndless_one: '“{{title}}” is open.',
    openEndless_other: '{{count}} quizzes are open.',
    next: 'Nothing is open now. Next comes “{{title}}”: {{when}}.',
    begun_one: '{{begun}} of {{invited}} has begun.',
    begun_other: '{{begun}} of {{invited}} have begun.',
    nobody: 'Nobody is invited yet.',
  },
  mine: {
    failed: 'Your quizzes could not be loaded.',
    loading: 'Your quizzes are on their way …',
    closed: 'No quiz yet',
    closedSentence:
      'This organization is inactive: nothing new can be created. Once it is active again, its quizzes will gather here.',
  },
  shelves: {
    ongoing: 'Ongoing',
    drafts: 'Drafts',
    past: 'Past',
  },
  all: {
    ongoing: 'All ongoing',
    ongoingCount: 'All {{count}} ongoing',
    drafts: 'All drafts',
    draftsCount: 'All {{count}} drafts',
    past: 'All past',
    pastCount: 'All {{count}} past',
  },
  score: {
    final: 'Score: {{score}}',
    toGrade: 'To be graded',
  },
  results: {
    toGrade_one: '{{count, number}} submission to grade',
    toGrade_other: '{{count, number}} submissions to grade',
    average_one: 'Average score of your last quiz: {{score}}',
    average_other: 'Average score of your last {{count}} quizzes: {{score}}',
  },
  stats: {
    label: 'In figures',
    open_one: '{{count}} open',
    open_other: '{{count}} open',
    scheduled_one: '{{count}} scheduled',
    scheduled_other: '{{count}} scheduled',
    draft_one: '{{count}} draft',
    draft_other: '{{count}} drafts',
    completed_one: '{{count}} past',
    completed_other: '{{count}} past',
    questions_one: '{{count}} question in the bank',
    questions_other: '{{count}} questions in the bank',
  },
  steps: {
    title: 'Your first quiz in four steps',
    titleShared: 'The first quiz in four steps',
    sentence: 'It takes a few minutes, and nobody sees anything before you publish it.',
    done: 'Done:',
    next: 'Next:',
    quiz: {
      title: 'Create a quiz',
      sentence: 'Give it a title. It saves itself as a draft.',
      create: 'Create quiz',
    },
    questions: {
      title: 'Fill it with questions',
      sentence: 'Have them made on a subject or from your own text, take them from the bank, or write them.',
      generate: 'Generate questions',
      pick: 'Pick from the bank',
      write: 'Write one',
    },
    publish: {
      title: 'Publish it',
      sentence: 'A check list says what is still missing. Then it opens and closes by itself.',
      goOn: 'Go on with “{{title}}”',
      toDrafts: 'To the drafts',
    },
    invite: {
      title: 'Invite people',
      sentence: 'By e-mail, one by one or a whole group. Each gets a link of their own.',
      go: 'Invite to “{{title}}”',
    },
  },
}

export default dashboard
