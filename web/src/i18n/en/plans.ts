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
    manualQuestions: 'Hand-written questions a month',
    quizzes: 'Quizzes a month',
    participants: 'Participants per quiz',
    groups: 'Groups of participants',
    groupSize: 'People in a group',
  },
  unlimited: 'Unlimited',
  actions: {
    free: 'Create a free account',
    paid: 'Start with a free account',
    current: 'See what you have used',
    billing: 'Go to billing',
    organization: 'Create an organization',
    personal: 'Go to the dashboard',
  },
  current: 'Your plan',
  hints: {
    begin: {
      free: 'No card, no end date.',
      pro: 'Begins with a free account, without a card.',
      organization: 'Begins with a free account, without a card.',
      enterprise: 'Made for one organization by the administrator.',
    },
    current: 'Of the workspace “{{workspace}}”.',
    billing: 'What you can choose, and how, stands there.',
    organization: 'If you have one already, switch to it in the dashboard.',
    personal: 'For your personal workspace: switch to it first.',
  },
  loading: 'The plans are on their way …',
  failed: {
    title: 'The plans could not be loaded',
    sentence: 'The prices stand on the server of this installation, and it did not answer.',
  },
  notes: {
    heading: 'Good to know',
    payment: {
      title: 'How to get a paid plan',
      text: 'Where this installation takes payments, you pay under <billing>Billing</billing> in your dashboard and cancel there when you like. Where it takes none, nothing is charged, nothing expires, and its administrator assigns the plans. Billing says which of the two it is.',
    },
    trial: {
      title: 'Trying the Organization plan',
      text: 'Where payments are taken, your first organization can be tried for {{days}} days without a card. Nothing is charged by itself: if you do nothing, what you made stays readable and nothing new is created.',
    },
    counting: {
      title: 'How it is counted',
      text: 'Questions and quizzes are counted by month and begin anew with the next: on the first, or on the day of the invoice where a plan is paid. Groups are counted as they stand, participants for each quiz.',
    },
    preparation: {
      title: 'What is already there',
      text: 'Some of what the plans include is still in preparation. The home page says <features>what works today</features>.',
    },
  },
  prompt: {
    title: {
      plans: 'This is more than your plan includes',
      askOwner: 'Your share is used up',
      reactivate: 'This organization is inactive',
    },
    seePlans: 'See plans',
    seeUsage: 'See your usage',
    reactivate: 'Re-activate',
    close: 'Not now',
    askOwner: 'The owner or a moderator can raise your share on the members page.',
    inactive: 'What was made stays readable. Ask the owner of the organization to re-activate it.',
    inactiveOwner: 'What was made stays readable. You can re-activate the organization under Billing.',
  },
}

export default plans
