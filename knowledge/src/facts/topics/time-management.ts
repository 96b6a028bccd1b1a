import type { FactPack } from '../pack.ts'

export const timeManagement: FactPack = {
  id: 'time-management',
  name: { en: 'Time management', fr: 'Gestion du temps' },
  aliases: {
    en: ['managing your time', 'productivity', 'getting organised', 'prioritising'],
    fr: ['gestion des priorités', 'organisation du travail', 'productivité', 'gérer son temps'],
  },
  relations: [
    {
      forward: {
        en: 'In time management, what is meant by “{entity}”?',
        fr: 'En gestion du temps, que désigne le terme « {entity} » ?',
      },
      reverse: {
        en: 'In time management, which term is used for this: {value}?',
        fr: 'En gestion du temps, quel est le terme qui désigne ceci : {value} ?',
      },
      statement: {
        en: 'In time management, the term “{entity}” is used for this: {value}.',
        fr: 'En gestion du temps, le terme « {entity} » désigne ceci : {value}.',
      },
      open: {
        en: 'In time management, what is meant by “{entity}”? Explain it in your own words and give an example.',
        fr: 'En gestion du temps, que désigne le terme « {entity} » ? Expliquez-le avec vos mots et donnez un exemple.',
      },
      fillIn: 'entity',
      facts: [
        [
          'easy',
          'to-do list',
          'liste de tâches',
          'record of what remains to be done',
          'relevé de ce qui reste à faire',
        ],
        [
          'easy',
          'deadline',
          'échéance',
          'moment by which something must be finished',
          'moment où une chose doit être finie',
        ],
        [
          'easy',
          'procrastination',
          'procrastination',
          'habit of putting things off',
          'habitude de remettre au lendemain',
        ],
        [
          'easy',
          'delegation',
          'délégation',
          'handing work to someone else',
          'fait de confier un travail à un autre',
        ],
        [
          'medium',
          'Eisenhower matrix',
          'matrice d’Eisenhower',
          'grid that sorts by urgency and importance',
          'grille qui classe selon l’urgence et l’importance',
        ],
        [
          'medium',
          'Pomodoro technique',
          'technique Pomodoro',
          'work in stretches of 25 minutes',
          'travail par séquences de 25 minutes',
        ],
        [
          'medium',
          'multitasking',
          'multitâche',
          'doing several things at once',
          'fait de mener plusieurs choses de front',
        ],
        [
          'medium',
          'time blocking',
          'planification par blocs',
          'keeping slots of the diary for one kind of work',
          'réserve de plages d’agenda pour un type de travail',
        ],
        [
          'medium',
          'milestone',
          'jalon',
          'point that marks a stage of a project',
          'repère qui marque une étape d’un projet',
        ],
        [
          'tough',
          'Parkinson’s law',
          'loi de Parkinson',
          'work swells to fill the hours available',
          'le travail s’étale sur toute la durée disponible',
        ],
        [
          'tough',
          'Pareto principle',
          'principe de Pareto',
          '20% of the effort yields 80% of the results',
          '20 % des efforts donnent 80 % des résultats',
        ],
        [
          'tough',
          'Carlson’s law',
          'loi de Carlson',
          'interrupted work takes longer',
          'un travail interrompu prend plus de temps',
        ],
        [
          'tough',
          'two-minute rule',
          'règle des deux minutes',
          'what is very quick is done at once',
          'ce qui est très court se fait aussitôt',
        ],
        [
          'tough',
          'Hofstadter’s law',
          'loi de Hofstadter',
          'everything takes longer than expected',
          'tout dure plus longtemps que prévu',
        ],
      ],
    },
  ],
}
