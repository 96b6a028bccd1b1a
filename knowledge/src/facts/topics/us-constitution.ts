import type { FactPack } from '../pack.ts'

export const usConstitution: FactPack = {
  id: 'us-constitution',
  name: { en: 'The US Constitution', fr: 'La Constitution des États-Unis' },
  aliases: {
    en: ['US Constitution', 'American Constitution'],
    fr: ['Constitution américaine', 'Constitution des États-Unis'],
  },
  narrower: { en: ['Bill of Rights', 'US government'], fr: ['institutions des États-Unis'] },
  relations: [
    {
      forward: {
        en: 'Under the US Constitution, what belongs to {entity}?',
        fr: 'Dans la Constitution des États-Unis, qu’est-ce qui revient {entity} ?',
      },
      statement: {
        en: 'Under the US Constitution, this belongs to {entity}: {value}.',
        fr: 'Dans la Constitution des États-Unis, ceci revient {entity} : {value}.',
      },
      facts: [
        [
          'easy',
          'the president',
          'au président',
          'command of the armed forces',
          'le commandement des armées',
        ],
        ['easy', 'Congress', 'au Congrès', 'the power to make laws', 'le pouvoir de faire les lois'],
        [
          'medium',
          'the Senate',
          'au Sénat',
          'the trial of an impeached official',
          'le jugement d’un responsable mis en accusation',
        ],
        [
          'medium',
          'the Supreme Court',
          'à la Cour suprême',
          'the last word in court cases',
          'le dernier mot dans les procès',
        ],
        [
          'medium',
          'the vice president',
          'au vice-président',
          'a casting vote in the Senate',
          'une voix décisive au Sénat',
        ],
        [
          'tough',
          'the House of Representatives',
          'à la Chambre des représentants',
          'the first word on raising revenue',
          'la priorité sur les lois de recettes',
        ],
        [
          'tough',
          'the electoral college',
          'au collège électoral',
          'the choice of the head of state',
          'le choix du chef de l’État',
        ],
      ],
    },
    {
      forward: {
        en: 'What does the {entity} to the US Constitution deal with?',
        fr: 'De quoi traite le {entity} à la Constitution des États-Unis ?',
      },
      reverse: {
        en: 'Which amendment to the US Constitution deals with {value}?',
        fr: 'Quel est l’amendement à la Constitution des États-Unis qui porte sur {value} ?',
      },
      statement: {
        en: 'The {entity} to the US Constitution deals with {value}.',
        fr: 'Le {entity} à la Constitution des États-Unis porte sur {value}.',
      },
      facts: [
        [
          'easy',
          'First Amendment',
          'premier amendement',
          'freedom of speech and religion',
          'la liberté d’expression et de religion',
        ],
        [
          'easy',
          'Second Amendment',
          'deuxième amendement',
          'the right to bear arms',
          'le droit de porter des armes',
        ],
        [
          'medium',
          'Thirteenth Amendment',
          'treizième amendement',
          'the abolition of slavery',
          'l’abolition de l’esclavage',
        ],
        [
          'medium',
          'Nineteenth Amendment',
          'dix-neuvième amendement',
          'the vote for women',
          'le vote des femmes',
        ],
        [
          'medium',
          'Fifth Amendment',
          'cinquième amendement',
          'the right not to testify against oneself',
          'le droit de ne pas témoigner contre soi-même',
        ],
        [
          'tough',
          'Twenty-second Amendment',
          'vingt-deuxième amendement',
          'a limit of two presidential terms',
          'la limite de deux mandats présidentiels',
        ],
        [
          'tough',
          'Eighteenth Amendment',
          'dix-huitième amendement',
          'the prohibition of alcohol',
          'la prohibition de l’alcool',
        ],
        [
          'tough',
          'Fourth Amendment',
          'quatrième amendement',
          'protection from unreasonable searches',
          'la protection contre les fouilles abusives',
        ],
        [
          'tough',
          'Twenty-sixth Amendment',
          'vingt-sixième amendement',
          'the vote from the age of eighteen',
          'le vote dès dix-huit ans',
        ],
      ],
    },
    {
      forward: {
        en: 'Under the US Constitution, how many of these are there: {entity}?',
        fr: 'Dans la Constitution des États-Unis, quel est le nombre {entity} ?',
      },
      statement: {
        en: 'Under the US Constitution, the number of {entity} is {value}.',
        fr: 'Dans la Constitution des États-Unis, le nombre {entity} est de {value}.',
      },
      fillIn: 'value',
      facts: [
        ['easy', 'senators for each state', 'de sénateurs par État', '2', '2'],
        ['easy', 'years in a presidential term', 'd’années d’un mandat présidentiel', '4', '4'],
        ['medium', 'amendments in the Bill of Rights', 'd’amendements du Bill of Rights', '10', '10'],
        ['tough', 'amendments in all', 'd’amendements en tout', '27', '27'],
        ['tough', 'years in a senator’s term', 'd’années d’un mandat de sénateur', '6', '6'],
      ],
    },
  ],
}
