const billing = {
  title: 'Billing',
  sentence: 'This workspace’s plan.',
  sentencePaid: 'This workspace’s plan, and what it costs.',
  failed: 'Billing couldn’t be loaded',
  usage: 'See usage',
  pricing: 'Compare plans',
  noProvider: {
    title: 'No payments on this site',
    sentence:
      'Payments aren’t set up here, so nothing is charged and nothing expires. Plans are assigned by the administrator: ask them if you need a different one.',
  },
  ownerOnly: {
    sentence:
      'The organization’s owner manages its plan and payments. The usage page shows what’s left for you.',
  },
  plan: {
    title: 'Your plan',
    missing: 'No plan',
    missingSentence: 'This workspace has no plan.',
    perMonth: '{{price}} per month',
    free: 'Free',
  },
  statuses: {
    trialing: 'Trial',
    active: 'Active',
    past_due: 'Payment failed',
    inactive: 'Inactive',
  },
  standing: {
    trialing:
      'On trial until {{date}}. You won’t be charged automatically: choose a plan to continue after that.',
    trialingOpen: 'On trial. You won’t be charged automatically.',
    active: 'Your plan is active.',
    noPlan: 'The administrator can assign one.',
    noPlanOffers: 'Choose one of the plans below, or ask the administrator to assign one.',
    past_due:
      'The last payment failed. You can keep using everything until {{date}}; please update the payment method before then.',
    past_dueOpen: 'The last payment failed. Please update the payment method.',
  },
  reasons: {
    trial_ended:
      'The trial has ended. You can still view everything, but you can’t create anything new until you choose a paid plan.',
    payment_failed:
      'A payment failed and the grace period is over. You can still view everything, but you can’t create anything new until it’s paid.',
    unpaid:
      'The plan hasn’t been paid for. You can still view everything, but you can’t create anything new.',
    deactivated:
      'The administrator has deactivated this organization. Contact them to have it activated again.',
    unknown: 'You can still view everything, but you can’t create anything new.',
  },
  invoice: {
    title: 'Next invoice',
    due: '{{amount}} on {{date}}',
    none: 'None: nothing will be charged.',
  },
  ends: {
    title: 'Cancelled',
    sentence: 'Ends on {{date}}. Nothing changes until then, and nothing more will be charged.',
  },
  portal: {
    action: 'Payment method and invoices',
    hint: 'Opens the payment provider’s site. You can also cancel there.',
  },
  reactivate: 'Reactivate',
  offers: {
    title: 'Available plans',
    sentence: 'You pay on the payment provider’s page, then come back here.',
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
    lateTitle: 'Thank you. Your payment is still being confirmed',
    late: 'Your plan will change as soon as the payment provider confirms the payment. There’s no need to pay again.',
    look: 'Check again',
    cancelledTitle: 'Nothing was charged',
    cancelled: 'You left the payment page before paying. Your plan hasn’t changed.',
  },
}

export default billing
