const terms = {
  title: 'Terms of service',
  description:
    'The rules for using this installation of Probant: your account, your content, the people you examine, and how it ends.',
  lead: 'The rules for using this installation of Probant, in plain words.',
  sections: {
    parties: {
      title: 'Between whom',
      text: [
        'These terms hold between you and the organisation that runs this installation of Probant. To reach it, ask the person who gave you this address. The authors of the software are not a party: they give it away under the MIT licence.',
        'By opening an account you accept these terms. Where the organisation has rules of its own for you, as a pupil or an employee for example, those come first.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'An account belongs to one person. State an address that is yours, keep your password to yourself, and tell the administrator if someone else has got hold of it; you can sign out all devices in your <settings>settings</settings>.',
        'Opening an account is free and needs no card.',
      ],
    },
    content: {
      title: 'What you write is yours',
      text: [
        'Questions, texts and answers stay the property of whoever wrote them. You allow this installation to store and show them as far as its functions need it, and no further.',
        'Upload only what you may use. Check questions that were generated before you examine anyone with them: the responsibility for an exam stays with whoever sets it.',
      ],
    },
    people: {
      title: 'The people you examine',
      text: [
        'Invite only people who expect it, tell them what the exam is for, and give those who need it the time and the exemptions they are entitled to. What monitoring sees is explained on the <antiCheat>anti-cheat page</antiCheat>; a decision that matters is taken by a human, not by a counter.',
      ],
    },
    conduct: {
      title: 'What is not allowed',
      text: [
        'Breaking into other people’s accounts, disturbing the service, sending unwanted mail through it, storing unlawful content, or sitting an exam in someone else’s place. Administrators may deactivate an account that does so.',
        'Looking for weaknesses in your own installation is welcome; in this one, ask first.',
      ],
    },
    service: {
      title: 'What you can count on',
      text: [
        'The organisation runs Probant as carefully as it can, but the software comes without warranty, as its licence says. Keep a copy of what you can’t do without: your data can be downloaded at any time.',
        'None of this limits rights that the law of your country gives you and that can’t be waived.',
      ],
    },
    end: {
      title: 'How it ends',
      text: [
        'You may delete your account at any time in your <settings>settings</settings>; it is gone at once. The organisation may close an account that breaks these rules, or the whole installation with notice enough to take your data along.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'The text changes with the software. The date on top says when it last did. Whoever does not agree any more can leave and take everything along.',
      ],
    },
  },
}

export default terms
