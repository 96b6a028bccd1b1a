import type { Locale } from '@probant/contract/locales'
import type { Candidate, GeneratorRequest } from '../candidate.ts'
import { comparable } from '../comparable.ts'
import { inMarkdown } from '../kinds/content.ts'
import { type Random, seededRandom } from '../random.ts'
import { asMarkdown } from './as-markdown.ts'
import type { Graded } from './difficulty.ts'
import type { Draft } from './draft.ts'
import { englishGrammar } from './english/grammar.ts'
import { frenchGrammar } from './french/grammar.ts'
import { inContext } from './in-context.ts'
import { aboutAsides } from './makers/about-asides.ts'
import { aboutDefinitions } from './makers/about-definitions.ts'
import { aboutFigures } from './makers/about-figures.ts'
import { aboutInstructions } from './makers/about-instructions.ts'
import { aboutLabels } from './makers/about-labels.ts'
import { aboutLists } from './makers/about-lists.ts'
import { aboutNames } from './makers/about-names.ts'
import { aboutNamings } from './makers/about-namings.ts'
import { aboutSections } from './makers/about-sections.ts'
import { aboutStatements } from './makers/about-statements.ts'
import { aboutSubjects } from './makers/about-subjects.ts'
import { cases } from './makers/cases.ts'
import { comparing } from './makers/comparing.ts'
import { consequences } from './makers/consequences.ts'
import { deeds } from './makers/deeds.ts'
import { events } from './makers/events.ts'
import { explaining } from './makers/explaining.ts'
import { gappedTexts } from './makers/gapped-texts.ts'
import { limits } from './makers/limits.ts'
import { mixUps } from './makers/mix-ups.ts'
import { places } from './makers/places.ts'
import { reasonsBefore } from './makers/reasons-before.ts'
import { reasonsForRules } from './makers/reasons-for-rules.ts'
import { roles } from './makers/roles.ts'
import { rules } from './makers/rules.ts'
import { steps } from './makers/steps.ts'
import { type Passage, readPassage } from './reading/passage.ts'
import { select } from './selection.ts'
import { contentWords } from './terms/content-words.ts'
import { worded } from './wording.ts'
import { worthOf } from './worth/worth.ts'

/** Makes questions from a text, the best first. It takes a moment, so the server calls it in a worker. */
export function questionsFromText(request: GeneratorRequest): Candidate[] {
  const { drafts } = draftsOf(request)
  return select(drafts, request).map((graded) => candidateOf(graded, request.language))
}

/** Everything that could be asked, good or not. */
export function draftsOf({
  text,
  subject,
  language,
  seed,
}: Pick<GeneratorRequest, 'text' | 'subject' | 'language' | 'seed'>) {
  const grammar = { en: englishGrammar, fr: frenchGrammar }[language]()
  const passage = readPassage(text, subject, grammar)
  const random = seededRandom(seed)
  const plain = comparable(passage.text)
  const madeBy = (makers: Record<string, Maker>) =>
    Object.entries(makers)
      .flatMap(([maker, make]) => make(passage, random).map((draft): Draft => ({ ...draft, maker })))
      .filter((draft) => !isWronglyFalse(draft, plain) && !isTopic(draft, subject))
  const ofSentences = madeBy(OF_SENTENCES).flatMap((draft) => inContext(draft, passage) ?? [])
  const sound = [...ofSentences, ...madeBy(OF_PARTS)].map((draft) => ({
    ...draft,
    rating: draft.quality,
    quality: worthOf(draft, passage),
  }))
  const gapped = gappedTexts(
    passage,
    sound.filter(({ context }) => !context),
  ).map((draft) => ({ ...draft, maker: 'gappedTexts' }))
  return { passage, drafts: [...sound, ...gapped] }
}

/** A statement that is meant to be false, although the text says it. */
function isWronglyFalse(draft: Draft, plain: string): boolean {
  return 'isTrue' in draft && !draft.isTrue && plain.includes(comparable(draft.title))
}

/** What stands in the heading is no secret. */
function isTopic(draft: Draft, subject: string): boolean {
  const [answer = ''] = 'correct' in draft ? [draft.correct] : 'accepted' in draft ? draft.accepted : []
  const words = contentWords(answer)
  const topic = contentWords(subject)
  return words.length > 0 && words.every((word) => topic.includes(word))
}

type Maker = (passage: Passage, random: Random) => Draft[]

/** Their question is a sentence of the text, which may need what stands before it. */
const OF_SENTENCES: Record<string, Maker> = {
  aboutDefinitions,
  aboutNamings,
  aboutFigures,
  aboutSubjects,
  aboutStatements,
  aboutNames,
  aboutAsides,
  aboutLists,
  mixUps,
  explaining,
  comparing,
  events,
  deeds,
  places,
  consequences,
  roles,
  rules,
  aboutSections,
}

/** They see to it themselves that what they take from the text is understood without it. */
const OF_PARTS: Record<string, Maker> = {
  limits,
  reasonsBefore,
  reasonsForRules,
  cases,
  aboutInstructions,
  aboutLabels,
  steps,
}

function candidateOf({ draft, difficulty }: Graded, locale: Locale): Candidate {
  const { sentence, besides = [] } = draft
  const said = [sentence, ...besides].map(({ source }) => source).join(' ')
  const base = {
    difficulty,
    title: asMarkdown(draft.title),
    explanation: asMarkdown(worded(locale, 'accordingToText', { sentence: said })),
    source: 'builtin:document',
    sourceSentence: said,
    // One question per sentence: the first would answer the second.
    fact: `text/${sentence.key}`,
    ...(besides.length > 0 && { alsoAbout: besides.map(({ key }) => `text/${key}`) }),
  }
  return { ...base, ...inMarkdown(draft, asMarkdown) }
}
