import { comparable } from '../../comparable.ts'
import { seededRandom } from '../../random.ts'
import { contentWords } from '../content-words.ts'
import { type Draft, GAP, lengthPenalty } from '../draft.ts'
import { listIn } from '../lists.ts'
import type { Passage, Sentence } from '../passage.ts'

/** The last of the things that a sentence names together: which one is missing, and is it this one. */
export function aboutLists(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const list = listIn(sentence.text, passage.locale)
    if (!list || list.before.length < 25) return []
    const article = ARTICLE.exec(list.last)?.[0] ?? ''
    const bare = list.last.slice(article.length)
    const isGivenAway = contentWords(list.before).some((word) => contentWords(bare).includes(word))
    if (bare.length < 4 || isGivenAway || contentWords(bare).length === 0) return []
    const gap: Draft = {
      type: 'fill_in',
      title: `${list.before}${GAP}.`,
      accepted: [...new Set([bare, list.last])],
      sentence,
      quality: 0.7 - lengthPenalty(sentence.text) - (CLOSED.test(list.before) ? 0 : 0.12),
      hardness: 0.5,
    }
    return [gap, ...mistaken(sentence, list.before, article, bare, passage)]
  })
}

const ARTICLE = /^(?:the |an? |le |la |les |l’|une? |des |du |de la |de l’)/

/** It says how many there are, or of what something consists: no other thing would be right as well. */
const CLOSED =
  /\b(?:two|three|four|five|six|consists? of|made (?:up )?of|composed of|divided into)\b|(?<!\p{L})(?:deux|trois|quatre|cinq|six|compose|composent|composée?s? d|constituée?s? d|formée?s? d|comprend|comprennent|divisée?s? en)(?!\p{L})/u

/** Another thing of the text in the place of the last one, where nothing else can be meant. */
function mistaken(
  sentence: Sentence,
  before: string,
  article: string,
  bare: string,
  { terms, locale, findTerm }: Passage,
): Draft[] {
  if (!CLOSED.test(before) || bare.includes(' ')) return []
  const said = ` ${comparable(sentence.source)} `
  const own = findTerm(bare)
  const others = terms.filter(
    (other) =>
      other.isSubject &&
      other.mentions >= 2 &&
      other.kind === 'noun' &&
      !other.bare.includes(' ') &&
      other.isPlural === (own?.isPlural ?? false) &&
      !said.includes(` ${other.key}`) &&
      (locale === 'en' || article === '' || other.gender === own?.gender),
  )
  if (others.length === 0) return []
  const other = seededRandom(Number.parseInt(sentence.key, 36)).pick(others)
  const written =
    article === 'l’' || /^[aeiouyhéèêàâîôû]/i.test(other.bare)
      ? other.answer.toLowerCase()
      : article + other.bare
  return [
    {
      type: 'true_false',
      title: `${before}${locale === 'fr' && article ? written : other.bare}.`,
      isTrue: false,
      sentence,
      quality: 0.66 - lengthPenalty(sentence.text),
      hardness: 0.5,
    },
  ]
}
