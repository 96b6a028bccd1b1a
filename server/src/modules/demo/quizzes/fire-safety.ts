import { DEFAULT_CERTIFICATE } from '@probant/contract/certificates/option'
import { choice, choices, gap, open, statement } from '../kinds/questions.ts'
import type { DemoQuiz } from './quiz.ts'

export const FIRE_SAFETY: DemoQuiz = {
  title: 'Sécurité incendie',
  language: 'fr',
  subject: 'Sécurité au travail',
  durationMinutes: 15,
  instructions:
    'Formation annuelle du personnel. Trois tentatives au plus\u00a0; le certificat vaut un an. Les réponses vous sont montrées dès que vous avez terminé.',
  options: {
    antiCheat: 'warn',
    answersShown: 'after_finishing',
    passPercent: 70,
    attempts: { most: 3, untilPassed: true, counting: 'best', pauseMinutes: 0 },
    certificate: { ...DEFAULT_CERTIFICATE, validMonths: 12, reminderDays: 30 },
  },
  sections: [
    {
      title: 'Les bons réflexes',
      draw: null,
      questions: [
        choice({
          title: 'Quel numéro appelle directement les pompiers en France\u00a0?',
          difficulty: 'easy',
          right: 'Le 18',
          wrong: ['Le 15', 'Le 17', 'Le 3919'],
          explanation: 'Le 18 joint les pompiers\u00a0; le 112 fonctionne dans toute l’Europe.',
        }),
        statement({
          title: 'En cas d’incendie, on descend par l’ascenseur.',
          difficulty: 'easy',
          isTrue: false,
          explanation: 'Il peut s’arrêter entre deux étages ou s’ouvrir là où il y a le feu.',
        }),
        choice({
          title: 'Que fait-on d’une porte derrière laquelle il y a le feu\u00a0?',
          difficulty: 'medium',
          right: 'On la laisse fermée',
          wrong: ['On l’ouvre un peu', 'On la cale pour aérer', 'On l’arrose d’abord'],
          explanation: 'Fermée, elle retient les fumées et prive le feu d’air.',
        }),
        choice({
          title: 'Quel extincteur convient à un feu d’origine électrique\u00a0?',
          difficulty: 'tough',
          right: 'Au dioxyde de carbone',
          wrong: ['À eau en jet plein', 'À mousse en jet plein', 'À acétate de potassium'],
          explanation: 'Le CO₂ ne conduit pas le courant et ne laisse pas de résidu.',
        }),
        gap({
          title: 'Après l’évacuation, tout le monde se retrouve au point de …',
          difficulty: 'easy',
          accepted: ['rassemblement'],
          explanation: 'C’est là que l’on compte les présents.',
        }),
      ],
    },
    {
      title: 'Chez nous',
      draw: null,
      questions: [
        open({
          title: 'Décrivez le chemin d’évacuation depuis votre salle jusqu’à la cour.',
          difficulty: 'medium',
          maxScore: 3,
          guidance: 'La sortie la plus proche, l’escalier, et une autre issue si la première est enfumée.',
          explanation: 'Le plan est affiché à côté de chaque porte.',
        }),
        choices({
          title: 'Que faites-vous quand l’alarme retentit\u00a0?',
          difficulty: 'easy',
          all: [
            'Je ferme les portes derrière moi',
            'Je passe prendre mes affaires',
            'Je rejoins le point de rassemblement',
            'J’attends dans le couloir',
            'Je signale les personnes qui manquent',
          ],
          right: [
            'Je ferme les portes derrière moi',
            'Je rejoins le point de rassemblement',
            'Je signale les personnes qui manquent',
          ],
          explanation: 'On sort sans rien emporter, on ferme, on se compte.',
        }),
      ],
    },
  ],
}
