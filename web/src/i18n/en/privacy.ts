const privacy = {
  title: 'Privacy policy',
  description:
    'What this installation of Probant keeps about you, why, for how long, and how you see, take along or delete it.',
  lead: 'What Probant keeps about you, why, for how long, and how you get rid of it. No trackers, no advertising, no statistics service.',
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        'Probant is open-source software that anyone may run on a server of their own. The organisation that runs this installation decides what happens to your data and is responsible for it: a school, a company, an association or a person.',
        'To reach it, ask the person who gave you this address. The authors of Probant receive no data from this installation.',
      ],
    },
    kept: {
      title: 'What is kept',
      text: ['Only what an account needs to work:'],
      list: [
        'Your account: e-mail address, name, language, interest if you state one, the day you signed up, and whether you have confirmed your address. Of your password only a fingerprint (argon2id) is kept, from which it can’t be read.',
        'Your sessions: for each sign-in the network address (IP), the browser’s own description of itself, when it began and when it was last used. You see them in your <settings>settings</settings>.',
        'The mails sent to you: recipient, subject, text and whether they went out. Administrators can read this outbox.',
        'If you sign in with Google, where this is offered: the number and address of your Google account. Your Google password never comes here.',
      ],
    },
    exams: {
      title: 'Exams and answers',
      text: [
        'Quizzes are still in preparation on Probant, so no answers are kept yet. This page will say what is kept about them before the first one can be taken.',
      ],
    },
    why: {
      title: 'What for',
      text: [
        'Account, sessions and mails are there to give you the service you signed up for. Failed sign-ins and the server’s log keep it safe from abuse. Nothing is used for advertising, sold, or fed to a profile of you.',
      ],
    },
    time: {
      title: 'For how long',
      text: ['As short as it works:'],
      list: [
        'Your account: until you delete it.',
        'A session: 30 days after its last use, or until you sign out. It is erased 7 days after its end, so that a stolen one can still be recognised.',
        'Links in mails: 1 hour for a new password, 1 day for a new address, 7 days for confirming your address.',
        'Mails in the outbox: as long as your account. The one that confirms its deletion stays, since it belongs to no account any more.',
        'Failed sign-ins: 1 hour, as a counter beside the typed address and the network address.',
        'The server’s log, which notes requests with their network address: as long as the organisation that runs this installation keeps its logs and its backups.',
      ],
    },
    cookies: {
      title: 'Cookies and storage in your browser',
      text: ['All of them are needed for what you do here, so there is nothing to consent to and no banner:'],
      list: [
        '<code>probant_session</code>: a cookie that keeps you signed in, for 30 days. No script can read it (HttpOnly).',
        '<code>probant_sign_in</code>: a cookie for 10 minutes, only while you sign in with Google.',
        '<code>locale</code>, <code>color-scheme</code> and <code>single-keys</code>: your language, light or dark, and whether single keys are shortcuts. They stay in your browser and are not sent.',
        'A few notes that vanish with the tab, such as the page to return to after signing in.',
      ],
    },
    others: {
      title: 'Who else sees it',
      text: [
        'Administrators of this installation see names, addresses and the outbox. Whoever provides its server, its network and its mail service handles the data on its behalf.',
        'Fonts, pictures and scripts come from this installation. Two things can involve others, if its administrators have switched them on: signing in with Google, and a bot check by Google (reCAPTCHA) or Cloudflare (Turnstile) when you sign up, log in or reset your password. Without those, your browser solves a small sum (ALTCHA) and nobody else learns of it.',
      ],
    },
    rights: {
      title: 'Your rights, and the buttons for them',
      text: [
        'In your <settings>settings</settings> you can see and correct what is kept, download all of it as a file (“Download my data”), end any session, and delete your account for good. You need not ask anyone.',
        'Whatever the buttons don’t cover, ask the organisation that runs this installation. If it does not help you, you may complain to the data protection authority of your country.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'This page changes when the software does: each version of Probant describes itself. The date on top says when its text last changed.',
      ],
    },
  },
}

export default privacy
