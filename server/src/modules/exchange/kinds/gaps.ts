import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { withGaps } from '@probant/kinds/gaps/markers'
import { isInGift, numberAnswer, plainChoice, wordAnswer } from '../formats/gift/written-answers.ts'
import { lost } from '../formats/losing.ts'
import { withoutBraces, writtenAsCloze } from '../formats/moodle/cloze.ts'
import { titleMarked } from '../formats/moodle-xml/cloze.ts'
import { hasOtherTolerance } from '../formats/numbers.ts'
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
      const text = withGaps(html.block(draft.content.gapText), () => BREAK)
      const [before = '', after = ''] = text.split(BREAK)
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
}

/** A sign that nobody types. */
const BREAK = '\uE000'

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
