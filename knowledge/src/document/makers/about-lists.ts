import { comparable } from '../../comparable.ts'
import { type Draft, GAP, gapDraft, lengthPenalty, statementDraft } from '../draft.ts'
import { listIn } from '../reading/lists.ts'
import { type Passage, randomOf, type Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'

/** Asks for the last thing of a list, and whether it is this one. */
export function aboutLists(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const list = listIn(sentence.text, passage.locale)
    if (!list || list.before.length < 25) return []
    const article = ARTICLE.exec(list.last)?.[0] ?? ''
    const bare = list.last.slice(article.length)
    const isGivenAway = contentWords(list.before).some((word) => contentWords(bare).includes(word))
    if (bare.length < 4 || isGivenAway || contentWords(bare).length === 0) return []
    // Nobody has to know who was the last of six.
    const isLong = list.items.length > 4
    const quality = 0.7 - lengthPenalty(sentence.text) - (CLOSED.test(list.before) && !isLong ? 0 : 0.12)
    return [
      gapDraft({ title: `${list.before}${GAP}.`, sentence, quality, hardness: 0.5 }, [
        ...new Set([bare, list.last]),
      ]),
      ...mistaken(sentence, list.before, article, bare, passage),
    ]
  })
}

const ARTICLE = /^(?:the |an? |le |la |les |l’|une? |des |du |de la |de l’)/

/** The sentence says how many things there are, or what something consists of: no other thing would be right too. */
const CLOSED =
  /\b(?:two|three|four|five|six|consists? of|made (?:up )?of|composed of|divided into)\b|(?<!\p{L})(?:deux|trois|quatre|cinq|six|compose|composent|composée?s? d|constituée?s? d|formée?s? d|comprend|comprennent|divisée?s? en)(?!\p{L})/u

/** A false statement: the list with another thing of the text as its last one. */
function mistaken(
  sentence: Sentence,
  before: string,
  article: string,
  bare: string,
  { terms, locale, findTerm }: Passage,
): Draft[] {
  // Beside names, a thing looks wrong.
  if (!CLOSED.test(before) || bare.includes(' ') || /\p{Lu}/u.test(bare)) return []
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
  const other = randomOf(sentence).pick(others)
  const written =
    article === 'l’' || /^[aeiouyhéèêàâîôû]/i.test(other.bare)
      ? other.answer.toLowerCase()
      : article + other.bare
  const title = `${before}${locale === 'fr' && article ? written : other.bare}.`
  const quality = 0.66 - lengthPenalty(sentence.text)
  return [statementDraft({ title, sentence, quality, hardness: 0.5 }, false)]
}
