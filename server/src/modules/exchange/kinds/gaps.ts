import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { withGaps } from '@probant/kinds/gaps/markers'
import { lost } from '../formats/losing.ts'
import { withoutBraces, writtenAsCloze } from '../formats/moodle/cloze.ts'
import { titleMarked } from '../formats/moodle-xml/cloze.ts'
import { hasOtherTolerance } from '../formats/numbers.ts'
import type { KindInFiles } from './kind.ts'

type Gaps = Extract<QuestionDraft, { type: 'gaps' }>

export const gaps: KindInFiles<Gaps> = {
  taken: (asked) => (asked.for === 'gaps' ? { gapText: asked.gapText, gaps: asked.gaps } : undefined),

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

function ignoresAccents({ gaps }: Gaps['content']): boolean {
  return gaps.some((gap) => gap.kind === 'typed' && gap.ignoresAccents)
}

function numbersOf({ gaps }: Gaps['content']) {
  return { values: gaps.flatMap((gap) => (gap.kind === 'number' ? gap.number : [])) }
}
