const quizzes = {
  title: 'Quizzes',
  sentence: 'What runs, what is being written, and what is over.',
  failed: 'The quizzes could not be loaded.',
  create: {
    fromThese: 'Make a quiz from these',
    action: 'Create quiz',
    whyNot: 'Why can’t I create a quiz?',
    inactive: 'This organization is inactive: what is there can be read, but nothing new can be created.',
    askOwner: 'Ask its owner to re-activate it.',
    reactivate: 'Re-activate',
  },
  shelves: {
    ongoing: 'Ongoing',
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
    now: 'Ends now',
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
    begun_one: '{{begun}} of {{invited}} has begun',
    begun_other: '{{begun}} of {{invited}} have begun',
    tookPart_one: '{{begun}} of {{invited}} took part',
    tookPart_other: '{{begun}} of {{invited}} took part',
    nobody: 'Nobody took part',
  },
  by: 'by {{name}}',
  changed: 'changed {{when}}',
  filters: {
    search: 'Search',
    searchPlaceholder: 'Words of the title',
    sort: 'Sort by',
    mine: 'Only mine',
    clear: 'Clear filters',
  },
  sorts: {
    changed: 'Last changed first',
    title: 'Title, A to Z',
    start: 'Latest start first',
    end: 'Earliest end first',
  },
  list: {
    caption: {
      ongoing: 'Ongoing quizzes',
      drafts: 'Drafts',
      past: 'Past quizzes',
    },
    quiz: 'Quiz',
    phase: 'State',
    when: 'When',
    questions: 'Questions',
    people: 'Participants',
    changed: 'Last changed',
  },
  empty: {
    ongoing: 'Nothing is running',
    ongoingSentence:
      'A published quiz stands here from the moment it is scheduled until its end, with how many have begun.',
    toDrafts_one: 'See your draft',
    toDrafts_other: 'See the {{count}} drafts',
    drafts: 'No draft',
    draftsSentence:
      'A quiz begins as a draft: it saves itself while you write, and nobody sees it before you publish it.',
    past: 'Nothing is over yet',
    pastSentence:
      'When the end of a quiz passes, or you end it early, it moves here. Duplicate one to use it again.',
    noMatch: 'No quiz fits',
    noMatchSentence: 'No quiz here has these words in its title.',
    noneOfMine: 'None of these is yours',
    noneOfMineSentence: 'Other members of the organization may have some.',
    noPage: 'This page is empty',
    noPageSentence: 'There are fewer quizzes than when the link to this page was made.',
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
      completed: 'It is over, and stays as it was.',
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
        'It closes for everybody, this moment. Nobody can begin any more, and whoever is writing hands in what is there. An ended quiz can’t be opened again, only duplicated.',
      sentenceScheduled:
        'It will never open: it closes for everybody before its start. An ended quiz can’t be opened again, only duplicated.',
      confirm: 'End for everybody',
      done: '“{{title}}” has ended.',
    },
    deactivate: {
      title: 'Take “{{title}}” back to draft?',
      sentence: 'Nobody can open it until you publish it again. Nobody has begun it, so nothing is lost.',
      sentenceInvited: 'Nobody can open it until you publish it again.',
      invited_one: '{{count}} person is invited. What becomes of the invitation?',
      invited_other: '{{count}} people are invited. What becomes of the invitations?',
      fates: {
        keep: {
          label: 'Keep them',
          description:
            'They find it closed meanwhile. It stays as they were told it is, and can’t be changed.',
        },
        withdraw: {
          label: 'Withdraw all',
          description: 'Their links stop working. The quiz can be changed or deleted again.',
        },
        tell: {
          label: 'Withdraw all, and tell them by mail',
          description: 'Whoever has not been sent the invitation yet hears nothing of either.',
        },
      },
      doneWithdrawn: '“{{title}}” is a draft again, and nobody is invited any more.',
      confirm: 'Back to draft',
      done: '“{{title}}” is a draft again.',
    },
    delete: {
      title: 'Delete “{{title}}”?',
      sentence_zero: 'The draft, its dates and its settings are lost for good.',
      sentence_one:
        'The draft, its dates, its settings and its choice of {{count}} question are lost for good. The question itself stays in the bank.',
      sentence_other:
        'The draft, its dates, its settings and its choice of {{count}} questions are lost for good. The questions themselves stay in the bank.',
      confirm: 'Delete draft',
      done: '“{{title}}” is deleted.',
    },
  },
}

export default quizzes
