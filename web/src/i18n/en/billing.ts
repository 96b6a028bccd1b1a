const billing = {
  title: 'Billing',
  sentence: 'The plan of this workspace.',
  sentencePaid: 'The plan of this workspace, and what it costs.',
  failed: 'Billing could not be loaded',
  usage: 'See what is used',
  pricing: 'Compare the plans',
  noProvider: {
    title: 'Nothing is paid on this installation',
    sentence:
      'No payment is set up here, so nothing is charged and nothing expires. The administrator of this installation assigns the plans: ask them for another one.',
  },
  ownerOnly: {
    sentence:
      'The owner of the organization takes care of its plan and its payments. What the plan leaves you is on the usage page.',
  },
  plan: {
    title: 'Your plan',
    missing: 'No plan',
    missingSentence: 'This workspace has no plan.',
    perMonth: '{{price}} per month',
    free: 'Costs nothing',
  },
  statuses: {
    trialing: 'Trial',
    active: 'Active',
    past_due: 'Payment failed',
    inactive: 'Inactive',
  },
  standing: {
    trialing: 'On trial until {{date}}. Nothing is charged by itself: choose a plan to go on after that.',
    trialingOpen: 'On trial. Nothing is charged by itself.',
    active: 'Everything works.',
    noPlan: 'The administrator of this installation can assign one.',
    noPlanOffers:
      'Choose one of the plans below, or ask the administrator of this installation to assign one.',
    past_due:
      'The last payment failed. Everything works until {{date}}; put the payment method in order before that.',
    past_dueOpen: 'The last payment failed. Put the payment method in order.',
  },
  reasons: {
    trial_ended:
      'The trial has ended. What was made can be read; nothing new can be created until a plan is paid.',
    payment_failed:
      'A payment failed and the days of grace are over. What was made can be read; nothing new can be created.',
    unpaid: 'The plan isn’t paid. What was made can be read; nothing new can be created.',
    deactivated:
      'The administrator of this installation has deactivated this organization. Contact them to have it activated again.',
    unknown: 'What was made can be read; nothing new can be created.',
  },
  invoice: {
    title: 'Next invoice',
    due: '{{amount}} on {{date}}',
    none: 'None: nothing will be charged.',
  },
  ends: {
    title: 'Cancelled',
    sentence: 'Ends on {{date}}. Until then everything stays as it is, and nothing more is charged.',
  },
  portal: {
    action: 'Payment method and invoices',
    hint: 'Opens the payment provider’s pages. You can cancel there as well.',
  },
  reactivate: 'Re-activate',
  offers: {
    title: 'Plans on offer',
    sentence: 'You pay on the payment provider’s page and come back here.',
    perMonth: 'per month',
    choose: 'Choose {{plan}}',
    subscribe: 'Pay for {{plan}}',
    current: 'Your plan',
  },
  checkout: {
    waitingTitle: 'Thank you',
    waiting: 'We’re waiting for the payment to be confirmed. That usually takes a few seconds.',
    doneTitle: 'Thank you',
    done: 'The payment is confirmed. Your plan is now {{plan}}.',
    lateTitle: 'Thank you, the confirmation is still on its way',
    late: 'Your plan changes as soon as the payment provider confirms the payment. There is no need to pay again.',
    look: 'Look again',
    cancelledTitle: 'Nothing was charged',
    cancelled: 'You left the payment page before paying. Your plan is what it was.',
  },
}

export default billing
