/** A list of people with their addresses, typed, pasted or out of a file. */
const people = {
  entry: {
    label: 'Add people',
    placeholder: 'ann@example.org, or a name',
    hint: 'Addresses, or names of people without one, with commas or one per line; or paste columns from a spreadsheet.',
    choose: 'Choose a file',
    kinds: 'CSV or XLSX, up to 2 MB, chosen or dropped here. Read on this device.',
    reading: 'Reading “{{name}}” …',
    found_one: '{{formatted}} line added.',
    found_other: '{{formatted}} lines added.',
    tooMany: 'That is too much at once: a list holds at most 5,000 people.',
  },
  files: {
    wrongType:
      '“{{name}}” is neither CSV nor XLSX. Save it as one of these, or copy its columns and paste them here.',
    empty: '“{{name}}” is empty.',
    tooLarge: '“{{name}}” is larger than 2 MB. Keep only the columns with names and addresses.',
    unreadable:
      '“{{name}}” can’t be read. It may be damaged or protected by a password. Copy its columns and paste them here instead.',
    tooManyRows: '“{{name}}” has more than 5,000 people in it. Split it into several files.',
    nobody: 'There is nobody in “{{name}}”: neither a name nor an e-mail address.',
  },
  flaws: {
    title_one: '{{formatted}} line needs a look',
    title_other: '{{formatted}} lines need a look',
    invalid_one: '{{formatted}} address is not valid.',
    invalid_other: '{{formatted}} addresses are not valid.',
    duplicate_one: '{{formatted}} address is there twice.',
    duplicate_other: '{{formatted}} addresses are there twice.',
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
    longName: 'Name too long: at most 49 characters',
  },
  person: {
    name: 'Name',
    email: 'E-mail',
    nameOf: 'Name, line {{line}}',
    emailOf: 'E-mail, line {{line}}',
    noName: 'No name',
    noEmail: 'None: gets a slip',
    remove: 'Remove {{person}}',
    removeLine: 'Remove line {{line}}',
    search: 'Search in the list',
    searchPlaceholder: 'Name or e-mail',
    noMatch: 'Nobody in the list fits.',
  },
}

export default people
