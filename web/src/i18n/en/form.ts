const form = {
  list: {
    moveUp: 'Move up: {{item}}',
    moveDown: 'Move down: {{item}}',
    remove: 'Remove: {{item}}',
    moved: '{{item}} is now number {{position}} of {{count}}.',
  },
  unsaved: {
    title: 'Leave without saving?',
    sentence: 'What you changed on this page is not saved yet and would be lost.',
    leave: 'Leave',
  },
}

export default form
