const generalConditions = {
  title: 'General conditions',
  description:
    'Plans, prices and payment on this installation of Probant: what is free, how limits are counted, and what happens when one is reached.',
  lead: 'Plans, prices and limits on this installation of Probant. They add to the terms of service.',
  sections: {
    scope: {
      title: 'What they cover',
      text: [
        'These conditions are about plans and money. How the service may be used stands in the <terms>terms of service</terms>. The other party is the organisation that runs this installation; to reach it, ask the person who gave you this address.',
      ],
    },
    plans: {
      title: 'Plans and prices',
      text: [
        'The <pricing>pricing page</pricing> shows the plans, their monthly prices and their limits, as this installation has set them. The free plan costs nothing, needs no card and does not end.',
      ],
    },
    payment: {
      title: 'Payment',
      text: [
        'Where online payment is set up, you pay monthly through Stripe, and can cancel to the end of the month that is paid. Where it is not, nobody is charged by this site, nothing expires, and the administrator of this installation assigns the plans. If you have agreed on a price with the organisation that runs it, that agreement holds.',
        'If a payment fails, everything works for 7 more days so that you can settle it. After that an organization becomes inactive: its content can be read, nothing new is made. A personal workspace goes back to the free plan.',
      ],
    },
    limits: {
      title: 'Limits',
      text: [
        'Questions and quizzes are counted by month (the billing month where you pay, the calendar month otherwise), groups as they stand, participants for each quiz. When a limit is reached, nothing is deleted and nothing is charged: creating more is refused, with the reason, until the next month or another plan.',
      ],
    },
    leaving: {
      title: 'Leaving a plan',
      text: [
        'You may go back to the free plan or delete your account at any time. What you have made stays readable, also above the limits of the free plan.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'Prices and limits are set by the organisation that runs this installation. A change never reaches back: what you have created within a limit stays yours when it is lowered.',
      ],
    },
  },
}

export default generalConditions
