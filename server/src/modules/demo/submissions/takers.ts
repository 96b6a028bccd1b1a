import type { Violation } from '@probant/contract/participants/participant'
import { CAPITALS } from '../quizzes/capitals.ts'
import { FIRE_SAFETY } from '../quizzes/fire-safety.ts'
import { FIRST_AID } from '../quizzes/first-aid.ts'
import type { DemoQuiz } from '../quizzes/quiz.ts'
import { REVOLUTION } from '../quizzes/revolution.ts'

/** What somebody did with a quiz. Questions go by their numbers on the paper. */
export interface Taker {
  name: string
  /** Minutes after the quiz opened; where they are before now, less than 0. */
  began: number
  /** Until the last answer. */
  minutes: number
  wrong?: number[]
  empty?: number[]
  flagged?: number[]
  /** To an open question; left empty where there is none. */
  text?: string
  /** The same where the quiz is in English. */
  textInEnglish?: string
  /** What their teacher gave for that, out of as many as the question is worth. */
  grade?: { points: number; feedback?: string }
  /** Each but the one that ends the quiz was followed by a warning, which was read. */
  violations?: Violation[]
  /** Not of the group: invited by themselves. */
  isGuest?: true
  /** Whoever does not is at work still, or was until the time was out. */
  handsIn?: true
}

interface Taking {
  quiz: DemoQuiz
  takers: Taker[]
}

