import type en from '../en/entering.ts'

const entering: typeof en = {
  door: {
    invited: 'Votre invitation à',
    begun: 'Vous avez commencé',
    joining: 'Participer au quiz',
    by: 'par {{name}}',
    when: 'Quand',
    time: 'Votre temps',
    questions: 'Questions',
    address: 'Pour',
    loading: 'Lecture de l’invitation…',
    loadingQuiz: 'Le quiz arrive…',
    failed: 'Le lien n’a pas pu être lu.',
  },
  window: {
    none: 'Pas encore de dates',
    from: 'À partir de : {{start}}',
    until: 'Jusqu’à : {{end}}',
    day: '{{day}}, {{hours}}',
    days: '{{start}} – {{end}}',
    inZone: '{{phrase}} ({{zone}})',
    theirs: 'Dans le fuseau horaire du quiz : {{words}}',
  },
  minutes: {
    none: 'Pas d’autre limite que la fin du quiz',
    noneExtra: 'Pas d’autre limite que la fin du quiz, et {{extra}} de plus pour vous',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    both: '{{hours}} h {{minutes}} min',
    extra: '{{own}}, dont {{extra}} de temps supplémentaire pour vous',
  },
  left: {
    running: 'Il vous reste <time>{{time}}</time>',
    paused: 'En pause, il vous reste <time>{{time}}</time>',
    goOn: 'Continuer',
    goOnWith: 'Continuer «\u00a0{{title}}\u00a0»',
  },
  invitation: {
    go: 'Aller au quiz',
    hint: 'Pas besoin de compte. Le lien reste utilisable\u00a0: une fois votre copie rendue, il mène à votre résultat.',
    otherPerson:
      'Votre session est celle de {{email}}. Cette invitation est pour {{invited}}. Si vous continuez, la session de {{email}} prend fin dans ce navigateur.',
    otherPersonTitle: 'Une autre personne est connectée ici',
    otherQuiz:
      'Vous êtes dans un autre quiz dans ce navigateur. Si vous continuez, vous le quittez ; son propre lien vous y fera entrer à nouveau.',
    otherQuizTitle: 'Un autre quiz est ouvert ici',
  },
  refused: {
    noLink: {
      title: 'Cette page a besoin de son lien',
      invitation: 'Ouvrez-la depuis le courriel d’invitation.',
      share: 'Ouvrez-la avec le lien ou le code QR que l’on vous a donné.',
    },
    invalidLink: {
      title: 'Ce lien ne mène nulle part',
      sentence:
        'Il en manque peut-être un morceau : ouvrez-le directement depuis le courriel, ou copiez-le en entier. Si cela ne suffit pas, demandez à la personne à l’origine de l’invitation de le renvoyer.',
    },
    shareLinkClosed: {
      title: 'Ce lien ne mène nulle part',
      sentence:
        'Il a peut-être été désactivé, ou il en manque un morceau. Adressez-vous à la personne qui vous l’a donné.',
    },
    invitationTied: {
      title: 'Connectez-vous pour passer ce quiz',
      sentence:
        'Cette invitation appartient à un compte qui a maintenant une autre adresse. Connectez-vous à ce compte.',
    },
    invitationWithdrawn: {
      title: 'Cette invitation a été retirée',
      sentence:
        'Elle ne donne plus accès au quiz. Si vous pensez que c’est une erreur, adressez-vous à la personne à l’origine de l’invitation.',
    },
    quizNotActive: {
      title: 'Ce quiz n’est pas encore ouvert',
      sentence:
        'La personne à l’origine de l’invitation ne l’a pas encore publié, ou l’a repris pour le modifier. Revenez plus tard, ou demandez-lui quand il sera prêt.',
      again: 'Regarder à nouveau',
    },
    quizEnded: {
      title: 'Ce quiz est terminé',
      sentence:
        'Il n’est plus possible de passer « {{title}} ». Si vous l’avez manqué, adressez-vous à {{name}}.',
      unnamed:
        'Il n’est plus possible de le passer. Si vous l’avez manqué, adressez-vous à la personne à l’origine de l’invitation.',
    },
    quizFull: {
      title: 'Ce quiz est complet',
      sentence: 'Toutes les places sont prises. Prévenez la personne qui vous a donné le lien.',
    },
    logIn: 'Se connecter',
  },
  finished: {
    handed_in: {
      title: 'Vous avez rendu votre copie',
      sentence: 'Il n’y a plus rien à faire pour « {{title}} ».',
    },
    overdue: {
      title: 'Le temps est écoulé',
      sentence: '« {{title}} » a été rendu avec tout ce qui nous était parvenu.',
    },
    terminated: {
      title: 'Votre quiz a été interrompu',
      sentence:
        'Une seconde infraction aux règles a été notée : « {{title}} » a donc pris fin et votre copie a été rendue en l’état. Si c’est une erreur, parlez-en à {{name}}, qui voit ce qui a été noté et peut vous laisser continuer.',
    },
    closed: {
      title: 'Le quiz a été terminé',
      sentence:
        '{{name}} a mis fin à « {{title}} ». Votre copie a été rendue avec tout ce qui nous était parvenu.',
    },
    receipt_one:
      'Votre reçu : copie rendue {{when}}, {{count}} réponse comptée. Somme de contrôle : {{checksum}}',
    receipt_other:
      'Votre reçu : copie rendue {{when}}, {{count}} réponses comptées. Somme de contrôle : {{checksum}}',
    see: 'Voir votre résultat',
    lookAgain: 'Vérifier si je peux reprendre',
  },
  request: {
    title: 'Se faire renvoyer le lien',
    highlighted: 'le lien',
    sentence: 'Indiquez l’adresse invitée : un nouveau lien y sera envoyé.',
    submit: 'M’envoyer un nouveau lien',
    sent: 'Consultez votre messagerie',
    sentSentence: 'Si l’adresse {{email}} est invitée, un nouveau lien vient d’y être envoyé.',
    keptTitle: 'Adressez-vous à l’administration',
    kept: 'Cette installation n’envoie pas de courriels. Si l’adresse {{email}} est invitée, son administration trouvera le lien dans la boîte d’envoi.',
    otherAddress: 'Essayer une autre adresse',
    logIn: 'J’ai un compte : me connecter',
  },
  join: {
    address:
      'Les personnes admises reçoivent un code par courriel, pour montrer que l’adresse est bien la leur.',
    submit: 'M’envoyer un code',
    codeSent:
      'Si l’adresse {{email}} est admise, un code à 6 chiffres vient d’y être envoyé. Il est valable {{count}} minutes.',
    codeKept:
      'Cette installation n’envoie pas de courriels. Si l’adresse {{email}} est admise, son administration trouvera le code dans la boîte d’envoi. Il est valable {{count}} minutes.',
    code: 'Code',
    enter: 'Aller au quiz',
    again: 'Renvoyer le code',
    againIn: 'Renvoyer le code (dans {{count}} s)',
    sentAgain:
      'Si l’adresse {{email}} est admise, un nouveau code vient d’y être envoyé. L’ancien n’est plus valable.',
    otherAddress: 'Utiliser une autre adresse',
    name: 'Votre nom',
    nameHint: 'Celui sous lequel on vous connaît ici.',
  },
  typed: {
    title: 'Entrez avec votre code',
    highlighted: 'votre code',
    sentence: 'Il figure sur votre billet, ou au tableau.',
    code: 'Code',
    submit: 'Continuer',
    joining: 'Vous allez passer',
    taken: 'Vous avez passé',
    sameName: 'Le nom sous lequel vous avez passé ce quiz.',
    other: 'Un autre code',
    signedIn: 'Une session est ouverte ici pour {{person}}. Entrer la ferme dans ce navigateur.',
    login: 'J’ai reçu une invitation par courriel\u00a0: me connecter',
  },
  session: {
    label: 'Votre session',
    sentence: 'Session de <email>{{email}}</email>, pour ce quiz seulement',
    password: 'Choisir un mot de passe pour garder vos résultats',
    passwordSent: 'Un lien pour choisir un mot de passe vient d’être envoyé à {{email}}.',
    passwordKept:
      'Cette installation n’envoie pas de courriels. Son administration trouvera dans la boîte d’envoi le lien avec lequel {{email}} peut choisir un mot de passe.',
    passwordFailed: 'Le lien n’a pas pu être demandé. Réessayez.',
    signOut: 'Se déconnecter',
    logIn: 'Se connecter',
  },
  lobby: {
    upcoming: 'À venir',
    dashboard: 'Tableau de bord',
    failed: 'Le quiz n’a pas pu être chargé.',
    retry: 'Réessayer',
    opensIn: 'Ouverture dans',
    opensAt: 'Il ouvrira de lui-même : {{when}}. Vous pouvez laisser cette page ouverte.',
    opensNow: 'Il ouvre d’un instant à l’autre.',
    open: 'Ouvert',
    openUntil: 'Ce quiz est ouvert. Fin : {{when}}.',
    openEndless: 'Ce quiz est ouvert.',
    closesIn: 'Il ferme dans <time>{{time}}</time>.',
    paused: 'En pause',
    pausedSentence:
      '{{name}} a mis ce quiz en pause. Vous pourrez commencer dès qu’il reprendra\u00a0; laissez cette page ouverte.',
    over: 'Terminé',
    overSentence: 'Ce quiz est terminé. Si vous l’avez manqué, adressez-vous à {{name}}.',
    finished: 'Copie rendue',
    finishedSentence: 'Vous avez rendu votre copie. Il n’y a plus rien à faire.',
    instructions: 'Consignes',
    rules: 'À savoir avant de commencer',
    calendar: 'Ajouter au calendrier',
    calendarOf: 'Ajouter au calendrier : « {{title}} »',
    countdown: {
      days_one: '{{count}} jour',
      days_other: '{{count}} jours',
      hours: '{{count}} h',
      minutes: '{{count}} min',
    },
  },
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  rules: {
    once: 'Vous avez un seul essai. Dès que vous avez commencé, le temps court, même si la page est fermée.',
    onceUntimed: 'Vous avez un seul essai.',
    paging: {
      back: 'Vous voyez une question à la fois et pouvez revenir en arrière pour changer une réponse.',
      noBack:
        'Vous voyez une question à la fois. Dès que vous passez à la suivante, vous ne pouvez plus y revenir.',
      all: 'Vous voyez toutes les questions sur une seule page.',
    },
    saved:
      'Chaque réponse est enregistrée dès que vous la donnez. Un rechargement, une panne ou une perte de réseau n’efface rien.',
    antiCheat: {
      record:
        'Quitter la page ou la fenêtre, copier, cliquer avec le bouton droit ou brancher un deuxième écran est enregistré.',
      warn: 'Quitter la page ou la fenêtre, copier, cliquer avec le bouton droit ou brancher un deuxième écran entraîne un avertissement et est enregistré.',
      end: 'Quitter la page ou la fenêtre, copier, cliquer avec le bouton droit ou brancher un deuxième écran : la première fois, un avertissement ; la deuxième, votre quiz prend fin et votre copie est rendue.',
    },
    more: 'Comment cela est compté',
    exempt: 'Pour vous, ceci ne compte pas : {{rules}}.',
    names: {
      tab_switch: 'quitter la page',
      window_blur: 'quitter la fenêtre',
      copy_paste: 'copier et coller',
      right_click: 'le clic droit',
      multi_monitor: 'un deuxième écran',
    },
    fullScreen: 'Il se passe en plein écran.',
    score: {
      at_once: 'Vous voyez votre note dès que vous avez terminé.',
      on_release: 'Vous voyez votre note quand elle est publiée.',
    },
    answers: {
      never: 'Les bonnes réponses ne sont pas montrées.',
      after_finishing: 'Vous voyez les bonnes réponses dès que vous avez terminé.',
      after_end: 'Vous voyez les bonnes réponses après la fin du quiz.',
    },
  },
  notFound: {
    title: 'Ce quiz ne vous est pas destiné',
    sentence:
      'Ce quiz n’existe pas, ou l’adresse {{email}} n’y est pas invitée. Si une autre de vos adresses l’est, utilisez-la.',
    unnamed:
      'Ce quiz n’existe pas, ou votre adresse n’y est pas invitée. Si une autre de vos adresses l’est, utilisez-la.',
    request: 'M’envoyer un nouveau lien',
    otherAddress: 'Se connecter avec une autre adresse',
  },
  invited: {
    title: 'Invitations',
    sentence: 'Les quiz auxquels on invite {{email}} apparaissent ici.',
    failed: 'Vos invitations n’ont pas pu être chargées.',
    loading: 'Vos invitations arrivent…',
    phases: {
      begun: 'En cours',
      open: 'En ce moment',
      upcoming: 'À venir',
      done: 'Terminés',
    },
    opens: 'Ouverture : {{when}}',
    until: 'Fin : {{when}}',
    ended: 'Terminé : {{when}}',
    handedIn: 'Copie rendue : {{when}}',
    by: 'par {{name}}',
    byWithTime: 'par {{name}} · {{time}}',
    more: 'Afficher les {{count}}',
  },
}

export default entering
