/** The demo's own rooms, until one can walk about in them. */
const demo = {
  soon: 'Coming soon',
  meanwhile: 'Until then, you can create a free account in a minute.',
  signUp: 'Create a free account',
  dashboard: 'Go to the dashboard',
  createQuiz: {
    title: 'Try Probant without an account',
    sentence: 'You’ll be able to build a small quiz here from start to finish.',
  },
  dashboardQuestionGeneration: {
    title: 'Questions from the dashboard',
    sentence: 'You’ll see here how to generate questions from the dashboard.',
  },
  questionGeneration: {
    title: 'Generate questions',
    sentence: 'You’ll type a subject here and watch the questions arrive.',
  },
  quizForm: {
    title: 'The quiz form',
    sentence: 'You’ll arrange questions into a quiz here and set its schedule.',
  },
  quizFormCreate: {
    title: 'Create a quiz',
    sentence: 'You’ll start a quiz from scratch here.',
  },
}

export default demo
