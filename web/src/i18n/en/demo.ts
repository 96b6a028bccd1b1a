/** The demo's own rooms, until one can walk about in them. */
const demo = {
  soon: 'In preparation',
  signUp: 'Create a free account',
  dashboard: 'Go to the dashboard',
  createQuiz: {
    title: 'Try Probant without an account',
    sentence:
      'You will be able to build a small quiz here from start to finish; until then, an account is free and opened in a minute.',
  },
  dashboardQuestionGeneration: {
    title: 'Questions from the dashboard',
    sentence:
      'You will see here how questions are generated from the dashboard; until then, an account is free and opened in a minute.',
  },
  questionGeneration: {
    title: 'Generate questions',
    sentence:
      'You will type a subject here and watch the questions arrive; until then, an account is free and opened in a minute.',
  },
  quizForm: {
    title: 'The quiz form',
    sentence:
      'You will arrange questions into a quiz here and choose its times; until then, an account is free and opened in a minute.',
  },
  quizFormCreate: {
    title: 'Create a quiz',
    sentence:
      'You will start a quiz from an empty sheet here; until then, an account is free and opened in a minute.',
  },
}

export default demo
