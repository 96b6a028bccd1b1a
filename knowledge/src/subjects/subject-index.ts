import type { FoundSubject, KnowledgeSource, Subject } from '../source.ts'
import { indexNames, type Named } from './names.ts'
import { searchOver } from './nearest.ts'
import { subjectIn } from './request.ts'
import { isAddition, wordsOf } from './words.ts'

/**
 * Finds subjects by what people type. A subject is served only under its own names, give or take small words, levels,
 * plurals and slips of the finger: a wrong one is worse than none. What is merely near is suggested.
 */
export function createSubjectIndex(subjects: readonly Subject[]) {
  const names = indexNames(subjects)

  return {
    all: subjects,
    /** The names of what is known, nearest first: to name where nothing fits, and to suggest while someone types. */
    nearest: searchOver(subjects, names),

    /** The subject that was typed, in whichever language, or asked for in a sentence. */
    async find(typed: string): Promise<FoundSubject | undefined> {
      const asked = subjectIn(typed)
      const words = wordsOf(asked)
      const fewer = words.filter((word) => !isAddition(word))
      return (
        (await called(words)) ??
        (await joined(asked)) ??
        (await composed(words)) ??
        (fewer.length > 0 && fewer.length < words.length ? called(fewer) : undefined)
      )
    },
  }

  /** Just that. */
  async function called(typed: readonly string[]): Promise<FoundSubject | undefined> {
    for (const words of names.readings(typed)) {
      const found = await best(names.called(words))
      if (found) return found
    }
  }

  /** "Volcanoes and earthquakes", where either is known. */
  async function joined(typed: string): Promise<FoundSubject | undefined> {
    const parts = typed.split(AND).filter((part) => part.trim())
    if (parts.length < 2 || parts.length > 4) return undefined
    const found = await Promise.all(parts.map((part) => called(wordsOf(part))))
    const known = found.filter((part) => part !== undefined)
    return known.length === parts.length ? mixed(known) : undefined
  }

  /** "French Revolution Robespierre": names of one subject, and nothing besides. */
  async function composed(words: readonly string[]): Promise<FoundSubject | undefined> {
    const bySubject = Map.groupBy(names.among(words), ({ subject }) => subject)
    for (const all of bySubject.values()) {
      const said = new Set(all.flatMap((named) => named.words))
      if (words.every((word) => said.has(word))) return (await best(all.filter(isNarrower))) ?? best(all)
    }
  }
}

export type SubjectIndex = ReturnType<typeof createSubjectIndex>

const AND = /\s+(?:and|et|&|\+)\s+|\s*[,;/]\s*/iu

/** A subject with that name comes before those that have it as something within; these give all they know about it. */
async function best(found: readonly Named[]): Promise<FoundSubject | undefined> {
  const whole = found.find((named) => !isNarrower(named))
  if (whole) return whole.subject
  const bySubject = Map.groupBy(found, ({ subject }) => subject)
  const parts = await Promise.all(
    [...bySubject].flatMap(([subject, named]) => {
      const narrower = new Set(named.flatMap((one) => one.narrower ?? []))
      return subject.narrowTo?.([...narrower]) ?? []
    }),
  )
  const sources = parts.filter(({ only }) => only?.size)
  const facts = sources.reduce((sum, { only }) => sum + (only?.size ?? 0), 0)
  if (facts < FEWEST_FACTS) return undefined
  return mixed(sources.map((source) => ({ id: source.id, load: async () => source })))
}

/** Fewer are no quiz. */
const FEWEST_FACTS = 6

function isNarrower({ narrower }: Named): boolean {
  return narrower !== undefined
}

/** Several that take turns. */
function mixed(parts: readonly FoundSubject[]): FoundSubject {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const id = parts.map((part) => part.id).join(' + ')
  return {
    id,
    async load(random): Promise<KnowledgeSource> {
      return { kind: 'mixed', id, sources: await Promise.all(parts.map((part) => part.load(random))) }
    },
  }
}
