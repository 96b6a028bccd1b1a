const workspaces = {
  kinds: {
    personal: 'Personal workspace',
    organization: 'Organization · {{role}}',
  },
  roles: {
    owner: 'Owner',
    moderator: 'Moderator',
    member: 'Member',
  },
  switcher: {
    label: 'Workspace:',
    unknown: 'Choose a workspace',
    toPersonal: 'Switch to personal',
    organizations: 'Organizations',
    shutOut: 'Your membership is inactive',
    leave: 'Leave {{name}}',
    create: 'Create an organization',
  },
  leaving: {
    title: 'Leave {{name}}?',
    sentence:
      'What you made there stays there, and your quizzes pass to its owner. To come back you need a new invitation.',
    confirm: 'Leave',
    left: 'You have left {{name}}.',
  },
  lost: 'That organization is no longer open to you. You are back in your personal workspace.',
  create: {
    title: 'Create an organization',
    unverified: 'You can create one as soon as your e-mail address is confirmed.',
    name: 'Name',
    nameHint: 'A school, a team, a company: what its members will recognise.',
    description: 'Description',
    descriptionHint: 'Optional.',
    submit: 'Create organization',
    created: '{{name}} is created. You now work in its name.',
  },
  standing: {
    label: 'Standing of this workspace',
    trialing_one: 'The free trial ends within a day.',
    trialing_other: '{{count}} days are left of the free trial.',
    trialingOpen: 'This is the free trial.',
    pastDue: 'The last payment failed. Everything works until {{date}}; then nothing new can be created.',
    pastDueOpen: 'The last payment failed. Everything still works for now.',
    inactive: 'What is there can be read and running quizzes go on, but nothing new can be created.',
    noPlan: 'This workspace has no plan. The administrator of this installation can assign one.',
    noPlanOffers:
      'This workspace has no plan. Choose one, or ask the administrator of this installation to assign one.',
    assign: 'Assign a plan',
    askOwner: 'Ask the owner to re-activate the organization.',
    reasons: {
      trial_ended: 'The free trial has ended.',
      payment_failed: 'The payment failed, and the days of grace are over.',
      unpaid: 'No plan is being paid for.',
      deactivated: 'The administrator of this site has deactivated this workspace.',
    },
    actions: {
      trialing: 'Choose a plan',
      no_plan: 'See billing',
      past_due: 'Check the payment',
      inactive: 'Re-activate',
    },
  },
}

export default workspaces
