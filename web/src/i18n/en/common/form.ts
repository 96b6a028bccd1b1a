const form = {
  list: {
    moveUp: 'Move up: {{item}}',
    moveDown: 'Move down: {{item}}',
    remove: 'Remove: {{item}}',
    removed: 'Removed: {{item}}',
    putBack: 'Put it back',
    moved: '{{item}} is now number {{position}} of {{count}}.',
  },
  tooLong_one: 'Use at most {{max}} characters: this is {{count}} too many.',
  tooLong_other: 'Use at most {{max}} characters: this is {{count}} too many.',
  unsaved: {
    title: 'Leave without saving?',
    sentence: 'Your changes on this page aren’t saved yet and would be lost.',
    leave: 'Leave',
  },
}

export default form
