import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { withGaps } from '@probant/kinds/gaps/markers'
import { PLACE, placeOf, withoutPlaces } from '@probant/kinds/gaps/places'
import { isInGift, numberAnswer, plainChoice, wordAnswer } from '../formats/gift/written-answers.ts'
import { lost } from '../formats/lost.ts'
import { withoutBraces, writtenAsCloze } from '../formats/moodle/cloze.ts'
import { titleMarked } from '../formats/moodle-xml/cloze.ts'
import { hasOtherTolerance } from '../formats/numbers.ts'
import { gapsInteraction } from '../formats/qti-2/gaps.ts'
import { answersIn, truthOf, YES_OR_NO } from '../formats/table/answers.ts'
import { gapCell, gapsIn, hasGaps, withoutGaps } from '../formats/table/gap-cell.ts'
import type { KindInFiles } from './kind.ts'

type Gaps = Extract<QuestionDraft, { type: 'gaps' }>
type Gap = Gaps['content']['gaps'][number]

export const gaps: KindInFiles<Gaps> = {
  taken: (asked) => (asked.for === 'gaps' ? { gapText: asked.gapText, gaps: asked.gaps } : undefined),

  gift: {
    answerLines({ draft }) {
      const [gap] = draft.content.gaps
      switch (gap?.kind) {
        case 'typed':
          return gap.accepted.map(wordAnswer)
        case 'number':
          return ['#', numberAnswer(gap.number)]
        case 'list':
          return gap.choices.map((text, at) => plainChoice(text, at === gap.right))
        default:
          return []
      }
    },
    sentence({ draft, html }) {
      const text = withGaps(withoutPlaces(html.block(draft.content.gapText)), placeOf)
      const [before = '', _gap, after = ''] = text.split(PLACE)
      return [titleMarked(html.block(draft.title)) + before, after]
    },
    // One word can be missing there, and an arrow means two things that belong together.
    omission: ({ content: { gaps } }) => {
      if (gaps.length > 1) return 'severalGaps'
      return gaps.flatMap(wordsIn).some((text) => text.includes('->')) ? 'misread' : undefined
    },
    losses: ({ draft: { content }, has }) =>
      lost<Loss>({
        accents: ignoresAccents(content),
        tolerances: !numbersOf(content).values.every(isInGift),
        pictures: has.pictures && content.gapText.includes('!['),
      }),
  },

  moodleXml: {
    type: 'cloze',
    penalty: '0.3333333',
    elements: () => [],
    questionText({ draft, html }) {
      const { gapText, gaps } = draft.content
      const text = withGaps(withoutBraces(html.block(gapText)), (index) => {
        const gap = gaps[index]
        return gap ? writtenAsCloze(gap) : ''
      })
      return titleMarked(withoutBraces(html.block(draft.title))) + text
    },
    losses: ({ draft: { content } }) =>
      lost<Loss>({ accents: ignoresAccents(content), tolerances: hasOtherTolerance(numbersOf(content)) }),
  },

  qti: {
    losses: ({ draft: { content } }) => lost<Loss>({ accents: ignoresAccents(content) }),
    interaction: ({ draft: { content }, html }, version) =>
      gapsInteraction(version, content.gaps, html.block(content.gapText)),
  },

  table: {
    otherNames: ['gaps', 'gap text', 'cloze', 'missing words', 'trous', 'texte lacunaire', 'phrase à trous'],
    isMeantBy: (row) =>
      row.right === '' && !answersIn(row).some(Boolean) && hasGaps(row.accepted || row.title),
    // The text stands beside what is asked, or is all that is asked.
    read(row) {
      const read = gapsIn(row.accepted || row.title, truthOf(row.ignoresAccents) === true)
      if (!read) return 'noRightAnswer'
      return { for: 'gaps', title: row.accepted ? row.title : withoutGaps(row.title), ...read }
    },
    cells: ({ content: { gapText, gaps } }, language) => ({
      accepted: gapCell(gapText, gaps, language),
      ignoresAccents: YES_OR_NO[language][typedIn(gaps).every((gap) => gap.ignoresAccents) ? 0 : 1],
    }),
    // Two brackets that are no gap would become one.
    omission: ({ content: { gapText, gaps } }) =>
      gapText.split(/(?<!\\)\[\[/).length - 1 === gaps.length ? undefined : 'misread',
    losses: ({ draft: { content } }) =>
      lost<Loss>({ accents: new Set(typedIn(content.gaps).map((gap) => gap.ignoresAccents)).size > 1 }),
  },

  scorm: {
    pack: ({ draft: { content }, html }) => ({
      type: 'gaps',
      gapHtml: html.block(content.gapText),
      gaps: content.gaps,
    }),
  },
}

function typedIn(gaps: readonly Gap[]) {
  return gaps.filter((gap) => gap.kind === 'typed')
}

/** What can be typed or chosen. */
function wordsIn(gap: Gap): string[] {
  return gap.kind === 'typed' ? gap.accepted : gap.kind === 'list' ? gap.choices : []
}

function ignoresAccents({ gaps }: Gaps['content']): boolean {
  return gaps.some((gap) => gap.kind === 'typed' && gap.ignoresAccents)
}

function numbersOf({ gaps }: Gaps['content']) {
  return { values: gaps.flatMap((gap) => (gap.kind === 'number' ? gap.number : [])) }
}
