const terms = {
  title: 'Terms of service',
  description:
    'The rules for using this installation of Probant: your account, your content, the people you test, and how it ends.',
  lead: 'The rules for using this installation of Probant, in plain words.',
  sections: {
    parties: {
      title: 'Who these terms are between',
      text: [
        'These terms are between you and the organization that runs this installation of Probant. To reach it, ask the person who gave you this address. The authors of the software are not a party: they give it away under the MIT licence.',
        'By creating an account you accept these terms. If the organization has its own rules for you, as a pupil or employee for example, those take precedence.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'An account belongs to one person. Use an address that is yours, keep your password to yourself, and tell the administrator if someone else has got hold of it; you can log out all devices in your <settings>settings</settings>.',
        'Creating an account is free and needs no credit card.',
      ],
    },
    content: {
      title: 'What you write is yours',
      text: [
        'Questions, texts and answers remain the property of the people who wrote them. You allow this installation to store and show them as far as its functions require, and no further.',
        'Only upload what you’re allowed to use. Check generated questions before you use them in an exam: the person who creates an exam is responsible for it.',
      ],
    },
    people: {
      title: 'The people you test',
      text: [
        'Only invite people who expect it, tell them what the exam is for, and give those who need it the time and exemptions they’re entitled to. What monitoring sees is explained on the <antiCheat>anti-cheat page</antiCheat>; a decision that matters is made by a person, not by a counter.',
      ],
    },
    conduct: {
      title: 'What is not allowed',
      text: [
        'Breaking into other people’s accounts, disrupting the service, sending unwanted e-mail through it, storing unlawful content, or taking an exam in someone else’s place. Administrators may deactivate an account that does so.',
        'You’re welcome to look for weaknesses on your own installation; on this one, ask first.',
      ],
    },
    service: {
      title: 'What you can count on',
      text: [
        'The organization runs Probant as carefully as it can, but the software comes without warranty, as its licence says. Keep a copy of anything you can’t do without: you can download your data at any time.',
        'None of this limits rights that your country’s law gives you and that can’t be waived.',
      ],
    },
    end: {
      title: 'How it ends',
      text: [
        'You can delete your account at any time in your <settings>settings</settings>; it’s gone immediately. The organization may close an account that breaks these rules, or the whole installation with enough notice for you to take your data with you.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'This text changes with the software. The date at the top shows when it last did. If you no longer agree, you can leave and take everything with you.',
      ],
    },
  },
}

export default terms
