import type { Difficulty } from '@probant/contract/questions/form'
import type { Fact } from '../facts/pack.ts'
import { factSubject } from '../facts/subject.ts'
import { ELEMENTS_TABLE, FAMILIES, SCHOOL_KNOWN, WELL_KNOWN } from './elements-table.ts'

const ELEMENTS = ELEMENTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [number = '', symbol = '', en = '', fr = ''] = line.split(' ')
    return { number: Number(number), symbol, en, fr }
  })

export const chemicalElements = factSubject({
  id: 'chemical-elements',
  name: { en: 'The periodic table', fr: 'Le tableau périodique' },
  aliases: {
    en: [
      'periodic table',
      'chemical elements',
      'chemical symbols',
      'elements',
      'elements and symbols',
      'atomic numbers',
      'periodic table of elements',
    ],
    fr: [
      'tableau périodique',
      'éléments chimiques',
      'symboles chimiques',
      'classification périodique',
      'numéros atomiques',
      'tableau de Mendeleïev',
      'tableau périodique des éléments',
    ],
  },
  relations: () => [
    {
      forward: {
        en: 'What is the chemical symbol of {entity}?',
        fr: 'Quel est le symbole chimique de l’élément suivant\u00a0: {entity}\u00a0?',
      },
      reverse: {
        en: 'Which element has the chemical symbol {value}?',
        fr: 'Quel élément a pour symbole chimique {value}\u00a0?',
      },
      statement: {
        en: 'The chemical symbol of {entity} is {value}.',
        fr: 'Le symbole chimique de l’élément «\u00a0{entity}\u00a0» est {value}.',
      },
      match: {
        en: 'Match each element with its chemical symbol.',
        fr: 'Associez chaque élément à son symbole chimique.',
      },
      typed: 'value',
      facts: ELEMENTS.map(({ number, symbol, en, fr }): Fact => [knownness(number), en, fr, symbol, symbol]),
    },
    {
      forward: {
        en: 'What is the atomic number of {entity}?',
        fr: 'Quel est le numéro atomique de l’élément suivant\u00a0: {entity}\u00a0?',
      },
      reverse: {
        en: 'Which element has the atomic number {value}?',
        fr: 'Quel élément a pour numéro atomique {value}\u00a0?',
      },
      statement: {
        en: 'The atomic number of {entity} is {value}.',
        fr: 'Le numéro atomique de l’élément «\u00a0{entity}\u00a0» est {value}.',
      },
      order: {
        en: 'Put these elements in order of atomic number, the lowest first. The numbers go from {from} to {to}.',
        fr: 'Rangez ces éléments par numéro atomique croissant. Les numéros vont de {from} à {to}.',
      },
      match: {
        en: 'Match each element with its atomic number.',
        fr: 'Associez chaque élément à son numéro atomique.',
      },
      typed: 'value',
      facts: ELEMENTS.filter(({ number }) => number <= 54).map(({ number, en, fr }): Fact => {
        const difficulty = number <= 8 ? 'easy' : number <= 20 ? 'medium' : 'tough'
        return [difficulty, en, fr, String(number), String(number)]
      }),
    },
    {
      forward: {
        en: 'To which family of elements does {entity} belong?',
        fr: 'Quelle est la famille de l’élément suivant\u00a0: {entity}\u00a0?',
      },
      statement: {
        en: 'The element {entity} belongs to {value}.',
        fr: 'L’élément «\u00a0{entity}\u00a0» fait partie de cette famille\u00a0: {value}.',
      },
      match: {
        en: 'Match each element with its family.',
        fr: 'Associez chaque élément à sa famille.',
      },
      group: {
        en: 'Which of these elements belong to {value}?',
        fr: 'Lesquels de ces éléments comptent parmi {value}\u00a0?',
      },
      facts: FAMILIES.flatMap(({ en, fr, numbers }) =>
        ELEMENTS.filter(({ number }) => numbers.includes(number)).map((element): Fact => {
          return [knownness(element.number), element.en, element.fr, en, fr]
        }),
      ),
    },
  ],
})

function knownness(number: number): Difficulty {
  if (WELL_KNOWN.has(number)) return 'easy'
  return SCHOOL_KNOWN.has(number) ? 'medium' : 'tough'
}
