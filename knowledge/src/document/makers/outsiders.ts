import { comparable } from '../../comparable.ts'
import type { Random } from '../../random.ts'
import { capitalised } from '../../wording.ts'
import { contentWords } from '../content-words.ts'
import { choiceDraft, type Draft, GAP } from '../draft.ts'
import { type List, listIn } from '../lists.ts'
import type { Passage, Sentence } from '../passage.ts'
import { worded } from '../wording.ts'

/** Asks which thing does not belong to a list: one that another sentence lists. */
export function outsiders(passage: Passage, random: Random): Draft[] {
  const lists = passage.everySentence.flatMap((sentence) => {
    const list = listIn(sentence.text, passage.locale)
    return list ? [{ sentence, list }] : []
  })
  return lists
    .filter(({ sentence }) => passage.sentences.includes(sentence))
    .flatMap(({ sentence, list }) => {
      const opening = openingOf(sentence, list)
      const items = list.items.map(bareOf)
      const others = lists
        .filter((other) => other.sentence !== sentence)
        .flatMap((other) => other.list.items.map(bareOf))
        .filter((other) => isForeign(other, items, sentence))
      if (opening.length < 20 || others.length === 0 || !areOfOneKind(items)) return []
      const title = worded(passage.locale, 'outsider', { gap: `${opening}${GAP}` })
      const wrong = random.shuffled(items).slice(0, 3).map(capitalised)
      const rated = { title, sentence, quality: 0.8, hardness: 0.5 }
      return [choiceDraft(rated, capitalised(random.pick(others)), wrong)]
    })
}

function openingOf({ text }: Sentence, { items }: List): string {
  return text.slice(0, text.lastIndexOf(`${items[0]}, `))
}

const ARTICLE = /^(?:the |an? |le |la |les |l’|une? |des |du |de la |de l’|d’|de )/

function bareOf(item: string): string {
  return item.replace(ARTICLE, '')
}

/** Things, and none of them twice. */
function areOfOneKind(items: readonly string[]): boolean {
  return items.every((item) => contentWords(item).length > 0 && !/^(?:it|they|il|elle|on)\b/.test(item))
}

/** Neither in the sentence, nor nearly the same as something in it. */
function isForeign(other: string, items: readonly string[], { source }: Sentence): boolean {
  const words = contentWords(other)
  const said = contentWords(source)
  return (
    words.length > 0 &&
    !comparable(source).includes(comparable(other)) &&
    !words.some((word) => said.includes(word)) &&
    /s$/.test(other) === /s$/.test(items[0] ?? '')
  )
}
