/** A list of people with their addresses, typed, pasted or out of a file. */
const people = {
  entry: {
    label: 'Add people',
    placeholder: 'ann@example.org, or a name',
    hint: 'Enter e-mail addresses, or names for people without one, separated by commas or one per line. You can also paste from a spreadsheet.',
    choose: 'Choose a file',
    kinds: 'CSV or XLSX, up to 2 MB; choose it or drop it here. It’s only read on this device.',
    reading: 'Reading “{{name}}”…',
    found_one: '{{formatted}} person added.',
    found_other: '{{formatted}} people added.',
    tooMany: 'That’s too many at once: a list can hold up to 5,000 people.',
  },
  files: {
    wrongType:
      '“{{name}}” isn’t a CSV or XLSX file. Save it as one of these, or copy its columns and paste them here.',
    empty: '“{{name}}” is empty.',
    tooLarge: '“{{name}}” is larger than 2 MB. Keep only the columns with names and addresses.',
    unreadable:
      '“{{name}}” can’t be read. It may be damaged or password-protected. Copy its columns and paste them here instead.',
    tooManyRows: '“{{name}}” has more than 5,000 people in it. Split it into several files.',
    nobody: 'There’s nobody in “{{name}}”: no names and no e-mail addresses.',
  },
  flaws: {
    title_one: '{{formatted}} line needs attention',
    title_other: '{{formatted}} lines need attention',
    invalid_one: '{{formatted}} address isn’t valid.',
    invalid_other: '{{formatted}} addresses aren’t valid.',
    duplicate_one: '{{formatted}} address is listed twice.',
    duplicate_other: '{{formatted}} addresses are listed twice.',
    missing_one: '{{formatted}} line has neither a name nor an address.',
    missing_other: '{{formatted}} lines have neither a name nor an address.',
    longName_one: '{{formatted}} name is too long.',
    longName_other: '{{formatted}} names are too long.',
    show_one: 'Go to it',
    show_other: 'Go to the first',
    remove_one: 'Remove it',
    remove_other: 'Remove all of them',
    removed_one: '{{formatted}} line removed.',
    removed_other: '{{formatted}} lines removed.',
    undo: 'Undo',
  },
  flaw: {
    invalid: 'Not a valid address',
    duplicate: 'Already in the list',
    missing: 'Neither a name nor an address',
    longName: 'Name too long: up to 49 characters',
  },
  person: {
    name: 'Name',
    email: 'E-mail',
    nameOf: 'Name, line {{line}}',
    emailOf: 'E-mail, line {{line}}',
    noName: 'No name',
    noEmail: 'No e-mail: gets a slip',
    remove: 'Remove {{person}}',
    removeLine: 'Remove line {{line}}',
    search: 'Search the list',
    searchPlaceholder: 'Name or e-mail',
    noMatch: 'No matches in the list.',
  },
}

export default people
