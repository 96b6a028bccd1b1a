import { placeOf, withoutPlaces } from '@probant/kinds/gaps/places'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { MOST_ANSWERS } from '../moodle/answers.ts'
import { wordsOf } from '../moodle/names.ts'
import { gapsMarked, titleOf, withText } from './cloze.ts'
import { saidIn, type Texts } from './texts.ts'

/**
 * Words that are chosen, or dragged into a text: `[[2]]` is the place of the second word, which is right there. The words
 * of its group can be chosen for it. Here each gap has its list, so that a word may be chosen twice.
 */
export function readWordsInText(element: XmlElement, texts: Texts): Asked | Refusal {
  const question = childOf(element, 'questiontext')
  const words = ['selectoption', 'dragbox'].flatMap((name) => childrenOf(element, name)).map(wordOf)
  if (!question || words.length > MOST_ANSWERS) return { fault: 'malformed' }
  const rights: Word[] = []
  const html = withoutPlaces(saidIn(question)).replace(/\[\[(\d{1,3})\]\]/g, (whole, number: string) => {
    const right = words[Number(number) - 1]
    return right ? placeOf(rights.push(right) - 1) : whole
  })
  if (rights.length === 0) return { fault: 'noRightAnswer' }
  const gapText = gapsMarked(texts.block(withText(question, html)))
  return {
    for: 'gaps',
    title: titleOf(saidIn(childOf(element, 'name')), html),
    gapText,
    gaps: rights.map(({ text, group }) => {
      const choices = [...new Set(words.filter((word) => word.group === group).map((word) => word.text))]
      return { kind: 'list', choices, right: choices.indexOf(text), weight: 1 }
    }),
  }
}

interface Word {
  text: string
  group: string
}

/** Some have a little HTML; what is chosen here is text. */
function wordOf(element: XmlElement): Word {
  return {
    text: wordsOf(saidIn(element)),
    group: textOf(childOf(element, 'group')).trim() || FIRST_GROUP,
  }
}

const FIRST_GROUP = '1'
