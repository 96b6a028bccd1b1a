import type { HostileFile } from './hostile-file.ts'

const OURS = (questions: unknown[], more: object = {}) =>
  JSON.stringify({ kind: 'probant-questions', version: 1, questions, ...more })
const GOOD = { type: 'true_false', title: 'Is radium radioactive?', content: { isTrue: true } }

export const HOSTILE_JSON: HostileFile[] = [
  {
    what: 'our own file, cut off',
    name: 'a.json',
    content: OURS([GOOD]).slice(0, -10),
    comesTo: 'malformedJson',
  },
  {
    what: 'our own file of another day',
    name: 'a.json',
    content: OURS([GOOD], { version: 99 }),
    comesTo: 'newerVersion',
  },
  { what: 'somebody else’s JSON', name: 'a.json', content: '{"a":1}', comesTo: 'notRecognised' },
  {
    what: 'JSON that is nested without end',
    name: 'a.json',
    content: `{"kind":"probant-questions","x":${'['.repeat(200_000)}`,
    comesTo: 'malformedJson',
  },
  {
    what: 'keys that mean something to the machine',
    name: 'a.json',
    content: OURS([GOOD]).replace('"type"', '"__proto__":{"isAdmin":true},"constructor":1,"type"'),
    comesTo: [/Is radium/],
  },
  {
    what: 'signs that no database keeps',
    name: 'a.json',
    content: OURS([{ ...GOOD, title: 'Is ra\0dium it?', explanation: 'Half\ud800 a sign\0' }]),
    comesTo: [/^Is radium it\?$/],
  },
  {
    what: 'fields that hold something else',
    name: 'a.json',
    content: OURS([{ ...GOOD, title: { x: 1 } }, { ...GOOD, content: [] }, null, 7]),
    comesTo: ['malformed', 'malformed', 'malformed', 'malformed'],
  },
  {
    what: 'more questions than anybody has',
    name: 'a.json',
    content: OURS(Array(5001).fill(GOOD)),
    comesTo: 'tooManyQuestions',
  },
  {
    what: 'texts longer than any question',
    name: 'a.json',
    content: OURS([{ ...GOOD, title: 'a'.repeat(100_000) }]),
    comesTo: ['textTooLong'],
  },
]
