import type { Locale } from '@probant/contract/locales'
import type { Candidate, GeneratorRequest } from '../candidate.ts'
import { comparable } from '../comparable.ts'
import { inMarkdown } from '../kinds/content.ts'
import { type Random, seededRandom } from '../random.ts'
import { asMarkdown } from './as-markdown.ts'
import { contentWords } from './content-words.ts'
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
import { type Passage, readPassage } from './passage.ts'
import { select } from './selection.ts'
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
  const made = Object.entries(MAKERS).flatMap(([maker, make]) =>
    make(passage, random).map((draft) => ({ ...draft, maker })),
  )
  const sound = made
    .filter((draft) => !isWronglyFalse(draft, plain) && !isTopic(draft, subject))
    .flatMap((draft) => inContext(draft, passage) ?? [])
    .map((draft) => ({ ...draft, rating: draft.quality, quality: worthOf(draft, passage) }))
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

const MAKERS: Record<string, (passage: Passage, random: Random) => Draft[]> = {
  aboutDefinitions,
  aboutNamings,
  aboutFigures,
  aboutSubjects,
  aboutStatements,
  aboutNames,
  aboutAsides,
  aboutLists,
  aboutLabels,
  aboutInstructions,
  mixUps,
  explaining,
  comparing,
  limits,
  events,
  deeds,
  places,
  consequences,
  roles,
  reasonsBefore,
  reasonsForRules,
  rules,
  cases,
  steps,
  aboutSections,
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
