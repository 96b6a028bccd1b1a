import type { NotedKind } from '@probant/contract/submissions/incidents'

const timeline = {
  menu: 'Incident log',
  title: 'Incident log: {{person}}',
  failed: 'The incident log couldn’t be loaded.',
  /** Beside the status in the list, where it has not simply been handed in. */
  marks: {
    overdue: 'time ran out',
    terminated: 'after two violations',
    closed: 'the quiz was ended',
  },
  endings: {
    handed_in: 'Handed in by the participant',
    overdue: 'Handed in automatically: time ran out',
    terminated: 'Ended after two violations',
    closed: 'Handed in when the quiz was ended',
  },
  atWork: 'Working',
  until: 'Time runs out {{when}}',
  facts: {
    began: 'Started',
    answers: 'Questions answered',
    checksum: 'Checksum',
  },
  answers: '{{given}} of {{all}}',
  sums: {
    counted_one: '{{count}} violation counted',
    counted_other: '{{count}} violations counted',
    recorded_one: '{{count}} only recorded',
    recorded_other: '{{count}} only recorded',
    setAside_one: '{{count}} set aside',
    setAside_other: '{{count}} set aside',
  },
  checksumHint:
    'The participant’s receipt shows the same checksum. If they match, no answer has been changed since the quiz was handed in.',
  timeline: 'Events',
  ownOrder: 'Questions are numbered as in your quiz; each participant sees them in their own order.',
  question: 'Question {{number}}',
  weights: {
    counted: 'Counted',
    recorded: 'Only recorded',
    exempt: 'Exempt',
    setAside: 'Set aside',
  },
  kinds: {
    tab_switch: 'Left the page for another one',
    window_blur: 'Left the window for another program',
    copy_paste: 'Copied or pasted',
    right_click: 'Right-clicked',
    multi_monitor: 'Used a second screen',
    full_screen_left: 'Left full screen',
    developer_tools: 'Opened the developer tools',
    warning_confirmed: 'Confirmed the warning',
    gap: 'No contact for {{time}}',
    taken_over: 'Continued in another tab or browser',
    let_in_again: 'Let in again on another device',
    reopened: 'Allowed to continue; counting starts over from here',
    paused: 'Paused',
    resumed: 'Resumed',
  } satisfies Record<NotedKind, string>,
  empty: {
    title: 'No incidents',
    sentence: 'No violations, and nothing else out of the ordinary.',
    sentenceSoFar: 'No violations so far, and nothing else out of the ordinary.',
  },
  reopening: {
    action: 'Let them continue',
    left: 'Time they had left: {{length}}.',
    underMinute: 'less than a minute',
    seen: 'They can’t continue: they can already see the correct answers.',
    title: 'Let {{person}} continue?',
    time: 'They get the time they had left: {{length}}. It starts running as soon as you confirm, so make sure they’re ready.',
    noted:
      'Everything recorded so far stays in the incident log but no longer counts: it would take two new violations to end the quiz again.',
    final: 'This can’t be undone.',
    done: '{{person}} can continue.',
  },
}

export default timeline
