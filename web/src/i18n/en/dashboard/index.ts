import navigation from './navigation.ts'
import usage from './usage.ts'
import workspaces from './workspaces.ts'

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
    next: 'Nothing is open right now. Next up: “{{title}}”, {{when}}.',
    begun_one: '{{begun}} of {{invited}} has started.',
    begun_other: '{{begun}} of {{invited}} have started.',
    nobody: 'Nobody has been invited yet.',
  },
  mine: {
    failed: 'Your quizzes couldn’t be loaded.',
    loading: 'Loading your quizzes…',
    closed: 'No quizzes yet',
    closedSentence:
      'This organization is inactive, so nothing new can be created. Once it’s active again, its quizzes will appear here.',
  },
  shelves: {
    ongoing: 'Published',
    drafts: 'Drafts',
    past: 'Past',
  },
  all: {
    ongoing: 'All published quizzes',
    ongoingCount: 'All {{count}} published quizzes',
    drafts: 'All drafts',
    draftsCount: 'All {{count}} drafts',
    past: 'All past quizzes',
    pastCount: 'All {{count}} past quizzes',
  },
  score: {
    final: 'Score: {{score}}',
    toGrade: 'Not graded yet',
  },
  results: {
    toGrade_one: '{{count, number}} submission to grade',
    toGrade_other: '{{count, number}} submissions to grade',
    average_one: 'Average score in your most recent quiz: {{score}}',
    average_other: 'Average score across your last {{count}} quizzes: {{score}}',
  },
  stats: {
    label: 'Key figures',
    open_one: '{{count}} open',
    open_other: '{{count}} open',
    scheduled_one: '{{count}} upcoming',
    scheduled_other: '{{count}} upcoming',
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
    sentence: 'It takes a few minutes, and nobody sees anything until you publish.',
    done: 'Done:',
    next: 'Next:',
    quiz: {
      title: 'Create a quiz',
      sentence: 'Give it a title. Your draft saves automatically.',
    },
    questions: {
      title: 'Add questions',
      sentence:
        'Generate them on a subject or from your own text, pick them from the bank, or write them yourself.',
      generate: 'Generate questions',
      pick: 'Pick from the bank',
      write: 'Write one',
    },
    publish: {
      title: 'Publish it',
      sentence:
        'A checklist shows what’s still missing. Once published, the quiz opens and closes automatically.',
      goOn: 'Continue “{{title}}”',
      toDrafts: 'Go to drafts',
    },
    invite: {
      title: 'Invite people',
      sentence: 'By e-mail or by name, one by one or a whole group. Everyone gets their own link.',
      go: 'Invite people to “{{title}}”',
    },
  },
  navigation,
  usage,
  workspaces,
}

export default dashboard
