import type { Unit } from '@probant/kinds/numeric/units'
import { childOf, childrenOf, has, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Markup } from '#server/platform/xml/markup.ts'
import { NO_UNITS, type NumericContent, numberIn, plainNumber, type Units } from '../numbers.ts'
import { correctResponse, RESPONSE } from './interactions.ts'
import type { Write } from './version.ts'

/** What was typed into the field of the unit, beside that of the number. */
const UNIT = 'UNIT'

/** A field of its own for the unit; each is mapped to how much of the first one it is, any other to 1. */
export function unitField(write: Write, { units }: NumericContent, language: keyof typeof PLACEHOLDERS) {
  const mapping = write(
    'mapping',
    { defaultValue: 1 },
    units.map(({ name, factor }) =>
      write('mapEntry', { mapKey: name, mappedValue: plainNumber(factor), caseSensitive: true }),
    ),
  )
  return {
    declaration: write(
      'responseDeclaration',
      { identifier: UNIT, cardinality: 'single', baseType: 'string' },
      correctResponse(write, units[0]?.name ?? ''),
      mapping,
    ),
    field: write('textEntryInteraction', {
      responseIdentifier: UNIT,
      expectedLength: 8,
      placeholderText: PLACEHOLDERS[language],
    }),
  }
}

const PLACEHOLDERS = { en: 'unit', fr: 'unité' }

/** The number, reckoned in the first unit; then what a wrong unit costs, or a missing one where it has to be given. */
export function unitScoring(
  write: Write,
  { units, unitUse, unitPenalty }: NumericContent,
  scoringOf: (given: Markup) => Markup,
): Markup[] {
  const unit = write('variable', { identifier: UNIT })
  const number = write('variable', { identifier: RESPONSE })
  const isMissing = write('isNull', {}, unit)
  const names = units.map(({ name }) => write('baseValue', { baseType: 'string' }, name))
  const isKnown = write('member', {}, unit, write('multiple', {}, names))
  const isWrong =
    unitUse === 'required'
      ? write('or', {}, isMissing, write('not', {}, isKnown))
      : write('and', {}, write('not', {}, isMissing), write('not', {}, isKnown))
  const rest = write('baseValue', { baseType: 'float' }, Number((1 - unitPenalty).toFixed(6)))
  const less = write('product', {}, write('variable', { identifier: 'SCORE' }), rest)
  return [
    write(
      'responseCondition',
      {},
      write('responseIf', {}, isMissing, scoringOf(number)),
      write(
        'responseElse',
        {},
        scoringOf(write('product', {}, number, write('mapResponse', { identifier: UNIT }))),
      ),
    ),
    write(
      'responseCondition',
      {},
      write('responseIf', {}, isWrong, write('setOutcomeValue', { identifier: 'SCORE' }, less)),
    ),
  ]
}

/** Is it the field of a unit, as we write it? */
export function isUnitField({ name, attributes }: XmlElement): boolean {
  return name === 'textEntryInteraction' && attributes.responseIdentifier === UNIT
}

/** What is said of units, and where the number by itself is scored. */
export function unitsIn(item: XmlElement): { units: Units; scoring: XmlElement | undefined } {
  const processing = childOf(item, 'responseProcessing')
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === UNIT,
  )
  const [scoring, costing] = processing ? [...within(processing, 'responseIf')].filter(concernsUnit) : []
  const mapping = childOf(declaration, 'mapping')
  if (!mapping || !scoring || !costing) return { units: NO_UNITS, scoring: processing }
  const [rest] = within(childOf(costing, 'setOutcomeValue') ?? costing, 'baseValue')
  const units = childrenOf(mapping, 'mapEntry').map(
    ({ attributes }): Unit => ({
      name: attributes.mapKey ?? '',
      factor: numberIn(attributes.mappedValue ?? '') ?? 1,
    }),
  )
  return {
    units: {
      units,
      unitUse: has(costing, 'or') ? 'required' : 'optional',
      unitPenalty: Number((1 - (numberIn(textOf(rest)) ?? 0)).toFixed(6)),
    },
    scoring,
  }
}

/** As its own condition, not in what it leads to. */
function concernsUnit(branch: XmlElement): boolean {
  return childrenOf(branch).some(
    (child) =>
      !['responseCondition', 'setOutcomeValue'].includes(child.name) &&
      [...within(child, 'variable')].some(({ attributes }) => attributes.identifier === UNIT),
  )
}
