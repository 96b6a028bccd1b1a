/**
 * What the built-in generator knows, and how to ask it for a subject. Importing this reads no data: the first search
 * reads the names of all subjects, and loading a subject reads what is known about it.
 */
import type { SubjectIndex } from './subjects/subject-index.ts'

export type { Candidate, GeneratorRequest, Slot } from './candidate.ts'
export { comparable } from './comparable.ts'
export type { Exercise } from './exercises/exercise.ts'
export { type MatchedFact, type RankedFact, type ToldFact, toldFacts } from './facts/told-facts.ts'
export { type GroupItem, type ToldGroup, toldGroups } from './facts/told-groups.ts'
export { type FactsInText, factsToldIn } from './facts/told-in-text.ts'
export { aroundGaps } from './kinds/content.ts'
export { type Random, randomFrom, seededRandom } from './random.ts'
export type {
  Choice,
  ChoiceSource,
  ExerciseSource,
  FactSource,
  FoundSubject,
  KnowledgeSource,
  MixedSource,
  Subject,
} from './source.ts'
export type { SubjectIndex } from './subjects/subject-index.ts'
export { capitalised, fill } from './wording.ts'
export { wrongAnswers } from './wrong-answers.ts'

/** The subjects by their names, read once. */
export function openSubjects(): Promise<SubjectIndex> {
  opening ??= readIndex().catch((error) => {
    // What could not be read now may be there the next time.
    opening = undefined
    throw error
  })
  return opening
}

let opening: Promise<SubjectIndex> | undefined

async function readIndex(): Promise<SubjectIndex> {
  const [{ createSubjectIndex }, { readSubjects }] = await Promise.all([
    import('./subjects/subject-index.ts'),
    import('./subjects/all.ts'),
  ])
  return createSubjectIndex(await readSubjects())
}
