import peopleList from './people-list.ts'

const groups = {
  title: 'Groups',
  sentence: 'People you invite together: a class, a team, this week’s candidates.',
  failed: 'The groups couldn’t be loaded.',
  failedOne: 'The group couldn’t be loaded.',
  create: {
    action: 'Create group',
    whyNot: 'Why can’t I create a group?',
    inactive: 'This organization is inactive: you can view everything, but you can’t create anything new.',
    askOwner: 'Ask its owner to reactivate it.',
    reactivate: 'Reactivate',
  },
  filters: {
    search: 'Search',
    searchPlaceholder: 'Words in the name',
    sort: 'Sort by',
    clear: 'Clear search',
  },
  sorts: {
    name: 'Name, A to Z',
    changed: 'Recently changed first',
    size: 'Largest first',
  },
  list: {
    caption: 'Groups',
    name: 'Group',
    people: 'People',
    quizzes: 'Used in',
    creator: 'Created by',
    changed: 'Last changed',
  },
  people_one: '{{formatted}} person',
  people_other: '{{formatted}} people',
  quizzes_zero: 'No quizzes yet',
  quizzes_one: '{{count}} quiz',
  quizzes_other: '{{count}} quizzes',
  usedIn_zero: 'not used yet',
  usedIn_one: 'in {{count}} quiz',
  usedIn_other: 'in {{count}} quizzes',
  by: 'by {{name}}',
  gradebookOf: 'Grade book of “{{name}}”',
  gone: 'Someone who has left',
  changed: 'changed {{when}}',
  empty: {
    title: 'Invite a whole class at once',
    sentence:
      'A group is a list of people, with their addresses or by name. Paste it once from a spreadsheet, and invite it to as many quizzes as you like.',
    noMatch: 'No matching groups',
    noMatchSentence: 'No group here has these words in its name.',
    noPage: 'This page is empty',
    noPageSentence: 'There are fewer groups now than when this link was created.',
    firstPage: 'Go to the first page',
  },
  menu: {
    actionsOf: 'Actions for “{{name}}”',
    edit: 'Edit',
    view: 'View',
    gradebook: 'Grade book',
    delete: 'Delete',
  },
  deletion: {
    title: 'Delete “{{name}}”?',
    sentence_one:
      'The group and its list of {{formatted}} person will be lost for good. Anyone already invited stays invited.',
    sentence_other:
      'The group and its list of {{formatted}} people will be lost for good. Anyone already invited stays invited.',
    confirm: 'Delete group',
    deleted: '“{{name}}” has been deleted.',
  },
  editor: {
    newTitle: 'Create group',
    editTitle: 'Edit group',
    viewTitle: 'Group',
    notYours:
      'You can view this group. Only the person who created it or someone who manages the organization can change it.',
    name: 'Name',
    namePlaceholder: 'Class 3B, spring',
    submitNew: 'Create group',
    submitEdit: 'Save changes',
    created: '“{{name}}” has been created.',
    saved: '“{{name}}” has been saved.',
    full: 'You’re using all the groups your plan includes. To save another, delete one first or change your plan.',
  },
  entry: {
    title: 'People',
    caption: 'People in the group',
    before_one: 'Correct it or remove it.',
    before_other: 'Correct them or remove them.',
  },
  size: {
    plan: 'Your plan allows {{limit}} in a group.',
    share: 'The organization allows you {{limit}} in a group.',
    over_one: 'That’s {{formatted}} too many.',
    over_other: 'That’s {{formatted}} too many.',
  },
  used: {
    title: 'Where it’s been used',
    never: 'Nobody has been invited with this group yet.',
    more_one: 'and {{formatted}} more',
    more_other: 'and {{formatted}} more',
  },
  conflict: {
    title: 'Someone else has changed this group',
    sentence:
      'Your version hasn’t overwritten their changes. Load the newer version; you can add back anyone from your list who isn’t in it.',
    load: 'Load the newer version',
    loadedTitle: 'This is the newer version',
    missing_one: '{{formatted}} person from your list isn’t in it.',
    missing_other: '{{formatted}} people from your list aren’t in it.',
    nothingLost: 'Everyone on your list is in it.',
    add_one: 'Add this person',
    add_other: 'Add all {{formatted}}',
  },
  peopleList,
}

export default groups
