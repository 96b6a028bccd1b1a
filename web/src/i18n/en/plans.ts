const plans = {
  title: 'Pricing',
  description:
    'The plans of this installation of Probant: what each costs a month and how much it includes. Free needs no card.',
  heading: 'Start free.\n<mark>No card needed.</mark>',
  sentence: 'Every account begins on the free plan and may stay there as long as it likes.',
  perMonth: 'per month',
  suggested: 'Our suggestion',
  limitsOf: 'Limits of {{plan}}',
  limits: {
    questions: 'Generated questions a month',
    manualQuestions: 'Own questions a month',
    quizzes: 'Quizzes a month',
    participants: 'Participants per quiz',
    groups: 'Groups of participants',
    groupSize: 'People in a group',
  },
  unlimited: 'Unlimited',
  actions: {
    free: 'Create a free account',
    paid: 'Start with a free account',
    dashboard: 'Go to the dashboard',
  },
  assigned: 'Assigned by the administrator.',
  noCard: 'No card, no end date.',
  loading: 'The plans are on their way …',
  failed: {
    title: 'The plans could not be loaded',
    sentence: 'The prices stand on the server of this installation, and it did not answer.',
  },
  notes: {
    heading: 'Good to know',
    payment: {
      title: 'How to get a paid plan',
      text: 'Nothing can be paid online here yet. Until payments are set up, the administrator of this installation assigns the plans, and you are charged nothing by Probant.',
    },
    counting: {
      title: 'How it is counted',
      text: 'Questions and quizzes are counted by calendar month and begin anew on the first. Groups are counted as they stand, participants for each quiz.',
    },
    preparation: {
      title: 'What is already there',
      text: 'Some of what the plans include is still in preparation. The home page says <features>what works today</features>.',
    },
  },
}

export default plans
