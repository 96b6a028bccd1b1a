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
    toPersonal: 'Switch to your personal workspace',
    organizations: 'Organizations',
    shutOut: 'Your membership is inactive',
    leave: 'Leave {{name}}',
    create: 'Create an organization',
  },
  leaving: {
    title: 'Leave {{name}}?',
    sentence:
      'What you created there stays, and your quizzes will be transferred to its owner. To come back, you’ll need a new invitation.',
    confirm: 'Leave',
    left: 'You’ve left {{name}}.',
  },
  lost: 'You no longer have access to that organization. You’re back in your personal workspace.',
  create: {
    title: 'Create an organization',
    unverified: 'You can create one as soon as your e-mail address is confirmed.',
    trial: 'Your first organization is free for {{days}} days. No credit card needed.',
    name: 'Name',
    nameHint: 'A school, a team, a company: something its members will recognize.',
    description: 'Description',
    descriptionHint: 'Optional.',
    submit: 'Create organization',
    created: '{{name}} has been created. You’re now working there.',
  },
  standing: {
    label: 'Status of this workspace',
    trialing_one: 'The free trial ends within a day.',
    trialing_other: '{{count}} days left in the free trial.',
    trialingOpen: 'You’re on the free trial.',
    pastDue:
      'The last payment failed. You can keep using everything until {{date}}; after that, you can’t create anything new.',
    pastDueOpen: 'The last payment failed. You can keep using everything for now.',
    inactive: 'You can view everything and running quizzes continue, but you can’t create anything new.',
    noPlan: 'This workspace has no plan. The administrator can assign one.',
    noPlanOffers: 'This workspace has no plan. Choose one, or ask the administrator to assign one.',
    assign: 'Assign a plan',
    askOwner: 'Ask the owner to reactivate the organization.',
    reasons: {
      trial_ended: 'The free trial has ended.',
      payment_failed: 'The payment failed, and the grace period is over.',
      unpaid: 'The plan hasn’t been paid for.',
      deactivated: 'The administrator of this site has deactivated this workspace.',
    },
    actions: {
      trialing: 'Choose a plan',
      no_plan: 'See billing',
      past_due: 'Check the payment',
      inactive: 'Reactivate',
    },
  },
}

export default workspaces
