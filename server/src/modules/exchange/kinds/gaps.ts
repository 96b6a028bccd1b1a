import type { QuestionDraft } from '@probant/contract/questions/form'
import { withGaps } from '@probant/kinds/gaps/markers'
import { withoutBraces, writtenAsCloze } from '../formats/moodle/cloze.ts'
import { titleMarked } from '../formats/moodle-xml/cloze.ts'
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
    losses: ({ draft }) =>
      draft.content.gaps.some((gap) => gap.kind === 'typed' && gap.ignoresAccents) ? ['accents'] : [],
  },
}
