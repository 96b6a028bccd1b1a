import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { choiceDraft, type Draft, openDraft, statementDraft } from '../draft.ts'
import { keyOf, type Passage, type Sentence } from '../reading/passage.ts'
import type { Step } from '../reading/steps.ts'
import { worded } from '../wording.ts'

/** Asks for the order of the steps that the headings number. */
export function steps({ steps: all, locale, subject }: Passage, random: Random): Draft[] {
  if (all.length === 0) return []
  const topic = subject.replace(/\s*\([^)]*\)$/, '')
  const sentences = all.map(sentenceOf)
  const source = `${all.map(({ heading }) => heading).join('. ')}.`
  const named = openDraft(
    {
      title: worded(locale, 'nameSteps', { topic, count: String(all.length) }),
      sentence: { text: topic, source, key: keyOf(source), clause: undefined },
      quality: 0.8,
      hardness: 0.6,
    },
    3,
  )
  return [
    named,
    ...all.slice(1).flatMap((step, at) => choice(step, at + 1)),
    claim(0, 3, true),
    claim(1, 3, false),
  ]

  function choice({ name }: Step, at: number): Draft[] {
    const before = all[at - 1] as Step
    const rest = all.filter((other) => other.name !== name && other !== before)
    const wrong = wrongAnswers(
      name,
      rest.map((other) => other.name),
      random,
    )
    if (!wrong) return []
    const title = worded(locale, 'stepAfter', { topic, step: before.name })
    const sentence = sentences[at] as Sentence
    const besides = [sentences[at - 1] as Sentence]
    return [choiceDraft({ title, sentence, besides, quality: 0.78, hardness: 0.5 }, name, wrong)]
  }

  /** Of two steps that do not follow each other: whoever knows what comes next does not know it from that. */
  function claim(early: number, late: number, isTrue: boolean): Draft {
    const [before, after] = [all[early] as Step, all[late] as Step]
    const [one, other] = isTrue ? [before.name, after.name] : [after.name, before.name]
    const title = worded(locale, 'stepBefore', { topic, one, other })
    const source = `${before.heading}. ${after.heading}.`
    const sentence = { text: one, source, key: keyOf(source), clause: undefined }
    return statementDraft({ title, sentence, quality: 0.72, hardness: 0.35 }, isTrue)
  }
}

function sentenceOf({ heading, name }: Step): Sentence {
  return { text: name, source: heading, key: keyOf(heading), clause: undefined }
}
