import { type Draft, openDraft } from '../draft.ts'
import { isInstruction } from '../reading/fragments.ts'
import { isQuestion, topicIn } from '../reading/headings.ts'
import type { Passage, Section } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'
import { worded } from '../wording.ts'

/** Asks what a heading asks, or what stands under one that names a thing; its prose is what the grader compares with. */
export function aboutSections(passage: Passage): Draft[] {
  const { sections, locale, subject, grammar } = passage
  return sections.flatMap((section) => {
    const topic = topicIn(section.heading, locale)
    const [first] = section.sentences
    if (!topic || !first || !isCovered(topic, section) || isSame(topic, subject)) return []
    const isAsked = isQuestion(topic)
    if (
      !isAsked &&
      (grammar.hasVerb(topic) || isInstruction(`${topic} `, locale) || topic.split(' ').length > 6)
    )
      return []
    const title = isAsked ? topic : worded(locale, 'describe', { topic })
    const rated = { title, sentence: first, quality: isAsked ? 0.86 : 0.7, hardness: 0.6 }
    return [{ ...openDraft(rated, 5), guidance: shortened(section.text), isWhole: true as const }]
  })
}

/** Under it stand two to eight sentences, and they speak of what it names. */
function isCovered(topic: string, { sentences, text }: Section): boolean {
  if (sentences.length < 2 || sentences.length > 9 || text.length < 150) return false
  const said = contentWords(text)
  return contentWords(topic).some((word) => said.includes(word))
}

function isSame(topic: string, subject: string): boolean {
  const known = contentWords(subject)
  return contentWords(topic).every((word) => known.includes(word))
}

/** At most as much as a grader reads in one go. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return cut.slice(0, cut.lastIndexOf('. ') + 1)
}

const LONGEST = 700
