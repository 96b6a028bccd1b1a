import { choice, gap, open, statement } from '../kinds/questions.ts'
import type { DemoQuiz } from './quiz.ts'

export const REVOLUTION: DemoQuiz = {
  title: 'La Révolution française',
  language: 'fr',
  subject: 'Révolution française',
  durationMinutes: 55,
  instructions: 'Huit questions sur le chapitre 2. Vous pouvez revenir sur vos réponses jusqu’à la fin.',
  sections: [
    {
      title: 'Dates et acteurs',
      draw: null,
      questions: [
        choice({
          title: 'En quelle année la Bastille est-elle prise\u00a0?',
          difficulty: 'easy',
          right: '1789',
          wrong: ['1776', '1792', '1804'],
          explanation: 'Le 14 juillet 1789, les Parisiens s’emparent de la forteresse royale.',
        }),
        choice({
          title: 'Qui réunit les états généraux en mai 1789\u00a0?',
          difficulty: 'easy',
          right: 'Louis XVI',
          wrong: ['Mirabeau', 'Robespierre', 'La Fayette'],
          explanation: 'Le roi convoque les trois ordres à Versailles pour régler la crise financière.',
        }),
        statement({
          title: 'Le serment du Jeu de paume précède la prise de la Bastille.',
          difficulty: 'medium',
          isTrue: true,
          explanation: 'Il est prêté le 20 juin 1789, trois semaines avant le 14 juillet.',
        }),
        gap({
          title: 'Dans la nuit du 4 août 1789, l’Assemblée abolit les … de la noblesse et du clergé.',
          difficulty: 'medium',
          accepted: ['privilèges', 'droits féodaux'],
          explanation: 'C’est la fin de la société d’ordres.',
        }),
        choice({
          title: 'Quel événement provoque la chute de la monarchie, le 10 août 1792\u00a0?',
          difficulty: 'medium',
          right: 'La prise des Tuileries',
          wrong: ['La fuite à Varennes', 'La bataille de Valmy', 'L’entrée en guerre'],
          explanation: 'Le roi est suspendu le jour même, puis enfermé au Temple.',
        }),
        statement({
          title: 'La Première République est proclamée après l’exécution de Louis XVI.',
          difficulty: 'tough',
          isTrue: false,
          explanation: 'Elle naît en septembre 1792\u00a0; le roi est exécuté le 21 janvier 1793.',
        }),
      ],
    },
    {
      title: 'Comprendre',
      draw: null,
      questions: [
        choice({
          title:
            'Que proclame l’article premier de la Déclaration des droits de l’homme et du citoyen\u00a0?',
          difficulty: 'medium',
          right: 'La liberté et l’égalité',
          wrong: ['Le suffrage des femmes', 'La fin de la peine de mort', 'La laïcité de l’école publique'],
          explanation: '«\u00a0Les hommes naissent et demeurent libres et égaux en droits.\u00a0»',
        }),
        open({
          title: 'Expliquez pourquoi la fuite du roi à Varennes affaiblit la monarchie.',
          difficulty: 'tough',
          maxScore: 4,
          guidance: 'La date (juin 1791), la confiance perdue, la montée de l’idée républicaine.',
          explanation: 'Le roi paraît abandonner la Révolution qu’il disait accepter.',
        }),
      ],
    },
  ],
}
