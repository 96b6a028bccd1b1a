import type { NotedKind } from '@probant/contract/submissions/incidents'

const timeline = {
  menu: 'What was noted',
  title: 'What was noted: {{person}}',
  failed: 'What was noted could not be loaded.',
  /** Beside the status in the list, where it has not simply been handed in. */
  marks: {
    overdue: 'time ran out',
    terminated: 'after two violations',
    closed: 'the quiz was ended',
  },
  endings: {
    handed_in: 'Handed in by themselves',
    overdue: 'Handed in by the clock: time ran out',
    terminated: 'Ended after two violations',
    closed: 'Handed in when the quiz was ended',
  },
  atWork: 'At work',
  until: 'Time runs out {{when}}',
  facts: {
    began: 'Began',
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
    'Their receipt shows the same. As long as the two agree, not one answer has been changed since it was handed in.',
  timeline: 'Timeline',
  ownOrder: 'Questions are numbered as in your quiz; each paper has an order of its own.',
  question: 'Question {{number}}',
  weights: {
    counted: 'Counted',
    recorded: 'Only recorded',
    exempt: 'Exempt',
    setAside: 'Set aside',
  },
  kinds: {
    tab_switch: 'Left the page for another tab',
    window_blur: 'Left the window for another program',
    copy_paste: 'Copied or pasted',
    right_click: 'Clicked with the right button',
    multi_monitor: 'Used a second screen',
    full_screen_left: 'Left full screen',
    developer_tools: 'Opened the developer tools',
    warning_confirmed: 'Confirmed the warning',
    gap: 'Not heard of for {{time}}',
    taken_over: 'Went on in another tab or browser',
    reopened: 'Was let go on; counted anew from here',
    paused: 'The clock was stopped',
    resumed: 'The clock ran on',
  } satisfies Record<NotedKind, string>,
  empty: {
    title: 'Nothing was noted',
    sentence: 'No violation, and nothing else out of the ordinary.',
    sentenceSoFar: 'No violation so far, and nothing else out of the ordinary.',
  },
  reopening: {
    action: 'Let them go on',
    left: 'Time that was left: {{length}}.',
    underMinute: 'less than a minute',
    seen: 'They can’t be let go on any more: they can already see the correct answers.',
    title: 'Let {{person}} go on?',
    time: 'They get the time that was left: {{length}}. It runs from the moment you confirm, so make sure they are ready.',
    noted:
      'What was noted so far stays in the timeline, but no longer counts: it takes two new violations to end it again.',
    final: 'This can’t be undone.',
    done: '{{person}} can go on.',
  },
}

export default timeline
