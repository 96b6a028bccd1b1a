/** The demo's own rooms, until one can walk about in them. */
const demo = {
  soon: 'In preparation',
  meanwhile: 'Until then, an account is free and opened in a minute.',
  signUp: 'Create a free account',
  dashboard: 'Go to the dashboard',
  createQuiz: {
    title: 'Try Probant without an account',
    sentence: 'You will be able to build a small quiz here from start to finish.',
  },
  dashboardQuestionGeneration: {
    title: 'Questions from the dashboard',
    sentence: 'You will see here how questions are generated from the dashboard.',
  },
  questionGeneration: {
    title: 'Generate questions',
    sentence: 'You will type a subject here and watch the questions arrive.',
  },
  quizForm: {
    title: 'The quiz form',
    sentence: 'You will arrange questions into a quiz here and choose its times.',
  },
  quizFormCreate: {
    title: 'Create a quiz',
    sentence: 'You will start a quiz from an empty sheet here.',
  },
}

export default demo
