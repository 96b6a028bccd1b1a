import type { QuestionDraft } from '@probant/contract/questions/form'
import { tag } from '#server/platform/xml/markup.ts'
import { textResponse } from '../formats/common-cartridge/responses.ts'
import { wordAnswer } from '../formats/gift/written-answers.ts'
import { withoutWildcards } from '../formats/moodle/answers.ts'
import { plainAnswer } from '../formats/moodle-xml/text-element.ts'
import { correctResponse, mapped, RESPONSE, responseOf } from '../formats/qti-2/interactions.ts'
import { writeIn } from '../formats/qti-2/version.ts'
import { acceptedCell, acceptedIn } from '../formats/table/accepted.ts'
import { truthOf, YES_OR_NO } from '../formats/table/answers.ts'
import type { Interaction, KindInFiles } from './kind.ts'

type FillIn = Extract<QuestionDraft, { type: 'fill_in' }>

export const fillIn: KindInFiles<FillIn> = {
  taken: (asked) => (asked.for === 'words' ? { accepted: asked.accepted, ignoresAccents: false } : undefined),

  gift: {
    answerLines: ({ draft }) => draft.content.accepted.map(wordAnswer),
    // Whoever writes `->` in a short answer means two things that belong together; there is no other way to write it.
    omission: ({ content }) => (content.accepted.some((text) => text.includes('->')) ? 'misread' : undefined),
    losses: lostAccents,
  },

  moodleXml: {
    type: 'shortanswer',
    penalty: '0.3333333',
    elements: ({ draft }) => [
      tag('usecase', {}, 0),
      ...draft.content.accepted.map((text) => plainAnswer(withoutWildcards(text), 100)),
    ],
    losses: lostAccents,
  },

  qti: {
    losses: lostAccents,
    interaction({ draft, points }, version): Interaction {
      const { accepted } = draft.content
      const write = writeIn(version)
      // Any of the accepted answers gives all points, in capitals or not.
      const entries = accepted.map((mapKey) =>
        write('mapEntry', { mapKey, mappedValue: points, caseSensitive: false }),
      )
      const field = write('textEntryInteraction', { responseIdentifier: RESPONSE, expectedLength: 30 })
      return {
        declaration: write(
          'responseDeclaration',
          responseOf('string'),
          correctResponse(write, accepted[0] ?? ''),
          write('mapping', { lowerBound: 0, upperBound: points, defaultValue: 0 }, entries),
        ),
        // QTI holds lines of HTML in blocks; `p` is spelled the same in every version.
        interaction: { xml: `<p>${field.xml}</p>` },
        scoring: mapped(write),
      }
    },
  },

  commonCartridge: {
    profile: 'cc.fib.v0p1',
    response: () => textResponse({ rows: 1, columns: 30 }),
    right: ({ content }) => content.accepted,
    losses: lostAccents,
  },

  table: {
    otherNames: ['fill in', 'fill in the blank', 'short answer', 'réponse courte', 'texte à compléter'],
    isMeantBy: (row) => (row.accepted || row.right) !== '',
    read: (row) => ({
      accepted: acceptedIn(row.accepted || row.right),
      ignoresAccents: truthOf(row.ignoresAccents) === true,
    }),
    cells: ({ content }, language) => ({
      accepted: acceptedCell(content.accepted),
      ignoresAccents: YES_OR_NO[language][content.ignoresAccents ? 0 : 1],
    }),
    losses: ({ draft }) => (draft.content.spacingCounts ? ['spacing'] : []),
  },

  scorm: { pack: ({ draft }) => ({ type: 'fill_in', ...draft.content }) },
}

function lostAccents({ draft }: { draft: FillIn }): 'accents'[] {
  return draft.content.ignoresAccents ? ['accents'] : []
}
