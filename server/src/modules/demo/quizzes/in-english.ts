import type { Difficulty } from '@probant/contract/questions/form'
import { choice, gap, open, statement } from '../kinds/questions.ts'
import { CAPITALS } from './capitals.ts'
import type { DemoQuiz } from './quiz.ts'
import { REVOLUTION } from './revolution.ts'

/** Each participant gets five of these. */
const CAPITALS_OF: [country: string, difficulty: Difficulty, right: string, ...wrong: string[]][] = [
  ['Portugal', 'easy', 'Lisbon', 'Porto', 'Madrid', 'Coimbra'],
  ['Poland', 'easy', 'Warsaw', 'Kraków', 'Prague', 'Minsk'],
  ['Switzerland', 'medium', 'Bern', 'Geneva', 'Zurich', 'Lausanne'],
  ['Finland', 'medium', 'Helsinki', 'Oslo', 'Tallinn', 'Turku'],
  ['Croatia', 'medium', 'Zagreb', 'Split', 'Sarajevo', 'Belgrade'],
  ['Slovakia', 'tough', 'Bratislava', 'Ljubljana', 'Budapest', 'Košice'],
  ['Estonia', 'tough', 'Tallinn', 'Riga', 'Vilnius', 'Tartu'],
  ['Bulgaria', 'tough', 'Sofia', 'Bucharest', 'Plovdiv', 'Skopje'],
]

/** The others are of the quiz's own subject. */
const IN_THE_EAST = ['Croatia', 'Slovakia', 'Estonia', 'Bulgaria']

const CAPITALS_IN_ENGLISH: DemoQuiz = {
  title: 'Capitals of Europe',
  language: 'en',
  subject: 'Geography of Europe',
  durationMinutes: CAPITALS.durationMinutes,
  instructions: 'Five capitals, drawn from eight: your neighbour has others.',
  sections: [
    {
      title: 'Five capitals',
      draw: 5,
      questions: CAPITALS_OF.map(([country, difficulty, right, ...wrong]) =>
        choice({
          title: `What is the capital of ${country}?`,
          subject: IN_THE_EAST.includes(country) ? 'Eastern Europe' : undefined,
          difficulty,
          right,
          wrong,
          explanation: `The capital of ${country} is ${right}.`,
        }),
      ),
    },
  ],
}

const REVOLUTION_IN_ENGLISH: DemoQuiz = {
  title: 'The French Revolution',
  language: 'en',
  subject: 'French Revolution',
  durationMinutes: REVOLUTION.durationMinutes,
  instructions: 'Eight questions on chapter 2. You can go back to your answers until the end.',
  sections: [
    {
      title: 'Dates and people',
      draw: null,
      questions: [
        choice({
          title: 'In which year was the Bastille stormed?',
          difficulty: 'easy',
          right: '1789',
          wrong: ['1776', '1792', '1804'],
          explanation: 'On 14 July 1789 the people of Paris took the royal fortress.',
        }),
        choice({
          title: 'Who summoned the Estates General in May 1789?',
          difficulty: 'easy',
          right: 'Louis XVI',
          wrong: ['Mirabeau', 'Robespierre', 'La Fayette'],
          explanation: 'The king called the three estates to Versailles to settle the financial crisis.',
        }),
        statement({
          title: 'The Tennis Court Oath came before the storming of the Bastille.',
          difficulty: 'medium',
          isTrue: true,
          explanation: 'It was sworn on 20 June 1789, three weeks before 14 July.',
        }),
        gap({
          title: 'In the night of 4 August 1789 the Assembly abolished the … of nobility and clergy.',
          difficulty: 'medium',
          accepted: ['privileges', 'feudal rights'],
          explanation: 'It was the end of the society of estates.',
        }),
        choice({
          title: 'Which event brought down the monarchy on 10 August 1792?',
          difficulty: 'medium',
          right: 'The storming of the Tuileries',
          wrong: ['The flight to Varennes', 'The Battle of Valmy', 'The declaration of war'],
          explanation: 'The king was suspended the same day, then imprisoned in the Temple.',
        }),
        statement({
          title: 'The First Republic was proclaimed after the execution of Louis XVI.',
          difficulty: 'tough',
          isTrue: false,
          explanation: 'It was born in September 1792; the king was executed on 21 January 1793.',
        }),
      ],
    },
    {
      title: 'Understanding',
      draw: null,
      questions: [
        choice({
          title: 'What does the first article of the Declaration of the Rights of Man proclaim?',
          difficulty: 'medium',
          right: 'Liberty and equality',
          wrong: ['Votes for women', 'The end of the death penalty', 'Schools without religion'],
          explanation: '“Men are born and remain free and equal in rights.”',
        }),
        open({
          title: 'Explain why the king’s flight to Varennes weakened the monarchy.',
          difficulty: 'tough',
          maxScore: 4,
          guidance: 'The date (June 1791), the trust that was lost, the rise of the republican idea.',
          explanation: 'The king seemed to abandon the Revolution that he claimed to accept.',
        }),
      ],
    },
  ],
}

const IN_ENGLISH = new Map([
  [CAPITALS, CAPITALS_IN_ENGLISH],
  [REVOLUTION, REVOLUTION_IN_ENGLISH],
])

/** The same quiz for a class that speaks English, where there is one. */
export function inEnglish(quiz: DemoQuiz): DemoQuiz {
  return IN_ENGLISH.get(quiz) ?? quiz
}
