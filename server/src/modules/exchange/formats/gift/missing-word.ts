import type { Gap } from '@probant/kinds/gaps/gap'
import { placeOf, withoutPlaces } from '@probant/kinds/gaps/places'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { contentsOf } from '#server/platform/markdown/contents.ts'
import type { Asked, Refusal } from '../format.ts'
import type { MoodleFormat, MoodleText } from '../moodle/texts.ts'
import { gapsMarked, titleIn, titleOf } from '../moodle-xml/cloze.ts'
import { readAnswers } from './answers.ts'
import type { Parts } from './parts.ts'
import { formatted } from './signs.ts'

/**
 * `Oslo lies in {=Norway ~Sweden}, by the sea.`: answers in the middle of a sentence stand for a word that is missing there.
 * Nothing where what is asked for fits into no gap.
 */
export function missingWord(
  { name, sentence, answers }: Parts,
  asked: Asked | Refusal,
  markdownOf: (text: MoodleText) => string,
): Asked | undefined {
  if (!sentence || 'fault' in asked) return undefined
  const { text, format } = formatted(sentence.map(withoutPlaces).join(placeOf(0)), 'auto')
  const gap = gapOf(asked, () =>
    readAnswers(answers, { inline: (one) => plainIn(one, format), notes: new Set() }),
  )
  if (!gap) return undefined
  const { title, rest } = titleIn(text)
  const gapText = gapsMarked(markdownOf({ text: rest, format }))
  return {
    for: 'gaps',
    title: title === undefined ? titleOf(name, rest) : markdownOf({ text: title, format }),
    gapText,
    gaps: [gap],
  }
}

function gapOf(asked: Asked, inPlainText: () => Asked | Refusal): Gap | undefined {
  switch (asked.for) {
    case 'words':
      return { kind: 'typed', accepted: asked.accepted, ignoresAccents: false, weight: 1 }
    case 'number': {
      const [number, ...others] = asked.values
      return number && others.length === 0 ? { kind: 'number', number, weight: 1 } : undefined
    }
    case 'choice': {
      // A list shows words only.
      const isPlain = asked.choices.every(({ text }) =>
        Object.values(contentsOf(text, { isInline: true })).every((found) => !found),
      )
      const plain = isPlain ? inPlainText() : undefined
      if (plain === undefined || 'fault' in plain || plain.for !== 'choice') return undefined
      const choices = plain.choices.map(({ text }) => text)
      const [right, ...others] = choices.flatMap((_, at) => (plain.choices[at]?.isCorrect ? at : []))
      return right === undefined || others.length > 0
        ? undefined
        : { kind: 'list', choices, right, weight: 1 }
    }
    default:
      return undefined
  }
}

/** What such a text says, without what it looks like. */
function plainIn(written: string, otherwise: MoodleFormat): string {
  const { text, format } = formatted(written, otherwise)
  const isHtml = format === 'html' || (format === 'auto' && /[&<]/.test(text))
  return isHtml ? toText(fromHtml(text, { fragment: true })).trim() : text
}
