import { type Gap, listed } from '@probant/kinds/gaps/gap'
import { withGaps } from '@probant/kinds/gaps/markers'
import { PLACE, placeOf, withoutPlaces } from '@probant/kinds/gaps/places'
import { spanOf } from '@probant/kinds/numeric/tolerance'
import { joined, type Markup } from '#server/platform/xml/markup.ts'
import type { Interaction } from '../../kinds/kind.ts'
import { plainDecimal } from '../numbers.ts'
import { bodyOf } from './body.ts'
import { correctResponse } from './interactions.ts'
import { numberCondition } from './numbers.ts'
import { type QtiVersion, type Write, writeIn } from './version.ts'

/** The part of an item's body that has the gaps; what stands before it is what is asked. */
export const GAP_TEXT = 'gap-text'

/** A field for each gap in the middle of the text, each with a response of its own, that is mapped to its weight. */
export function gapsInteraction(version: QtiVersion, gaps: readonly Gap[], html: string): Interaction {
  const write = writeIn(version)
  const written = gaps.map((gap, index) => gapIn(write, gap, `RESPONSE-${index + 1}`))
  const text = bodyOf(withGaps(withoutPlaces(html), placeOf))
  const filled = text.xml.replace(PLACE, (_, index: string) => written[Number(index)]?.field.xml ?? '')
  const total = gaps.reduce((sum, { weight }) => sum + weight, 0)
  return {
    declaration: joined(written.map(({ declaration }) => declaration)),
    interaction: { xml: `<div class="${GAP_TEXT}">${filled}</div>` },
    scoring: [...written.map(({ scoring }) => scoring), inPoints(write, total)],
  }
}

interface Written {
  declaration: Markup
  field: Markup
  scoring: Markup
}

function gapIn(write: Write, gap: Gap, identifier: string): Written {
  const declare = (baseType: string, ...children: Markup[]) =>
    write('responseDeclaration', { identifier, cardinality: 'single', baseType }, children)
  const given = write('variable', { identifier })
  const response = write('mapResponse', { identifier })
  // What is empty is mapped to nothing at all, with which no platform could reckon.
  const mapped = earning(write, write('not', {}, write('isNull', {}, given)), response)
  const mapping = (entries: Markup[]) =>
    write('mapping', { lowerBound: 0, upperBound: gap.weight, defaultValue: 0 }, entries)
  const field = { responseIdentifier: identifier }
  switch (gap.kind) {
    case 'typed':
      return {
        declaration: declare(
          'string',
          correctResponse(write, gap.accepted[0] ?? ''),
          mapping(
            gap.accepted.map((mapKey) =>
              write('mapEntry', { mapKey, mappedValue: gap.weight, caseSensitive: false }),
            ),
          ),
        ),
        field: write('textEntryInteraction', { ...field, expectedLength: 20 }),
        scoring: mapped,
      }
    case 'number':
      return {
        declaration: declare('float', correctResponse(write, plainDecimal(spanOf(gap.number).centre))),
        field: write('textEntryInteraction', { ...field, expectedLength: 15 }),
        scoring: earning(
          write,
          numberCondition(write, gap.number, given),
          write('baseValue', { baseType: 'float' }, gap.weight),
        ),
      }
    case 'list': {
      const nameOf = (place: number) => `choice-${place + 1}`
      return {
        declaration: declare(
          'identifier',
          correctResponse(write, nameOf(gap.right)),
          mapping([write('mapEntry', { mapKey: nameOf(gap.right), mappedValue: gap.weight })]),
        ),
        // Sorted as we show them: their order tells nothing.
        field: write(
          'inlineChoiceInteraction',
          { ...field, shuffle: false },
          listed(gap.choices).map((text) =>
            write('inlineChoice', { identifier: nameOf(gap.choices.indexOf(text)) }, text),
          ),
        ),
        scoring: mapped,
      }
    }
  }
}

/** So much more, where that is so. */
function earning(write: Write, condition: Markup, worth: Markup): Markup {
  const more = write('sum', {}, write('variable', { identifier: 'SCORE' }), worth)
  const set = write('setOutcomeValue', { identifier: 'SCORE' }, more)
  return write('responseCondition', {}, write('responseIf', {}, condition, set))
}

/** Of the weights of all gaps, those that were earned are a share of the points. */
function inPoints(write: Write, total: number): Markup {
  const earned = write(
    'product',
    {},
    write('variable', { identifier: 'SCORE' }),
    write('variable', { identifier: 'MAXSCORE' }),
  )
  return write(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    write('divide', {}, earned, write('baseValue', { baseType: 'float' }, total)),
  )
}
