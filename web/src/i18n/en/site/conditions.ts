const conditions = {
  title: 'General conditions',
  description:
    'Plans, prices and payment on this installation of Probant: what is free, how limits are counted, and what happens when one is reached.',
  lead: 'Plans, prices and limits on this installation of Probant. They add to the terms of service.',
  sections: {
    scope: {
      title: 'What they cover',
      text: [
        'These conditions are about plans and money. How the service may be used is set out in the <terms>terms of service</terms>. The other party is the organization that runs this installation; to reach it, ask the person who gave you this address.',
      ],
    },
    plans: {
      title: 'Plans and prices',
      text: [
        'The <pricing>pricing page</pricing> shows the plans, their monthly prices and their limits, as set by this installation. The free plan costs nothing, needs no credit card and doesn’t expire.',
      ],
    },
    payment: {
      title: 'Payment',
      text: [
        'Where online payment is set up, you pay monthly through Stripe, and can cancel at the end of any month you’ve paid for. Where it isn’t, nobody is charged by this site, nothing expires, and the administrator of this installation assigns the plans. If you’ve agreed on a price with the organization that runs it, that agreement stands.',
        'If a payment fails, you can keep using everything for 7 more days so that you can sort it out. After that an organization becomes inactive: its content can be viewed, but nothing new can be created. A personal workspace goes back to the free plan.',
      ],
    },
    limits: {
      title: 'Limits',
      text: [
        'Questions and quizzes are counted by month (the billing month if you pay, the calendar month otherwise), groups by how many exist, participants per quiz. When you reach a limit, nothing is deleted and nothing is charged: you simply can’t create more until the next month or a different plan, and we tell you why.',
      ],
    },
    leaving: {
      title: 'Leaving a plan',
      text: [
        'You can go back to the free plan or delete your account at any time. What you’ve created can still be viewed, even above the free plan’s limits.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'Prices and limits are set by the organization that runs this installation. Changes are never retroactive: anything you created within a limit stays yours when it’s lowered.',
      ],
    },
  },
}

export default conditions
