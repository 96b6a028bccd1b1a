const shortlist = {
  name: 'Shortlist',
  add: 'Add {{person}} to the shortlist',
  open: 'On the shortlist: {{person}}. Note, or remove',
  title: '{{person}} on the shortlist',
  note: 'Note',
  noteHint: 'Never shown to the participant, and never exported. It stays with the quiz if you hand it over.',
  save: 'Save',
  remove: 'Remove from the shortlist',
  removeWithNote: 'Remove and delete the note',
  empty: 'Nobody on the shortlist yet',
  emptySentence: 'Press the star beside a name to come back to that person later.',
  all: 'Show everyone',
}

export default shortlist
