const quizzes = {
  title: 'Quizzes',
  sentence: 'What’s published, what you’re still writing, and what has ended.',
  failed: 'The quizzes couldn’t be loaded.',
  create: {
    fromThese: 'Make a quiz from these',
    action: 'Create quiz',
    whyNot: 'Why can’t I create a quiz?',
    inactive: 'This organization is inactive: everything can be read, but nothing new can be created.',
    askOwner: 'Ask its owner to reactivate it.',
    reactivate: 'Reactivate',
  },
  shelves: {
    ongoing: 'Published',
    drafts: 'Drafts',
    past: 'Past',
  },
  schedule: {
    none: 'No dates yet',
    from: 'From {{start}}',
    until: 'Until {{end}}',
    neverOpened: 'Ended before it opened: {{end}}',
    day: '{{day}}, {{hours}}',
    days: '{{start}} – {{end}}',
    inZone: '{{phrase}} ({{zone}})',
  },
  ending: {
    soon: 'Ends in {{count}} min',
    now: 'Ending now',
  },
  duration: {
    none: 'No time limit',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    both: '{{hours}} h {{minutes}} min',
  },
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  people: {
    none: 'Nobody invited yet',
    invited_one: '{{count}} person invited',
    invited_other: '{{count}} people invited',
    begun_one: '{{begun}} of {{invited}} has started',
    begun_other: '{{begun}} of {{invited}} have started',
    tookPart_one: '{{begun}} of {{invited}} took part',
    tookPart_other: '{{begun}} of {{invited}} took part',
    nobody: 'Nobody took part',
  },
  by: 'by {{name}}',
  changed: 'changed {{when}}',
  filters: {
    search: 'Search',
    searchPlaceholder: 'Words in the title',
    sort: 'Sort by',
    mine: 'Only mine',
    clear: 'Clear filters',
  },
  sorts: {
    changed: 'Recently changed first',
    title: 'Title, A to Z',
    start: 'Latest start first',
    end: 'Earliest end first',
  },
  list: {
    caption: {
      ongoing: 'Published quizzes',
      drafts: 'Drafts',
      past: 'Past quizzes',
    },
    quiz: 'Quiz',
    phase: 'Status',
    when: 'When',
    questions: 'Questions',
    people: 'Participants',
    changed: 'Last changed',
  },
  empty: {
    ongoing: 'Nothing open or upcoming',
    ongoingSentence: 'Published quizzes stay here until they end, with how many people have started.',
    toDrafts_one: 'See your draft',
    toDrafts_other: 'See the {{count}} drafts',
    drafts: 'No drafts',
    draftsSentence:
      'Every quiz starts as a draft: it saves automatically while you write, and nobody sees it until you publish it.',
    past: 'Nothing has ended yet',
    pastSentence:
      'When a quiz reaches its end, or you end it early, it moves here. Duplicate one to use it again.',
    noMatch: 'No matching quizzes',
    noMatchSentence: 'No quiz here has these words in its title.',
    noneOfMine: 'None of these are yours',
    noneOfMineSentence: 'Other members of the organization may have some.',
    noPage: 'This page is empty',
    noPageSentence: 'There are fewer quizzes now than when this link was created.',
    firstPage: 'Go to the first page',
  },
  menu: {
    actionsOf: 'Actions for “{{title}}”',
    edit: 'Edit',
    view: 'View',
    participants: 'Participants',
    duplicate: 'Duplicate',
    duplicateToChange: 'Duplicate to change',
    locked: {
      others: 'Only its creator can change it.',
      completed: 'It has ended, and stays as it was.',
      participants: 'People are invited, so it can’t be changed.',
      inactive: 'Its organization is inactive.',
    },
    undeletable: {
      published: 'Only drafts can be deleted. Take it back to draft first, or end it.',
      participants: 'People are invited, so it can’t be deleted.',
    },
    deactivate: 'Back to draft',
    end: 'End now',
    delete: 'Delete',
  },
  deeds: {
    end: {
      title: 'End “{{title}}” now?',
      sentence:
        'It closes for everyone right now. Nobody else can start, and whoever is working hands in what they have. An ended quiz can’t be reopened, only duplicated.',
      sentenceScheduled:
        'It will never open: it closes for everyone before it starts. An ended quiz can’t be reopened, only duplicated.',
      confirm: 'End for everyone',
      done: '“{{title}}” has ended.',
    },
    deactivate: {
      title: 'Move “{{title}}” back to drafts?',
      sentence: 'Nobody can open it until you publish it again. Nobody has started it, so nothing is lost.',
      sentenceInvited: 'Nobody can open it until you publish it again.',
      invited_one: '{{count}} person is invited. What should happen to the invitation?',
      invited_other: '{{count}} people are invited. What should happen to the invitations?',
      fates: {
        keep: {
          label: 'Keep them',
          description: 'They’ll find it closed for now. It stays as announced, and can’t be changed.',
        },
        withdraw: {
          label: 'Withdraw all',
          description: 'Their links stop working. You can change or delete the quiz again.',
        },
        tell: {
          label: 'Withdraw all, and tell them by e-mail',
          description: 'Anyone whose invitation hasn’t been sent yet won’t hear about either.',
        },
      },
      doneWithdrawn: '“{{title}}” is a draft again, and nobody is invited any more.',
      confirm: 'Back to draft',
      done: '“{{title}}” is a draft again.',
    },
    delete: {
      title: 'Delete “{{title}}”?',
      sentence_zero: 'The draft, its dates and its settings will be lost for good.',
      sentence_one:
        'The draft, its dates, its settings and its selection of {{count}} question will be lost for good. The question itself stays in the bank.',
      sentence_other:
        'The draft, its dates, its settings and its selection of {{count}} questions will be lost for good. The questions themselves stay in the bank.',
      confirm: 'Delete draft',
      done: '“{{title}}” has been deleted.',
    },
  },
}

export default quizzes
