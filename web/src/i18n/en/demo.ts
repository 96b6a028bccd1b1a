/** The demo: the real dialog and the real form, over a workspace that lives in the browser. */
const demo = {
  needsAccount: 'This needs an account. Sign up at the top of the page: what you’ve made comes along.',
  full: 'The demo has no room for more. Sign up at the top of the page to go on: what you’ve made comes along.',
  botCheckFailed: 'The robot check didn’t finish. Please try again.',
  bar: {
    label: 'Demo',
    notice: 'This is the demo. What you make here stays in this tab.',
    made: 'This is the demo. What you’ve made is in this tab only, until you keep it.',
    leave: 'Leave the demo',
    dashboard: 'Go to the dashboard',
  },
  start: {
    title: 'Try it now, without an account',
    highlighted: 'without an account',
    description:
      'Generate questions and build a quiz with Probant in your browser, without an account. Keep what you made by signing up.',
    sentence: 'Type a subject, or pick one below. You’ll have your first questions in a moment.',
    subject: 'Subject',
    placeholder: 'Photosynthesis, road safety, percentages …',
    missing: 'Type a subject first.',
    submit: 'Generate questions',
    suggestions: 'Or begin with one of these',
    stepsLabel: 'What happens next',
    steps: {
      questions: {
        title: 'Questions arrive',
        sentence: 'Keep them, edit them, drop them or ask for others.',
      },
      quiz: {
        title: 'You build a quiz',
        sentence: 'In the real form, with a preview of what people will see.',
      },
      keep: {
        title: 'You keep it, or not',
        sentence: 'Sign up and it’s in your account. Close the tab and it’s gone.',
      },
    },
  },
  made: {
    label: 'What you’ve made so far',
    one: 'You have {{questions}} here.',
    both: 'You have {{questions}} and {{quizzes}} here.',
    questions_one: '{{count}} question',
    questions_other: '{{count}} questions',
    quizzes_one: '{{count}} quiz',
    quizzes_other: '{{count}} quizzes',
    bank: 'Question bank',
    quiz: 'Back to the quiz',
    makeQuiz: 'Make a quiz of them',
    startOver: 'Start over',
    startOverTitle: 'Start over?',
    startOverSentence: 'All questions and quizzes that you’ve made in this demo will be gone.',
  },
  generation: {
    title: 'Generate questions',
    heading: 'Request and questions',
    sentence: 'Ask for questions, look through what comes, and keep what you like.',
  },
  form: {
    emptyTitle: 'No questions for a quiz yet',
    emptySentence: 'Generate a few first: they’ll be in the quiz when you come back.',
    emptyAction: 'Generate questions',
  },
  publish: {
    title: 'To publish and invite, keep it',
    sentence: 'Here the demo ends. With an account this quiz is yours, just as it stands, and you can:',
    next: {
      publish: 'publish it, for now or for a date',
      invite: 'invite people by e-mail, by link or with a code',
      watch: 'watch live while they answer',
      results: 'read the results, question by question',
    },
  },
  keep: {
    signUp: 'Keep this: sign up',
    keep: 'Keep this',
    logIn: 'I have an account',
    title: 'Keeping what you’ve made',
    sentence: 'It’s on its way from this browser into your account.',
    pending: 'Keeping it …',
    failed: 'It couldn’t be kept yet. It’s still in this browser.',
    nothingTitle: 'There’s nothing to keep',
    nothingSentence: 'It may be in your account already, or was made in another tab.',
    dashboard: 'Go to the dashboard',
  },
  kept: {
    title_one: 'Kept: {{count}} question is yours now.',
    title_other: 'Kept: {{count}} questions are yours now.',
    sentence: 'It’s all in your account. The copy in this browser is gone.',
  },
  fewer: {
    title: 'There isn’t room for all of it',
    label: 'Choose what to keep',
    quiz: 'Quiz “{{title}}”',
    keep_one: 'Keep this one',
    keep_other: 'Keep these {{count}}',
    plans: 'See the plans',
  },
}

export default demo
