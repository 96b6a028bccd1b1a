const notice = {
  title: 'Legal notice',
  description: 'Who runs this installation of Probant, who makes the software, and under which licences.',
  lead: 'Who runs this site, who makes the software, and what belongs to whom.',
  /** Where the configuration names the operator. */
  named:
    '{{name}} runs this installation of Probant. It publishes this site, is responsible for its content, and provides or rents the server it runs on.',
  sections: {
    operator: {
      title: 'Who runs this site',
      text: [
        'This is an installation of Probant, run by the organization that gave you its address. It publishes this site, is responsible for its content, and provides or rents the server it runs on.',
        'To reach it, ask the person who gave you this address: a teacher, a trainer, a recruiter, a colleague.',
      ],
    },
    software: {
      title: 'Who makes the software',
      text: [
        'Probant is free and open-source software, © 2026 the Probant authors, under the MIT licence. Anyone may use, change and share it, as long as the licence goes with it. It comes without warranty of any kind.',
        'Its authors neither run this installation nor have access to it.',
      ],
    },
    others: {
      title: 'Third-party work',
      text: ['Probant builds on the work of many others. What you see of it on these pages:'],
      list: [
        'The typefaces Bricolage Grotesque, Inter, Source Serif 4 and JetBrains Mono, under the SIL Open Font License 1.1.',
        'The Tabler icons and the Mantine components, under the MIT licence.',
      ],
    },
    content: {
      title: 'What people write here',
      text: [
        'Questions, exams and answers belong to those who wrote them. If something here infringes your rights, tell the organization that runs this installation; its administrators can deactivate the account it came from.',
      ],
    },
    data: {
      title: 'Personal data',
      text: [
        'What is kept about you, and how to delete it, is explained in the <privacy>privacy policy</privacy>.',
      ],
    },
  },
}

export default notice
