import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { contentWords } from '../terms/content-words.ts'
import { isQuestion, topicIn } from './headings.ts'
import type { Sentence } from './passage.ts'
import { takenForGranted } from './taken-for-granted.ts'

/** What a sentence stands in: what has to be said before it, so that somebody without the text understands it. */
export interface Setting {
  /** One or two sentences, with a space at their end. */
  before: string | undefined
  /** Where it says more than the subject and the sentence do. */
  heading: string | undefined
  /** The sentence can't be understood without. */
  isNeeded: boolean
  /** How many of its words point to what another sentence introduced, and nothing that is said before it explains. */
  openCount: number
  isFirst: boolean
}

interface InParagraph {
  sentences: readonly Sentence[]
  heading: string | undefined
}

interface Context {
  subject: string
  locale: Locale
  isClear(sentence: Sentence): boolean
}

/** By the keys of the sentences of one paragraph, which follow each other. */
export function settingsOf(
  { sentences, heading }: InParagraph,
  { subject, locale, isClear }: Context,
): Map<string, Setting> {
  const topic = topicIn(heading, locale)
  return new Map(
    sentences.map((sentence, at) => {
      const isNeeded = !isClear(sentence)
      const earlier = sentences.slice(0, at).map(({ text }) => text)
      const granted = takenForGranted(sentence.text, { locale, subject, before: earlier })
      const before = isNeeded || granted.length > 0 ? saidBefore(at) : undefined
      const open = granted.filter((word) => !before?.toLowerCase().includes(word))
      const own = topic && !isQuestion(topic) && saysMore(topic, sentence) ? topic : undefined
      return [
        sentence.key,
        {
          before,
          heading: own && (granted.length > 0 || isForReaders(sentence)) ? own : undefined,
          isNeeded,
          openCount: open.length,
          isFirst: at === 0,
        },
      ]
    }),
  )

  /** The sentence before, with the one before that where it needs that itself. */
  function saidBefore(at: number): string | undefined {
    const [first, second] = [sentences[at - 1], sentences[at - 2]]
    if (first && isClear(first)) return first.text.length <= LONGEST ? `${first.text}. ` : undefined
    if (!first || !second || !isClear(second)) return undefined
    const both = `${second.text}. ${first.text}. `
    return both.length <= LONGEST ? both : undefined
  }

  function saysMore(words: string, { text }: Sentence): boolean {
    const said = `${comparable(text)} ${comparable(subject)}`
    return contentWords(words).some((word) => !said.includes(word))
  }
}

const LONGEST = 190

/** A rule for whoever reads it: `You must declare it`, which holds in the case that the heading names. */
function isForReaders({ text }: Sentence): boolean {
  return (
    /\b(?:you|your)\b/i.test(text) ||
    /(?<!\p{L})(?:vous|on|doit|doivent)(?!\p{L})/u.test(text) ||
    /\b(?:must|cannot|should)\b/.test(text)
  )
}
