const privacy = {
  title: 'Privacy policy',
  description:
    'What this installation of Probant keeps of creators, participants and visitors, for how long, who else gets it, and how you see, take along or delete it.',
  lead: 'What Probant keeps of you, for how long, who else gets it, and how you have it out or gone. No trackers, no advertising, no statistics service.',
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        'Probant is open-source software that anyone may run on a server of their own. The organisation that runs this installation decides what happens to your data and is responsible for it: a school, a company, an association or a person.',
        'To reach it, ask the person who gave you this address or invited you. The authors of Probant receive no data from this installation.',
      ],
    },
    accounts: {
      title: 'If you have an account',
      text: ['What an account and the work done with it need:'],
      list: [
        'You: e-mail address, name, language, time zone (from your browser, until you choose another), interest if you state one, the day you signed up, and whether you have confirmed your address. Of your password only a fingerprint (argon2id) is kept, from which it can’t be read.',
        'Your sessions: for each sign-in the network address (IP), the browser’s own description of itself, when it began and when it was last used. You see them in your <settings>settings</settings>.',
        'Where you sign in with Google: the number and the address of your Google account. Your Google password never comes here.',
        'What you make: questions with their history, pictures, quizzes, groups, share links, and what you asked the generator for, your own texts included.',
        'Organizations you belong to, your role and limits there; your plan, what you have used of it, and, where you pay, the numbers under which the payment service knows you. No card number ever comes here.',
        'If you administer this installation: what you did as an administrator, with your address.',
      ],
    },
    participants: {
      title: 'If you are invited to a quiz',
      text: [
        'You need no account of your own choosing: following the link makes one without a password, for that quiz only.',
      ],
      list: [
        'Your e-mail address, and the name by which the person who invites you has you on the list.',
        'When you were invited, reminded, and first came in; whether the mail went out.',
        'Extra time or exemptions that you were granted, with the reason the creator wrote down. Only the creator sees the reason.',
        'When you began and handed in, how it ended, and a checksum of your answers, which your receipt shows too.',
        'What the creator has written to you while you took the quiz.',
        'Your answer to each question, when it last changed, whether you flagged it, and how long it was in view. Earlier versions of an answer are not kept.',
        'What was noted meanwhile, with the time and the question: the five violations of the <antiCheat>quiz’s rules</antiCheat>, leaving full screen, opening developer tools, going on in another page, that nothing was seen of your page for a while, and when your clock was stopped. No picture, no sound, none of your keystrokes, and nothing of what else is on your screen.',
        'Your result, with the points and the comment that somebody gave for an answer. The creator of the quiz may see all of this.',
      ],
    },
    listed: {
      title: 'If somebody has you on a list',
      text: [
        'Creators keep lists of people to invite (groups, the rule of a share link), and organizations invite members by address. So your address and name may stand here though you have never been here. Whoever wrote them down decides about them; when an account with your confirmed address is deleted, they go from every list.',
      ],
    },
    visitors: {
      title: 'If you only look',
      text: [
        'Nothing is kept of visitors but a line per request in the server’s log, with the network address. The check against robots on the forms is told below.',
      ],
    },
    why: {
      title: 'What for',
      text: [
        'Accounts, quizzes, invitations and mails are there to give you the service that you or the person who invited you asked for. Failed sign-ins and the server’s log keep it safe from abuse. Nothing is used for advertising, sold, or fed to a profile of you.',
      ],
    },
    time: {
      title: 'For how long',
      text: ['As short as it works:'],
      list: [
        'Your account and what you made in your own workspace: until you delete it. What you made in an organization belongs to the organization and stays there.',
        'An invitation to a quiz, your answers, what was noted and the result: as long as the creator keeps the quiz. If you delete your account, what you have begun stays without your name and address; everything else is withdrawn.',
        'A session: 30 days after its last use, or until you sign out. It is erased 7 days after its end, so that a stolen one can still be recognised.',
        'Links in mails: 1 hour for a new password, 1 day for a new address, 7 days for confirming your address, for undoing a change of address and for joining an organization. A code for a share link: some minutes.',
        'Your own text that questions were made of: 7 days.',
        'Failed attempts: 1 hour, as a counter beside the typed address and the network address. How many mails you have had sent to others: one day.',
        'What outlives a deleted account: what you did as an administrator, with your address; counters of what was used up, under a number that is nobody’s any more; a keyed fingerprint of your address if you have had a free trial, and until the end of the day beside the count of mails you have had sent; and the number by which the payment service knows you, until it has deleted you too.',
        'The server’s log and backups: as long as the organisation that runs this installation keeps them.',
      ],
    },
    browser: {
      title: 'What lies in your browser',
      text: ['All of it is needed for what you do here, so there is nothing to consent to and no banner:'],
      list: [
        '<code>probant_session</code>: a cookie that keeps you signed in, for 30 days. No script can read it (HttpOnly).',
        '<code>probant_browser</code>: a cookie by which your account knows this browser again, for a year, so that others who guess at your password don’t slow you down. It signs nobody in.',
        '<code>probant_sign_in</code>: a cookie for 10 minutes, only while you sign in with Google.',
        '<code>locale</code>, <code>color-scheme</code>, <code>single-keys</code> and <code>workspace</code>: your language, light or dark, whether single keys are shortcuts, and where you last worked. They stay in your browser.',
        'Copies of quizzes that could not be saved (<code>quiz-copy</code>): until they are saved, 30 days at most.',
        'While you take a quiz: your paper, your answers and what was noted (<code>quizzes-being-taken</code>, an IndexedDB), so that nothing is lost without a network. It is removed once the quiz is handed in and this browser learns of it; only what did not arrive in time stays to be shown, 30 days at most.',
        'On the page of a quiz: a service worker, which keeps the files of that page and the pictures of its questions for a reload without a network, and <code>quiz-page</code>, a random number by which the page is known again after a reload. They hold no answers. The pictures are removed when the quiz is over; the rest stays until you clear this site’s data.',
        '<code>last-person</code>: the number of the account that was last signed in here, so that without a network nobody else is shown your paper. It is removed when you sign out.',
        'A few notes that vanish with the tab, such as the page to return to after signing in.',
      ],
    },
    others: {
      title: 'Who else gets it',
      text: [
        'The creator of a quiz sees its participants: address, name, state and result; while a quiz is taken also how far each one is, what was noted, and since when a connection is lost. Members of an organization see each other’s names and addresses, and the quizzes there. People whom you invite are told your name. Administrators of this installation see names, addresses and the mail outbox. Whoever provides its server, its network and its mail service handles the data on its behalf.',
        'Fonts, pictures and scripts come from this installation. On this installation:',
      ],
    },
    rights: {
      title: 'How to have it out or gone',
      text: [
        'In your <settings>settings</settings> you see and correct what is kept, download all of it as a file (“Download my data”), end any session, and delete your account for good. You need not ask anyone. Deleting takes your address and your name out of everything that others keep here: invitations, lists, mails and results.',
        'If you were invited and have no password, let the quiz page send you a link to choose one: then the settings are yours too. Or ask the person who invited you to withdraw the invitation.',
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
  here: {
    unknown:
      'How it is set up could not be looked up just now. It may send what questions are made of to a model elsewhere, take payments through Stripe, offer to sign in with Google, and use a check against robots by Google or Cloudflare.',
    mails:
      'Mails in the outbox: what they say for {{textDays}} days after they went out, to whom and about what for {{days}} days; links in them are blotted out as soon as they are sent. Failed ones stay until an administrator deals with them. All of them go with your account.',
    mailsUnknown: 'Mails in the outbox: their text for some weeks, their line for about a year.',
    noModel:
      'Questions are made by the built-in generator, on this server: nothing of what creators type for it goes elsewhere.',
    model:
      'Questions are made by a model of {{company}}. It gets the subject, the titles of the creator’s questions on it and the text that the creator gave. Where a creator asks it what an open answer may be worth, it gets the question, the guidance and that answer, without a name; nothing else about participants.',
    companies: {
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      google: 'Google',
      mistral: 'Mistral',
      other: 'a provider that the organisation which runs this installation has chosen, perhaps itself',
    },
    payments:
      'Who pays does so on Stripe’s own pages: Stripe gets your address and what you pay for, and keeps your card. It deletes you when your account is deleted.',
    noPayments: 'Nobody pays here, and no payment service is involved.',
    google: 'You may sign in with Google; Google then learns that you do.',
    noGoogle: 'Signing in with Google is not offered.',
    botCheck: {
      altcha:
        'The check against robots is a small sum that your browser solves (ALTCHA); nobody else learns of it.',
      recaptcha:
        'The check against robots is Google’s (reCAPTCHA): when you sign up, log in, reset your password or come to a quiz, your browser talks to Google.',
      turnstile:
        'The check against robots is Cloudflare’s (Turnstile): when you sign up, log in, reset your password or come to a quiz, your browser talks to Cloudflare.',
    },
    video: 'If the landing page offers a film, it is fetched from YouTube, and only once you press play.',
  },
}

export default privacy
