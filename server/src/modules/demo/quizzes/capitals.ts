import type { Difficulty } from '@probant/contract/questions/form'
import { choice } from '../kinds/questions.ts'
import type { DemoQuiz } from './quiz.ts'

/** Each participant gets five of these. */
const CAPITALS_OF: [ofCountry: string, difficulty: Difficulty, right: string, ...wrong: string[]][] = [
  ['du Portugal', 'easy', 'Lisbonne', 'Porto', 'Madrid', 'Coimbra'],
  ['de la Pologne', 'easy', 'Varsovie', 'Cracovie', 'Prague', 'Minsk'],
  ['de la Suisse', 'medium', 'Berne', 'Genève', 'Zurich', 'Lausanne'],
  ['de la Finlande', 'medium', 'Helsinki', 'Oslo', 'Tallinn', 'Turku'],
  ['de la Croatie', 'medium', 'Zagreb', 'Split', 'Sarajevo', 'Belgrade'],
  ['de la Slovaquie', 'tough', 'Bratislava', 'Ljubljana', 'Budapest', 'Košice'],
  ['de l’Estonie', 'tough', 'Tallinn', 'Riga', 'Vilnius', 'Tartu'],
  ['de la Bulgarie', 'tough', 'Sofia', 'Bucarest', 'Plovdiv', 'Skopje'],
]

/** The others are of the quiz's own subject. */
const IN_THE_EAST = ['de la Croatie', 'de la Slovaquie', 'de l’Estonie', 'de la Bulgarie']

export const CAPITALS: DemoQuiz = {
  title: 'Capitales de l’Europe',
  language: 'fr',
  subject: 'Géographie de l’Europe',
  durationMinutes: 10,
  instructions: 'Cinq capitales tirées au sort parmi huit\u00a0: votre voisin n’a pas les mêmes.',
  sections: [
    {
      title: 'Cinq capitales',
      draw: 5,
      questions: CAPITALS_OF.map(([ofCountry, difficulty, right, ...wrong]) =>
        choice({
          title: `Quelle est la capitale ${ofCountry}\u00a0?`,
          subject: IN_THE_EAST.includes(ofCountry) ? 'Europe de l’Est' : undefined,
          difficulty,
          right,
          wrong,
          explanation: `La capitale ${ofCountry} est ${right}.`,
        }),
      ),
    },
  ],
}
