import { openSubjects } from '../knowledge/src/index.ts'
import { wordsOf } from '../knowledge/src/subjects/words.ts'
import { EVERYDAY_SUBJECTS } from './generation/everyday-subjects.ts'

/**
 * The promise: suggesting subjects at each letter that somebody types, and finding the one that was asked for, take less
 * than 2 ms of everybody's thread. As a ratio, so that a busy machine breaks nothing: a small part of what it takes to
 * go through all the names once.
 */
const LARGEST_SHARE = 0.2

const subjects = await openSubjects()
const names = subjects.all.flatMap(({ name, aliases, narrower }) =>
  (['en', 'fr'] as const).flatMap((locale) => [
    name[locale],
    ...aliases[locale],
    ...(narrower ?? []).flatMap((names) => names[locale]),
  ]),
)
const typed = (['en', 'fr'] as const).flatMap((locale) =>
  EVERYDAY_SUBJECTS[locale].map((subject) => ({ subject, locale })),
)
const letters = typed.flatMap(({ subject, locale }) =>
  Array.from(subject, (_, at) => ({ part: subject.slice(0, at + 1), locale })),
)

const suggestMs = await timeOfEach(letters, ({ part, locale }) => subjects.nearest(part, locale, 8))
const findMs = await timeOfEach(typed, ({ subject }) => subjects.find(subject))
const scanMs = await timeOfEach([1, 2, 3, 4, 5], () => names.map(wordsOf))

console.log(`suggesting at a letter ${suggestMs.toFixed(2)} ms, finding a subject ${findMs.toFixed(2)} ms`)
console.log(`going through all ${names.length} names ${scanMs.toFixed(2)} ms`)
const isKept = suggestMs < LARGEST_SHARE * scanMs && findMs < LARGEST_SHARE * scanMs
process.exitCode = isKept ? 0 : 1

/** After one round to warm up. */
async function timeOfEach<Item>(items: readonly Item[], work: (item: Item) => unknown): Promise<number> {
  for (const item of items) await work(item)
  const begun = performance.now()
  for (const item of items) await work(item)
  return (performance.now() - begun) / items.length
}
