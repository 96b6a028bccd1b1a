import { exerciseSubject } from './exercise.ts'
import { IRREGULAR_VERBS } from './irregular-verbs-table.ts'
import { type Wording, worded } from './worded.ts'

export const englishIrregularVerbs = exerciseSubject({
  id: 'english-irregular-verbs',
  name: { en: 'English irregular verbs', fr: 'Verbes irréguliers anglais' },
  aliases: {
    en: ['irregular verbs', 'past simple', 'past participles', 'simple past', 'English past tense'],
    fr: [
      'verbes irréguliers',
      'verbes irréguliers en anglais',
      'prétérit',
      'prétérit anglais',
      'participes passés anglais',
    ],
  },
  make(difficulty, locale, random) {
    const [base, past, participle, meaning] = random.pick(IRREGULAR_VERBS[difficulty])
    const isPast = random.next() < 0.5
    const answer = isPast ? past : participle
    // As if it were regular, the other of the two, the form of a verb that looks like it.
    const slips = [regular(base), isPast ? participle : past, ...lookalikes(answer, isPast)]
    const form = FORMS[isPast ? 'past' : 'participle'][locale]
    return worded(
      {
        key: `${base}/${isPast}`,
        answer,
        mistakes: slips.filter((slip) => slip !== base),
        solution: SOLUTIONS[locale]([base, past, participle], meaning),
      },
      { wording: WORDS, locale },
      { base, form },
    )
  },
})

const FORMS = {
  past: { en: 'past simple', fr: 'prétérit' },
  participle: { en: 'past participle', fr: 'participe passé' },
}

const WORDS: Wording = {
  en: {
    question: 'What is the {form} of the verb “to {base}”?',
    claim: 'The {form} of the verb “to {base}” is “{answer}”.',
    open: 'Give the {form} of the verb “to {base}”, and write one sentence that uses it.',
  },
  fr: {
    question: 'Quel est le {form} du verbe anglais «\u00a0to {base}\u00a0»\u00a0?',
    claim: 'Le {form} du verbe anglais «\u00a0to {base}\u00a0» est «\u00a0{answer}\u00a0».',
    open: 'Donnez le {form} du verbe anglais «\u00a0to {base}\u00a0», et écrivez une phrase qui l’emploie.',
  },
}

const SOLUTIONS = {
  en: (forms: readonly string[], _meaning: string) => `The forms of the verb are: ${forms.join(', ')}.`,
  fr: (forms: readonly string[], meaning: string) =>
    `Les formes du verbe sont\u00a0: ${forms.join(', ')} (${meaning}).`,
}

function regular(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied')
  return /(^|[^aeiou])[aeiou][bdgmnpt]$/.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

/** Forms of other verbs that are easily taken for this one: bought and brought, fell and felt. */
function lookalikes(answer: string, isPast: boolean): string[] {
  const forms = Object.values(IRREGULAR_VERBS)
    .flat()
    .map(([, past, participle]) => (isPast ? past : participle))
  return forms
    .filter((form) => form !== answer)
    .sort((one, other) => likeness(other, answer) - likeness(one, answer))
    .slice(0, 3)
}

/** Letters in common at the beginning and at the end. */
function likeness(one: string, other: string): number {
  const letters = [...one]
  const start = letters.findIndex((letter, at) => letter !== other[at])
  const end = letters.reverse().findIndex((letter, at) => letter !== other.at(-1 - at))
  return start + end
}
