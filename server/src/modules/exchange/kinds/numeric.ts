import type { Loss } from '@probant/contract/exchange/formats'
import { readAccepted, spelled } from '@probant/kinds/numeric/spelling'
import { spanOf } from '@probant/kinds/numeric/tolerance'
import { type Markup, tag } from '#server/platform/xml/markup.ts'
import { isInGift, numberAnswer } from '../formats/gift/written-answers.ts'
import { lost } from '../formats/lost.ts'
import { emptyText } from '../formats/moodle-xml/text-element.ts'
import { unitElements } from '../formats/moodle-xml/units.ts'
import {
  aroundNumber,
  hasOtherTolerance,
  type Numeric,
  type NumericContent,
  plainDecimal,
} from '../formats/numbers.ts'
import { correctResponse, RESPONSE, responseOf } from '../formats/qti-2/interactions.ts'
import { numberScoring } from '../formats/qti-2/numbers.ts'
import { unitField, unitScoring } from '../formats/qti-2/units.ts'
import { writeIn } from '../formats/qti-2/version.ts'
import { acceptedCell, acceptedIn } from '../formats/table/accepted.ts'
import { unitsCell, unitsIn } from '../formats/table/units.ts'
import type { KindInFiles } from './kind.ts'

export const numeric: KindInFiles<Numeric> = {
  taken(asked) {
    if (asked.for !== 'number') return undefined
    const { for: _number, ...content } = asked
    return content
  },

  gift: {
    // The sign that says that these are numbers stands before them all.
    answerLines: ({ draft }) => ['#', ...draft.content.values.map(numberAnswer)],
    losses: ({ draft: { content } }) =>
      lost<Loss>({
        tolerances: !content.values.every(isInGift),
        units: hasUnits(content),
      }),
  },

  moodleXml: {
    type: 'numerical',
    penalty: '0.3333333',
    elements: ({ draft: { content } }) => [
      ...content.values.map((accepted) => {
        const { value, tolerance } = aroundNumber(accepted)
        return tag(
          'answer',
          { fraction: percentOf(accepted), format: 'moodle_auto_format' },
          tag('text', {}, plainDecimal(value)),
          emptyText('feedback'),
          tag('tolerance', {}, plainDecimal(tolerance)),
        )
      }),
      ...unitElements(content),
    ],
    losses: ({ draft: { content } }) =>
      lost<Loss>({ tolerances: hasOtherTolerance(content), unitShown: content.unitUse === 'shown' }),
  },

  qti: {
    // A unit that is shown stands in the empty field; others that would be understood, too, have no place there.
    losses: ({ draft: { content } }) =>
      lost<Loss>({ units: content.unitUse === 'shown' && !isShownAlone(content) }),
    interaction({ draft: { content, language }, points }, version) {
      const write = writeIn(version)
      const [first] = content.values
      const middle = first ? plainDecimal(spanOf(first).centre) : '0'
      const unit = isShownAlone(content) ? { placeholderText: content.units[0]?.name ?? '' } : {}
      const field = write('textEntryInteraction', {
        responseIdentifier: RESPONSE,
        expectedLength: 15,
        ...unit,
      })
      const declaration = write('responseDeclaration', responseOf('float'), correctResponse(write, middle))
      const scoringOf = (given: Markup) => numberScoring(write, content.values, { points, given })
      if (content.unitUse === 'none' || content.unitUse === 'shown')
        return {
          declaration,
          interaction: { xml: `<p>${field.xml}</p>` },
          scoring: scoringOf(write('variable', { identifier: RESPONSE })),
        }
      const unitsOwn = unitField(write, content, language)
      return {
        declaration: { xml: declaration.xml + unitsOwn.declaration.xml },
        interaction: { xml: `<p>${field.xml} ${unitsOwn.field.xml}</p>` },
        scoring: unitScoring(write, content, scoringOf),
      }
    },
  },

  table: {
    otherNames: ['numeric', 'numerical', 'numerical answer', 'numérique', 'réponse numérique'],
    // A tolerance or a unit says so; a bare number may as well be a word.
    isMeantBy: (row) =>
      row.units !== '' ||
      (/±|\+\/-|\.\./.test(row.accepted || row.right) && numbersIn(row.accepted || row.right) !== undefined),
    read(row) {
      const values = numbersIn(row.accepted || row.right)
      return values === undefined ? 'noRightAnswer' : { values, ...unitsIn(row.units) }
    },
    cells: ({ content }, language) => ({
      accepted: acceptedCell(content.values.map((one) => spelled(one, language))),
      units: unitsCell(content, language),
    }),
  },

  scorm: { pack: ({ draft }) => ({ type: 'numeric', ...draft.content }) },
}

function percentOf({ share = 1 }: { share?: number | undefined }): number {
  return Number((share * 100).toFixed(5))
}

function hasUnits({ unitUse }: NumericContent): boolean {
  return unitUse !== 'none'
}

function isShownAlone({ unitUse, units }: NumericContent): boolean {
  return unitUse === 'shown' && units.length === 1
}

/** All of them, or nothing where one is none. */
function numbersIn(cell: string): NumericContent['values'] | undefined {
  const values = acceptedIn(cell).map(readAccepted)
  const read = values.flatMap((one) => one ?? [])
  return read.length > 0 && read.length === values.length ? (read as NumericContent['values']) : undefined
}
