const privacy = {
  title: 'Privacy policy',
  description:
    'What this installation of Probant keeps about creators, participants and visitors, for how long, who else receives it, and how to see, download or delete it.',
  lead: 'What Probant keeps about you, for how long, who else receives it, and how to get it or delete it. No trackers, no advertising, no analytics service.',
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        'Probant is open-source software that anyone may run on a server of their own. The organization that runs this installation decides what happens to your data and is responsible for it: a school, a company, an association or a person.',
        'To reach it, ask the person who gave you this address or invited you. The authors of Probant receive no data from this installation.',
      ],
    },
    accounts: {
      title: 'If you have an account',
      text: ['What an account, and the work done with it, requires:'],
      list: [
        'You: e-mail address, name, language, time zone (from your browser, until you choose another), your interest if you enter one, the day you signed up, and whether you’ve confirmed your address. Only a fingerprint of your password is kept (argon2id), from which it can’t be read.',
        'Your sessions: for each login, the network address (IP), the browser’s description of itself, when it started and when it was last used. You can see them in your <settings>settings</settings>.',
        'If you turn on two-step login: the key that your authenticator app has as well, encrypted, and fingerprints of your recovery codes, from which they can’t be read.',
        'If you create API keys or webhooks: what you entered for them, a fingerprint of each key and when it was last used, the secret of each webhook, encrypted, and what was sent there, for 30 days.',
        'If you log in with Google: your Google account’s number and address. We never see your Google password.',
        'What you create: questions and their history, pictures, quizzes, groups, share links, and what you asked the generator for, including your own texts.',
        'If your organization appears in its own name: that name, the logo, who signs its certificates, and the picture of the signature. Participants see them.',
        'Organizations you belong to, your role and limits there; your plan, how much of it you’ve used and, if you pay, your customer and subscription numbers at the payment service. We never see a card number.',
        'If you administer this installation: what you did as an administrator, with your address.',
      ],
    },
    participants: {
      title: 'If you are invited to a quiz',
      text: [
        'You don’t need to create an account: following the link creates one without a password, for that quiz only.',
      ],
      list: [
        'Your e-mail address, and the name the person who invites you has entered for you; or the name alone, which may be the one you typed to join.',
        'If you came by an open link: the name or e-mail address you typed, as the creator asks for it. The address isn’t confirmed, nothing is sent to it, and it isn’t linked to any account.',
        'When you were invited, reminded, and first joined; whether the e-mail was sent.',
        'Any extra time or exemptions you were granted, with the reason the creator noted. Only the creator sees the reason.',
        'A time of your own for the quiz, if you were given one or chose it yourself.',
        'When you started and handed in, how it ended, and a checksum of your answers, which is also on your receipt.',
        'What the creator wrote to you while you were taking the quiz.',
        'Your answer to each question, when it last changed, whether you flagged it, and how long it was in view. Earlier versions of an answer are not kept.',
        'What was recorded in the meantime, with the time and the question: the five violations of the <antiCheat>quiz’s rules</antiCheat>, leaving full screen, opening developer tools, continuing on another page, periods when the server lost contact with your page, and pauses. No pictures, no sound, no keystrokes, and nothing else that’s on your screen.',
        'If the quiz can be taken several times: all of this for each attempt.',
        'Your result, with the points and comments given for your answers. The creator of the quiz may see all of this.',
        'If you passed a quiz that gives certificates: the name on yours, its number, the title and issuer, when it was issued and when it ends, and whether and why it was withdrawn. Anyone who has the number sees the name, the title, the issuer, the dates and whether it’s valid; never your score or your address.',
        'If the creator put you on their shortlist: since when, and their note. Only they see it.',
        'A creator with several quizzes can see your results in them side by side, with an average and your progress by subject. That’s worked out each time it’s looked at; nothing more is kept for it.',
      ],
    },
    listed: {
      title: 'If someone has you on a list',
      text: [
        'Creators keep lists of people to invite (groups, the rule of a share link), and organizations invite members by address. So your address and name may be here even if you’ve never visited. The person who entered them is responsible for them; when an account with your confirmed address is deleted, they’re removed from every list.',
      ],
    },
    visitors: {
      title: 'If you’re just visiting',
      text: [
        'Nothing is kept about visitors except one line per request in the server’s log, with the network address, and, if you try the demo, how often your network has asked for questions, for about an hour. The robot check on the forms is described below.',
        'If you open a quiz’s open link: a count of how many browsers have opened it goes up by one, for the creator of the quiz. It holds nothing about you. So that nobody drives it up, how often your network has done so is kept next to the network address, for about an hour.',
      ],
    },
    why: {
      title: 'What for',
      text: [
        'Accounts, quizzes, invitations and e-mails are there to provide the service that you, or the person who invited you, asked for. Failed logins and the server’s log protect it from abuse. Nothing is used for advertising, sold, or used to build a profile of you.',
      ],
    },
    time: {
      title: 'For how long',
      text: ['No longer than necessary:'],
      list: [
        'Your account and what you created in your own workspace: until you delete it. What you created in an organization belongs to the organization and stays there.',
        'An invitation to a quiz, your answers, what was recorded and the result: as long as the creator keeps the quiz. If you delete your account, anything you’ve started stays without your name and address; everything else is withdrawn. Your certificates go too: their numbers aren’t known here any more.',
        'A session: 30 days after its last use, or until you log out. It’s erased 7 days after it ends, so that a stolen one can still be recognized.',
        'Links in e-mails: 1 hour for a new password, 1 day for a new address, 7 days for confirming your address, undoing an address change or joining an organization. A share link code: a few minutes.',
        'Text of yours that questions were based on: 7 days.',
        'A file you import questions from: what was read from it, until you import the questions or discard the file, one day at most. The file itself isn’t stored.',
        'Failed attempts: 1 hour, as a counter next to the address entered and the network address; at the second step of a login, 7 days, next to the number of the account. The number of e-mails you’ve had sent to others: one day.',
        'What outlives a deleted account: what you did as an administrator, with your address; usage counters, under a number that no longer belongs to anyone; a keyed fingerprint of your address if you’ve had a free trial and, until the end of the day, next to the number of e-mails you’ve had sent; and your customer number at the payment service, until your data is deleted there too.',
        'The server’s log and backups: as long as the organization that runs this installation keeps them.',
      ],
    },
    browser: {
      title: 'What’s stored in your browser',
      text: [
        'All of it but one note is needed for what you do here. That note only keeps you from being counted twice at an open link, and tells nobody who you are. So there’s no banner:',
      ],
      list: [
        '<code>probant_session</code>: a cookie that keeps you logged in, for 30 days. No script can read it (HttpOnly).',
        '<code>probant_browser</code>: a cookie by which your account recognizes this browser, for a year, so that people guessing your password don’t slow you down. It doesn’t log anyone in.',
        '<code>probant_sign_in</code>: a cookie for 10 minutes, only while you log in with Google.',
        '<code>probant_second_step</code>: a cookie for 10 minutes, only between the two steps of a two-step login.',
        '<code>probant_launch_…</code>: a cookie for 10 minutes, only when you come from a course of a learning platform.',
        '<code>locale</code>: a cookie with the language you chose, for a year, so that public pages appear in that language.',
        '<code>locale</code>, <code>color-scheme</code>, <code>single-keys</code>, <code>correct-answers</code> and <code>workspace</code>: your language, light or dark, whether single keys are shortcuts, whether correct answers are shown, and where you last worked. They stay in your browser.',
        'Which notices about finished questions you have closed (<code>closed-generation-notices</code>): until you clear it.',
        '<code>quiz-tour</code>: the IDs of accounts that have seen the tour of the quiz editor in this browser, so that it’s only shown once: until you clear it.',
        'A service worker with the one page that says there’s no network: until you clear this site’s data.',
        'Copies of quizzes that couldn’t be saved (<code>quiz-copy</code>): until they’re saved, 30 days at most.',
        'While you take a quiz: its questions, your answers and what was recorded (<code>quizzes-being-taken</code>, an IndexedDB), so that nothing is lost without a network. It’s removed once the quiz is handed in and this browser knows about it; only what didn’t arrive in time stays, to be shown to you, for 30 days at most.',
        'On a quiz page: a service worker, which keeps that page’s files and the pictures in its questions so that it can reload without a network, and <code>quiz-page</code>, a random number by which the page is recognized after a reload. They hold no answers. The pictures are removed when the quiz is over; the rest stays until you clear this site’s data.',
        'In the demo: the questions and the quiz you make there (<code>demo</code>), until the tab is closed or you save them to an account. A subject or text used to create questions is sent to this server but isn’t stored there.',
        '<code>opened-links</code>: the IDs of the last 50 quizzes whose open link you’ve opened in this browser, so that each counts you only once. They stay in your browser; all it sends is that it’s the first time. Until you clear it.',
        '<code>last-person</code>: the number of the account that was last logged in here, so that nobody else is shown your quiz while offline. It’s removed when you log out.',
        'A few notes that disappear with the tab, such as the page to return to after logging in.',
      ],
    },
    others: {
      title: 'Who else receives it',
      text: [
        'The creator of a quiz sees its participants: address, name, status and result; while a quiz is being taken, also how far each person has got, what was recorded, and since when a connection has been lost. Programs that they let in with a key can read the same; webhooks tell programs that somebody was invited, started, handed in or was graded, without names, answers or scores. Members of an organization see each other’s names and addresses, and the quizzes there. If its owner has replies to its e-mails go to a member’s address, their recipients see that address. People you invite see your name. Administrators of this installation see names, addresses and the outbox. The providers of its server, network and mail service process the data on its behalf.',
        'Fonts, pictures and scripts come from this installation. On this installation:',
      ],
    },
    rights: {
      title: 'How to get it or delete it',
      text: [
        'In your <settings>settings</settings> you can see and correct what’s kept, download all of it as a file (“Download my data”), end any session, and permanently delete your account. You don’t have to ask anyone. Deleting your account removes your address and name from everything others keep here: invitations, lists, e-mails and results.',
        'If you were invited and have no password, use the quiz page to get a link to set one; you’ll then have settings too. Or ask the person who invited you to withdraw the invitation.',
        'For anything the buttons don’t cover, ask the organization that runs this installation. If it doesn’t help you, you can complain to your country’s data protection authority.',
      ],
    },
    changes: {
      title: 'Changes',
      text: [
        'This page changes when the software does: each version of Probant describes itself. The date at the top shows when the text last changed.',
      ],
    },
  },
  here: {
    mails:
      'E-mails in the outbox: their text for {{textDays}} days after they were sent, their recipient and subject for {{days}} days; links in them are blanked out as soon as they’re sent. Failed ones stay until an administrator deals with them. All of them are deleted along with your account.',
    noModel:
      'Questions are created by the built-in generator, on this server: nothing creators type for it goes anywhere else.',
    model:
      'Questions are created by a model from {{company}}. It receives the subject, the wording of the questions that the creator already has on it, and the text the creator provided. When a creator asks it what an open answer might be worth, it receives the question, the guidance and that answer, without a name; nothing else about participants.',
    companies: {
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      google: 'Google',
      mistral: 'Mistral',
      other: 'a provider chosen by the organization that runs this installation, possibly itself',
    },
    payments:
      'Payments are made on Stripe’s own pages: Stripe receives your address and what you pay for, and keeps your card details. Your data is deleted there when your account is deleted.',
    noPayments: 'Nothing is paid here, and no payment service is involved.',
    google: 'You can log in with Google; if you do, Google knows that you use this site.',
    noGoogle: 'Google login isn’t offered.',
    botCheck: {
      altcha: 'The robot check is a small calculation your browser does (ALTCHA); nobody else learns of it.',
      recaptcha:
        'The robot check is Google’s (reCAPTCHA): when you sign up, log in, reset your password, enter a quiz or open the demo, your browser talks to Google.',
      turnstile:
        'The robot check is Cloudflare’s (Turnstile): when you sign up, log in, reset your password, enter a quiz or open the demo, your browser talks to Cloudflare.',
    },
    video: 'If the landing page offers a video, it’s fetched from YouTube, and only once you press play.',
  },
}

export default privacy