export const TAKINGS: Taking[] = [
  {
    quiz: CAPITALS,
    takers: [
      { name: 'Inès Benali', began: 12, minutes: 4, handsIn: true },
      { name: 'Hugo Bernard', began: 12, minutes: 6, wrong: [3, 5], handsIn: true },
      { name: 'Chloé Caron', began: 13, minutes: 5, wrong: [4], handsIn: true },
      { name: 'Théo Dubois', began: 13, minutes: 3, wrong: [1, 2, 4, 5], handsIn: true },
      { name: 'Aminata Diallo', began: 14, minutes: 7, handsIn: true },
      { name: 'Raphaël Faure', began: 14, minutes: 8, wrong: [2], empty: [5] },
      { name: 'Manon Garnier', began: 15, minutes: 5, wrong: [3], handsIn: true },
      { name: 'Yanis Haddad', began: 15, minutes: 6, wrong: [1, 4], handsIn: true },
      { name: 'Léa Lambert', began: 16, minutes: 5, wrong: [5], handsIn: true },
      { name: 'Noé Lefèvre', began: 17, minutes: 2, wrong: [4], violations: ['window_blur'], handsIn: true },
      { name: 'Camille Marchand', began: 240, minutes: 6, handsIn: true },
      { name: 'Thi Mai Nguyen', began: 241, minutes: 4, wrong: [2], handsIn: true },
      { name: 'Lucas Petit', began: 242, minutes: 7, wrong: [2, 5], handsIn: true },
      { name: 'Jeanne Perrin', began: 243, minutes: 9, wrong: [4], empty: [5], handsIn: true },
      { name: 'Adrien Renaud', began: 300, minutes: 5, wrong: [1, 3, 5], handsIn: true },
      { name: 'Zoé Rousseau', began: 301, minutes: 6, handsIn: true },
      { name: 'Sofia Santos', began: 420, minutes: 5, wrong: [3, 4], handsIn: true },
      { name: 'Maël Tanguy', began: 421, minutes: 8, wrong: [1, 2, 3], empty: [4], handsIn: true },
      { name: 'Nina Bonnet', began: 60, minutes: 5, wrong: [5], isGuest: true, handsIn: true },
      { name: 'Ilyes Mansouri', began: 60, minutes: 7, wrong: [4, 5], isGuest: true, handsIn: true },
      { name: 'Rose Delattre', began: 61, minutes: 4, isGuest: true, handsIn: true },
      { name: 'Gaspard Morel', began: 61, minutes: 9, wrong: [1, 2, 4, 5], isGuest: true, handsIn: true },
      { name: 'Awa Sow', began: 62, minutes: 6, wrong: [4, 5], isGuest: true, handsIn: true },
      { name: 'Tom Vasseur', began: 62, minutes: 3, wrong: [2, 3, 4, 5], isGuest: true, handsIn: true },
      { name: 'Elif Yilmaz', began: 63, minutes: 6, wrong: [5], isGuest: true, handsIn: true },
      { name: 'Paul Zimmer', began: 64, minutes: 8, wrong: [2, 4], empty: [5], isGuest: true, handsIn: true },
    ],
  },
  {
    quiz: REVOLUTION,
    takers: [
      {
        name: 'Inès Benali',
        began: -50,
        minutes: 32,
        text: 'En juin 1791, le roi tente de fuir et il est reconnu à Varennes. Le peuple comprend qu’il ne croyait pas à la Constitution\u00a0: il perd la confiance du pays, et l’idée d’une république progresse.',
        textInEnglish:
          'In June 1791 the king tried to flee and was recognised at Varennes. People saw that he had never believed in the constitution: he lost the country’s trust, and the idea of a republic gained ground.',
        handsIn: true,
      },
      {
        name: 'Hugo Bernard',
        began: -49,
        minutes: 27,
        wrong: [5, 6],
        text: 'Parce que le roi a voulu quitter la France et que les gens étaient en colère contre lui.',
        textInEnglish: 'Because the king wanted to leave France and people were angry with him.',
        handsIn: true,
      },
      { name: 'Théo Dubois', began: -48, minutes: 9, wrong: [2, 3, 6, 7], handsIn: true },
      { name: 'Manon Garnier', began: -46, minutes: 21, wrong: [6], handsIn: true },
      // By the clock, yesterday evening.
      { name: 'Raphaël Faure', began: -900, minutes: 41, wrong: [4], empty: [7] },
      {
        name: 'Noé Lefèvre',
        began: -47,
        minutes: 14,
        empty: [5, 6, 7],
        violations: ['tab_switch', 'copy_paste'],
      },
      { name: 'Aminata Diallo', began: -9, minutes: 8, wrong: [5], empty: [6, 7], flagged: [4] },
      { name: 'Yanis Haddad', began: -8, minutes: 6, empty: [4, 5, 6, 7], violations: ['window_blur'] },
      { name: 'Léa Lambert', began: -6, minutes: 5, wrong: [2], empty: [5, 6, 7], flagged: [2, 3] },
      { name: 'Camille Marchand', began: -3, minutes: 2, empty: [3, 4, 5, 6, 7] },
    ],
  },
  // Before what the same people did later: nobody sends anything before what they sent last.
  {
    quiz: FIRST_AID,
    takers: [
      {
        name: 'Fatou Camara',
        began: 5,
        minutes: 18,
        text: 'J’écarte le danger, je regarde s’il respire. J’envoie quelqu’un appeler le 15 et chercher le défibrillateur. S’il ne respire pas, je masse\u00a0; s’il respire, je le mets sur le côté.',
        grade: { points: 5, feedback: 'Tout y est, et dans l’ordre.' },
        handsIn: true,
      },
      {
        name: 'Gérard Colin',
        began: 5,
        minutes: 9,
        wrong: [2],
        text: 'J’appelle les pompiers et j’attends à côté de lui.',
        grade: { points: 1.5, feedback: 'Respire-t-il\u00a0? C’est la première question qu’on vous posera.' },
        handsIn: true,
      },
      {
        name: 'Anna Kowalska',
        began: 6,
        minutes: 16,
        text: 'Je vérifie qu’il respire, j’appelle le 112, je commence le massage et je demande le défibrillateur.',
        grade: { points: 4, feedback: 'Pensez d’abord à votre propre sécurité.' },
        handsIn: true,
      },
      {
        name: 'Mia Lindqvist',
        began: 7,
        minutes: 14,
        text: 'Protéger, regarder s’il respire, alerter, puis le mettre sur le côté s’il respire.',
        grade: { points: 3.75 },
        handsIn: true,
      },
      {
        name: 'Olivier Masson',
        began: 7,
        minutes: 6,
        wrong: [1, 2],
        text: 'Je lui donne de l’eau et je le relève.',
        grade: { points: 0, feedback: 'Surtout pas\u00a0: relisez la fiche, et venez m’en parler.' },
        handsIn: true,
      },
      {
        name: 'Rosa Oliveira',
        began: 8,
        minutes: 12,
        text: 'J’alerte, je masse jusqu’à l’arrivée des secours. Un collègue va chercher le défibrillateur.',
        grade: { points: 3.25, feedback: 'Il manque de vérifier la respiration.' },
        handsIn: true,
      },
      { name: 'Benoît Roux', began: 9, minutes: 7, handsIn: true },
    ],
  },
  {
    quiz: FIRE_SAFETY,
    takers: [
      {
        name: 'Fatou Camara',
        began: -1500,
        minutes: 9,
        wrong: [4],
        text: 'Je sors à gauche, je prends l’escalier B jusqu’à la cour. S’il est enfumé, je passe par l’escalier A.',
        grade: { points: 3, feedback: 'Très bien\u00a0: les deux issues y sont.' },
        // Here they only warn.
        violations: ['tab_switch', 'window_blur'],
        handsIn: true,
      },
      { name: 'Gérard Colin', began: -1440, minutes: 6, wrong: [1, 3], handsIn: true },
    ],
  },
]

/** Who takes a quiz besides the group. */
export function guestsOf(quiz: DemoQuiz): string[] {
  const takers = TAKINGS.find((taking) => taking.quiz === quiz)?.takers ?? []
  return takers.filter(({ isGuest }) => isGuest).map(({ name }) => name)
}
