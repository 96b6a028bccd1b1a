const plans = {
  title: 'Pricing',
  description: 'The plans available on this site: what each costs per month and what it includes.',
  heading: 'Start free.\n<mark>No credit card needed.</mark>',
  unpaidHeading: 'Start free.\n<mark>No end date.</mark>',
  sentence: 'Every account starts on the free plan and can stay there for as long as you like.',
  perMonth: 'per month',
  suggested: 'Recommended',
  limitsOf: 'Limits of {{plan}}',
  limits: {
    questions: 'Generated questions per month',
    manualQuestions: 'Manual questions per month',
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
      free: 'No credit card needed, no end date.',
      pro: 'No credit card needed to begin.',
      organization: 'No credit card needed to begin.',
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
      text: 'Prices are shown for comparison only: this site takes no payments. Nothing is charged, nothing expires, and the administrator assigns the plans.',
    },
    trial: {
      title: 'Trying the Organization plan',
      text: 'You can try your first organization for {{days}} days. No credit card needed, and you won’t be charged automatically: if you do nothing, you can still view everything, but you can’t create anything new.',
    },
    counting: {
      title: 'How usage is counted',
      text: 'Questions and quizzes are counted per month. The count resets on the first of the month, or on your invoice date if you pay for a plan. Groups count for as long as they exist; participants are counted per quiz.',
    },
  },
  ask: {
    open: 'Ask the owner',
    openFor: 'Ask the owner: {{limit}}',
    onlyOwner: 'Only the owner of {{organization}} can choose a larger plan.',
    title: 'Ask the owner for more',
    sentence:
      'The owner of {{organization}} will see your name, your address and the limit you’ve reached: {{limit}}.',
    featureSentence:
      'The owner of {{organization}} will see your name, your address and what you ask for: {{limit}}.',
    branding: 'Your own name and logo',
    purpose: 'What do you need it for? (optional)',
    purposeHint: 'Up to {{max}} characters.',
    send: 'Ask the owner',
    asked: 'The owner has been asked.',
    askedKept:
      'This site doesn’t send e-mails: your request is in the outbox, where the administrator of this site can pass it on.',
  },
  prompt: {
    title: {
      plans: 'This is more than your plan includes',
      askOwner: 'You’ve reached your limit',
      reactivate: 'This organization is inactive',
    },
    seePlans: 'See plans',
    seeUsage: 'See your usage',
    reactivate: 'Reactivate',
    close: 'Not now',
    askOwner: 'The owner or a moderator can raise your limit on the members page.',
    inactive: 'You can still view everything. Ask the organization’s owner to reactivate it.',
    deactivated:
      'You can still view everything. The administrator of this site has deactivated the organization; only they can reactivate it.',
    inactiveOwner: 'You can still view everything. You can reactivate the organization under Billing.',
  },
}

export default plans
