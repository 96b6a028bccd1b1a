const plans = {
  title: 'Pricing',
  description:
    'The plans available on this installation of Probant: what each costs per month and what it includes.',
  heading: 'Start free.\n<mark>No card needed.</mark>',
  unpaidHeading: 'Start free.\n<mark>No end date.</mark>',
  sentence: 'Every account starts on the free plan and can stay there for as long as you like.',
  perMonth: 'per month',
  suggested: 'Recommended',
  limitsOf: 'Limits of {{plan}}',
  limits: {
    questions: 'Generated questions per month',
    manualQuestions: 'Hand-written questions per month',
    quizzes: 'Quizzes per month',
    participants: 'Participants per quiz',
    groups: 'Participant groups',
    groupSize: 'People per group',
  },
  unlimited: 'Unlimited',
  actions: {
    free: 'Create a free account',
    paid: 'Start with a free account',
    billing: 'Go to billing',
    organization: 'Create an organization',
  },
  hints: {
    begin: {
      free: 'No card, no end date.',
      pro: 'No card needed to begin.',
      organization: 'No card needed to begin.',
      enterprise: 'Set up for one organization by the administrator.',
    },
    beginUnpaid: {
      free: 'For as long as you like.',
      pro: 'Assigned by the administrator.',
      organization: 'Assigned by the administrator.',
      enterprise: 'Set up for one organization by the administrator.',
    },
    billing: 'You’ll see what you can choose there, and how.',
    organization: 'If you already have one, switch to it in the dashboard.',
  },
  notes: {
    heading: 'Good to know',
    payment: {
      title: 'How to get a paid plan',
      text: 'You pay under <billing>Billing</billing> in your dashboard, and can cancel there at any time.',
    },
    unpaid: {
      title: 'How to get a larger plan',
      text: 'The prices are there to compare: this site takes no payments. Nothing is charged, nothing expires, and its administrator assigns the plans.',
    },
    trial: {
      title: 'Trying the Organization plan',
      text: 'You can try your first organization for {{days}} days without a card. You won’t be charged automatically: if you do nothing, everything can still be read, but nothing new can be created.',
    },
    counting: {
      title: 'How it is counted',
      text: 'Questions and quizzes are counted by month and start over with the next one: on the first, or on the invoice date if you pay for a plan. Groups are counted by how many exist, participants per quiz.',
    },
  },
  prompt: {
    title: {
      plans: 'This is more than your plan includes',
      askOwner: 'You’ve used up your share',
      reactivate: 'This organization is inactive',
    },
    seePlans: 'See plans',
    seeUsage: 'See your usage',
    reactivate: 'Reactivate',
    close: 'Not now',
    askOwner: 'The owner or a moderator can increase your share on the members page.',
    inactive: 'Everything can still be read. Ask the organization’s owner to reactivate it.',
    deactivated:
      'Everything can still be read. The administrator of this site has deactivated the organization; only they can reactivate it.',
    inactiveOwner: 'Everything can still be read. You can reactivate the organization under Billing.',
  },
}

export default plans
