import type { Loss } from '@probant/contract/exchange/formats'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { tag } from '#server/platform/xml/markup.ts'
import { emptyText, textElement } from '../formats/moodle-xml/text-element.ts'
import { bodyOf } from '../formats/qti-2/body.ts'
import { matchCorrect, RESPONSE, responseOf } from '../formats/qti-2/interactions.ts'
import { neighbourScoring } from '../formats/qti-2/order.ts'
import { writeIn } from '../formats/qti-2/version.ts'
import { answersIn } from '../formats/table/answers.ts'
import { orderCell, orderIn } from '../formats/table/order.ts'
import type { KindInFiles } from './kind.ts'

type Ordering = Extract<QuestionDraft, { type: 'ordering' }>

export const ordering: KindInFiles<Ordering> = {
  taken: (asked) =>
    asked.for === 'order'
      ? { items: asked.items.map((text) => ({ text })), strict: asked.isStrict }
      : undefined,

  // As Moodle has it since version 4.4; before that as a plugin of the same name.
  moodleXml: {
    type: 'ordering',
    penalty: '0.3333333',
    elements: (question) => {
      const { items, strict } = question.draft.content
      return [
        tag('layouttype', {}, 'VERTICAL'),
        tag('selecttype', {}, 'ALL'),
        tag('selectcount', {}, items.length),
        tag('gradingtype', {}, strict ? 'ALL_OR_NOTHING' : 'RELATIVE_NEXT_EXCLUDE_LAST'),
        tag('showgrading', {}, 'HIDE'),
        tag('numberingstyle', {}, 'none'),
        ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(emptyText),
        tag('shownumcorrect', {}, 0),
        ...items.map(({ text }, index) =>
          textElement('answer', question.html.inline(text), question, { fraction: index + 1 }),
        ),
      ]
    },
  },

  qti: {
    interaction({ draft, html, points }, version) {
      const write = writeIn(version)
      const identified = draft.content.items.map(({ text }, index) => ({
        identifier: `item-${index + 1}`,
        content: bodyOf(html.inline(text)),
      }))
      return {
        declaration: write(
          'responseDeclaration',
          { ...responseOf('identifier'), cardinality: 'ordered' },
          write(
            'correctResponse',
            {},
            identified.map(({ identifier }) => write('value', {}, identifier)),
          ),
        ),
        interaction: write(
          'orderInteraction',
          { responseIdentifier: RESPONSE, shuffle: true },
          // By their texts: a platform that doesn't shuffle must not show what is right.
          identified
            .toSorted((one, other) => (one.content.xml < other.content.xml ? -1 : 1))
            .map(({ identifier, content }) => write('simpleChoice', { identifier }, content)),
        ),
        scoring: draft.content.strict
          ? matchCorrect(write)
          : neighbourScoring(
              write,
              identified.map(({ identifier }) => identifier),
              points,
            ),
      }
    },
  },

  table: {
    otherNames: ['order', 'sequence', 'sequencing', 'ordre', 'ordonnancement', 'classement'],
    isMeantBy: () => false,
    read: (row) => {
      const inOneCell = orderIn(row.right || row.accepted)
      const texts = inOneCell.length > 1 ? inOneCell : answersIn(row).filter(Boolean)
      return { items: texts.map((text) => ({ text })), strict: false }
    },
    cells: ({ content }) => ({ right: orderCell(content.items.map(({ text }) => text)) }),
    losses: lostStrictness,
  },

  scorm: {
    pack: ({ draft: { content }, html }) => ({
      type: 'ordering',
      items: content.items.map(({ text }) => html.inline(text)),
      strict: content.strict,
    }),
  },
}

function lostStrictness({ draft }: { draft: Ordering }): Loss[] {
  return draft.content.strict ? ['allOrNothing'] : []
}
