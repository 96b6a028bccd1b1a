import { choice, open, statement } from '../kinds/questions.ts'
import type { DemoQuiz } from './quiz.ts'

export const FIRST_AID: DemoQuiz = {
  title: 'Gestes de premiers secours',
  language: 'fr',
  subject: 'Premiers secours',
  durationMinutes: 25,
  instructions: 'La dernière question est lue par la formatrice. Les notes sont publiées quand tout est lu.',
  options: { scoreShown: 'on_release', antiCheat: 'record' },
  sections: [
    {
      title: '',
      draw: null,
      questions: [
        choice({
          title: 'Quel numéro d’urgence fonctionne dans toute l’Union européenne\u00a0?',
          difficulty: 'easy',
          right: 'Le 112',
          wrong: ['Le 115', 'Le 117', 'Le 119'],
          explanation: 'Le 112 est gratuit et fonctionne depuis n’importe quel téléphone.',
        }),
        statement({
          title: 'On retire soi-même un objet enfoncé dans une plaie.',
          difficulty: 'medium',
          isTrue: false,
          explanation:
            'Il peut retenir le saignement\u00a0: on le laisse en place et on appelle les secours.',
        }),
        open({
          title: 'Un collègue s’effondre et ne répond plus. Décrivez ce que vous faites, dans l’ordre.',
          difficulty: 'tough',
          maxScore: 5,
          guidance:
            'Un point par étape\u00a0: protéger, vérifier la respiration, alerter, masser ou mettre sur le côté, faire chercher le défibrillateur.',
          explanation: 'Protéger, examiner, alerter, secourir.',
        }),
      ],
    },
  ],
}
