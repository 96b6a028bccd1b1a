/** A time of their own to take the quiz, instead of its dates. */
const ownTime = {
  menu: 'Own time…',
  group: 'Own time for a group…',
  title: 'Own time for {{person}}',
  groupTitle: 'Own time for a group',
  noGroup: 'Choose a group.',
  which: 'When they take it',
  own: 'A time that you set',
  choose: 'A time that they choose',
  from: 'They can start from',
  until: 'They can start until',
  choiceMeaning:
    'They choose a time to start, every quarter of an hour, {{when}}. Up to 15 minutes late, they still have all of their time. Until they’ve chosen, they can’t start.',
  untimed: 'This quiz has no time limit, so they can’t choose a time.',
  offer: 'Let them choose',
  toChoose: 'Chooses a time: {{when}}',
  chosen: 'Chose {{when}}',
  quizDates: 'The quiz’s dates',
  opens: 'Opens for them',
  closes: 'Closes for them',
  meaning: 'They can start {{when}}, and at no other time. It can be before or after the quiz’s own dates.',
  twoZones: '{{when}} ({{zone}}; for you {{yours}}, {{yourZone}})',
  short: 'It closes before they could use all of their time.',
  answersSeen:
    'In this quiz, people see the correct answers when they finish: anyone who takes it earlier could pass them on.',
  notified:
    'Those who haven’t started are notified by e-mail. The quiz doesn’t end before the last of them has had their time.',
  notifiedKept:
    'This site doesn’t send e-mail: tell them yourself. The quiz doesn’t end before the last of them has had their time.',
  confirm: 'Set time',
  remove: 'Use the quiz’s dates',
  done_one: '{{formatted}} person: {{when}}.',
  done_other: '{{formatted}} people: {{when}}.',
  removed_one: 'The quiz’s dates apply to {{formatted}} person.',
  removed_other: 'The quiz’s dates apply to {{formatted}} people.',
  passedOver_one: '{{formatted}} has already started.',
  passedOver_other: '{{formatted}} have already started.',
  /** Where extra time is given. */
  heading: 'Own time',
  none: 'None: they take it by the quiz’s dates.',
  change: 'Change',
  mark: 'Own time: {{when}}',
}

export default ownTime
