import type { Difficulty } from '@probant/contract/questions/form'
import type { Fact } from '../facts/pack.ts'
import { factSubject } from '../facts/subject.ts'
import { DEPARTMENTS_TABLE, KNOWN, WELL_KNOWN } from './departments-table.ts'

const DEPARTMENTS = DEPARTMENTS_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [number = '', of = '', prefecture = '', region = ''] = line.split('|')
    return { number, of, name: bare(of), prefecture, region, difficulty: difficultyOf(number) }
  })

export const frenchDepartments = factSubject({
  id: 'french-departments',
  name: { en: 'French departments', fr: 'Départements français' },
  aliases: {
    en: ['departments of France'],
    fr: ['départements', 'départements de France', 'départements et régions', 'numéros des départements'],
  },
  narrower: [
    {
      en: ['French regions', 'regions of France', 'French prefectures', 'geography of France'],
      fr: [
        'régions de France',
        'régions françaises',
        'préfectures',
        'chefs-lieux',
        'géographie de la France',
      ],
    },
  ],
  relations: () => [
    {
      forward: {
        en: 'What is the number of the French department of {entity}?',
        fr: 'Quel est le numéro du département {entity}\u00a0?',
      },
      reverse: {
        en: 'Which of the French departments is the one with the number {value}?',
        fr: 'Quel département français porte le numéro {value}\u00a0?',
      },
      statement: {
        en: 'The number of the French department of {entity} is {value}.',
        fr: 'Le numéro du département {entity} est {value}.',
      },
      match: {
        en: 'Match each French department with its number.',
        fr: 'Associez chaque département à son numéro.',
      },
      typed: 'value',
      facts: DEPARTMENTS.map(
        ({ difficulty, name, of, number }): Fact => [difficulty, name, of, number, number],
      ),
    },
    {
      forward: {
        en: 'Which town is the prefecture of the French department of {entity}?',
        fr: 'Quelle ville est la préfecture {entity}\u00a0?',
      },
      reverse: {
        en: 'Which of the French departments is the one with the prefecture {value}?',
        fr: 'De quel département {value} est-elle la préfecture\u00a0?',
      },
      statement: {
        en: 'The prefecture of the French department of {entity} is {value}.',
        fr: 'La préfecture {entity} est {value}.',
      },
      match: {
        en: 'Match each French department with its prefecture.',
        fr: 'Associez chaque département à sa préfecture.',
      },
      open: {
        en: 'Name the prefecture of the French department of {entity}, and place the department on the map of France.',
        fr: 'Nommez la préfecture {entity}, et situez ce département sur la carte de France.',
      },
      typed: 'value',
      facts: DEPARTMENTS.filter(({ prefecture }) => prefecture !== '-').map(
        ({ difficulty, name, of, prefecture }): Fact => [difficulty, name, of, prefecture, prefecture],
      ),
    },
    {
      forward: {
        en: 'In which of the regions of France is the department of {entity}?',
        fr: 'Quelle est la région {entity}\u00a0?',
      },
      statement: {
        en: 'The French department of {entity} is in the region {value}.',
        fr: 'La région {entity} est\u00a0: {value}.',
      },
      match: {
        en: 'Match each French department with its region.',
        fr: 'Associez chaque département à sa région.',
      },
      group: {
        en: 'Which of these French departments are in the region {value}?',
        fr: 'Lesquels de ces départements font partie de la région {value}\u00a0?',
      },
      // Where a region is named like its department there is nothing to ask.
      facts: DEPARTMENTS.filter(({ region, name }) => region !== '-' && !name.includes(region)).map(
        ({ difficulty, name, of, region }): Fact => [difficulty, name, of, region, region],
      ),
    },
  ],
})

function bare(of: string): string {
  return of.replace(/^(de la |de l’|de |du |des )/, '')
}

function difficultyOf(number: string): Difficulty {
  if (WELL_KNOWN.has(number)) return 'easy'
  return KNOWN.has(number) ? 'medium' : 'tough'
}
