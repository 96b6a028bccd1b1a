import type { PlanKind, PlanLimits, PlanTexts } from '@probant/contract/plans'

/** What an empty installation offers; from then on it is data, changed in the administrator's screens. */
export const CATALOGUE: readonly { kind: PlanKind; limits: PlanLimits; texts: PlanTexts }[] = [
  {
    kind: 'free',
    limits: { questions: 50, manualQuestions: 50, quizzes: 5, participants: 30, groups: 2, groupSize: 30 },
    texts: {
      en: {
        name: 'Free',
        description: 'For a first quiz, and for one class.',
        features: [
          'Questions generated from a subject or your own text',
          'Timed quizzes with anti-cheat monitoring',
          'Results as they come in',
          'Certificates, several attempts and a grade book',
          'Export to learning platforms',
        ],
      },
      fr: {
        name: 'Gratuit',
        description: 'Pour un premier quiz et pour une classe.',
        features: [
          'Questions générées à partir d’un sujet ou de votre texte',
          'Quiz chronométrés et surveillés',
          'Résultats en direct',
          'Certificats, tentatives multiples et carnet de notes',
          'Export vers les plateformes d’apprentissage',
        ],
      },
    },
  },
  {
    kind: 'pro',
    limits: {
      questions: 1000,
      manualQuestions: 1000,
      quizzes: 100,
      participants: 300,
      groups: 20,
      groupSize: 300,
    },
    texts: {
      en: {
        name: 'Pro',
        description: 'For people who create exams often.',
        features: ['Everything in Free', 'Room for large groups', 'Room for many exams a month'],
      },
      fr: {
        name: 'Pro',
        description: 'Pour évaluer souvent.',
        features: [
          'Tout ce que comprend la formule Gratuit',
          'Adapté aux grands groupes',
          'Adapté à de nombreux examens par mois',
        ],
      },
    },
  },
  {
    kind: 'organization',
    limits: {
      questions: 10_000,
      manualQuestions: -1,
      quizzes: -1,
      participants: 1000,
      groups: -1,
      groupSize: 1000,
    },
    texts: {
      en: {
        name: 'Organization',
        description: 'For schools, training centres and recruiters who work together.',
        features: [
          'Everything in Pro',
          'Members with roles and limits',
          'A shared question bank',
          'Your own name, logo and colour',
        ],
      },
      fr: {
        name: 'Organisation',
        description:
          'Pour les écoles, centres de formation et services de recrutement qui travaillent ensemble.',
        features: [
          'Tout ce que comprend la formule Pro',
          'Des membres avec des rôles et des limites',
          'Une banque de questions partagée',
          'Votre nom, votre logo et votre couleur',
        ],
      },
    },
  },
]
