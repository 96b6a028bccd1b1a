import type en from '../en/taking.ts'

const taking: typeof en = {
  start: {
    go: 'Commencer',
    clock: 'Le temps part maintenant : vous avez {{time}}.',
    noClock: 'Pas d’autre limite de temps que la fin du quiz.',
    checks: 'Votre navigateur',
    ready: 'Votre navigateur est prêt.',
    blocked: {
      developerTools: 'Les outils de développement du navigateur sont ouverts. Fermez-les pour commencer.',
      screens: 'Plusieurs écrans sont branchés. Débranchez ou éteignez les autres pour commencer.',
    },
    noStorage:
      'Ce navigateur ne conserve rien, peut-être parce que sa fenêtre est privée. Vous pouvez commencer, mais ne rechargez pas la page hors connexion.',
    wrongClock_one:
      'L’horloge de cet appareil se trompe d’environ {{count}} minute. Cela ne change rien : c’est la nôtre qui compte.',
    wrongClock_other:
      'L’horloge de cet appareil se trompe d’environ {{count}} minutes. Cela ne change rien : c’est la nôtre qui compte.',
  },
  saved: {
    at: 'Enregistré à {{time}}',
    sending: 'Enregistrement …',
    kept: 'Gardé ici',
    unsaved: 'Pas encore enregistré',
  },
  navigator: {
    toggle: 'Questions',
    label: 'Questions',
    question: 'Question {{number}}',
    answered: 'répondue',
    open: 'sans réponse',
    flagged: 'marquée',
    legend: 'Réponses : {{answered}} sur {{count}}. Questions marquées : {{flagged}}.',
  },
  trouble: {
    offline:
      'Vous êtes hors connexion. Continuez : vos réponses sont gardées sur cet appareil et partiront dès que le réseau reviendra.',
    unreachable:
      'Nous sommes injoignables pour l’instant, ou trop sollicités. Continuez : vos réponses sont gardées sur cet appareil et partiront dès que nous répondrons.',
    notKept:
      'Ce navigateur ne peut pas garder de copie de vos réponses, peut-être faute de place sur l’appareil. Continuez, mais restez en ligne, et ne fermez ni ne rechargez cette page.',
    inPageOnly:
      'Vos réponses ne peuvent pas partir pour l’instant, et ce navigateur ne peut pas en garder de copie. Continuez, mais ne fermez ni ne rechargez cette page : elles ne sont encore nulle part ailleurs.',
  },
  fullScreen: {
    words: 'Ce quiz se passe en plein écran. Le quitter est noté.',
    go: 'Plein écran',
  },
  timeLeft_one: 'Il vous reste {{count}} minute',
  timeLeft_other: 'Il vous reste {{count}} minutes',
  handingIn: {
    now: 'Remise de votre quiz …',
    delayed:
      'Votre quiz ne peut pas être remis pour l’instant : nous sommes injoignables. Vos réponses sont en sécurité ici ; laissez la page ouverte, nous réessayons.',
  },
  handIn: {
    title: 'Remettre votre quiz ?',
    allAnswered_one: 'La question a sa réponse.',
    allAnswered_other: 'Les {{count}} questions ont leur réponse.',
    open_one: '{{count}} question est sans réponse.',
    open_other: '{{count}} questions sont sans réponse.',
    flagged_one: '{{count}} question est marquée.',
    flagged_other: '{{count}} questions sont marquées.',
    close: 'Fermer',
    final: 'Ensuite, plus rien ne peut être changé.',
    back: 'Continuer',
    go: 'Remettre',
  },
  signIn: {
    title: 'Reconnectez-vous pour continuer',
    sentence:
      'Vous n’êtes plus connecté dans ce navigateur. Connectez-vous à côté de cette page, avec l’adresse invitée, puis continuez ici.',
    other:
      'Vous êtes connecté en tant que {{other}} ; ce quiz a été commencé par {{email}}. Connectez-vous avec cette adresse à côté de cette page, puis continuez ici. L’autre personne sera déconnectée de ce navigateur.',
    kept: 'Vos réponses sont gardées, et rien n’est surveillé entre-temps. Le temps continue de courir.',
    asOwner: 'Se connecter en tant que {{email}}',
    logIn: 'Se connecter',
    link: 'Recevoir un lien',
  },
  paused: {
    title: 'Le chronomètre est arrêté',
    sentence:
      '{{name}} a mis le quiz en pause. Le temps ne passe pas, et vos réponses sont conservées. La copie reviendra d’elle-même\u00a0: laissez cette page ouverte.',
  },
  message: {
    from: 'Message de {{name}}\u00a0:',
    dismiss: 'Masquer',
  },
  warning: {
    title: 'Ceci est un avertissement',
    seen: {
      tab_switch: 'Vous avez quitté cette page pour une autre.',
      window_blur: 'Vous avez quitté cette fenêtre pour une autre.',
      copy_paste:
        'Vous avez copié le texte d’une question, ou collé un texte qui ne vient pas de vos réponses.',
      right_click: 'Vous avez utilisé le bouton droit de la souris hors de vos réponses.',
      multi_monitor: 'Un second écran a été branché.',
    },
    ends: 'La prochaine fois, votre quiz prend fin et est remis en l’état.',
    recorded: 'C’est noté, et la personne qui a préparé ce quiz le verra.',
    confirm: 'J’ai compris',
  },
  elsewhere: {
    title: 'Ce quiz est ouvert dans une autre page',
    sentence:
      '« {{title}} » ne peut être ouvert qu’une fois : il l’est en ce moment dans un autre onglet, une autre fenêtre ou sur un autre de vos appareils. Si vous continuez ici, il y sera fermé. Tout ce qui y a été enregistré est ici. Ce changement est noté.',
    unsent_one:
      '{{count}} réponse donnée ici ne nous est pas parvenue. Elle est gardée dans ce navigateur, et partira si vous continuez ici.',
    unsent_other:
      '{{count}} réponses données ici ne nous sont pas parvenues. Elles sont gardées dans ce navigateur, et partiront si vous continuez ici.',
    takeOver: 'Continuer ici',
  },
  over: {
    lookAgain: 'On m’a laissé continuer : reprendre',
    handed_in: { title: 'Quiz remis', sentence: 'Vous avez remis « {{title}} ».' },
    overdue: {
      title: 'Le temps est écoulé',
      sentence: '« {{title}} » a été remis avec tout ce que vous aviez répondu jusque-là.',
    },
    terminated: {
      title: 'Votre quiz a été interrompu',
      sentence:
        'Une seconde infraction aux règles a été notée : « {{title}} » a donc pris fin et a été remis en l’état. Si c’est une erreur, parlez-en à {{name}}, qui voit ce qui a été noté et peut vous laisser continuer.',
    },
    closed: {
      title: 'Le quiz a été terminé',
      sentence:
        '{{name}} a mis fin à « {{title}} ». Il a été remis avec tout ce que vous aviez répondu jusque-là.',
    },
  },
  receipt: {
    label: 'Votre reçu',
    answers: 'Réponses comptées',
    answersOf: '{{count}} sur {{total}}',
    when: 'Remis',
    checksum: 'Somme de contrôle',
    hint: 'Un nombre formé à partir de vos réponses. La personne qui a préparé le quiz voit le même : il montre que rien n’a été changé.',
  },
  lost: {
    title_one: '{{count}} changement ne nous est pas parvenu à temps',
    title_other: '{{count}} changements ne nous sont pas parvenus à temps',
    sentence:
      'Ils ne comptent pas. Ils sont gardés dans ce navigateur ; montrez-les à la personne qui a préparé le quiz.',
    true: 'Vrai',
    false: 'Faux',
    nothing: 'pas de réponse',
    line: 'Question {{number}} : {{text}}',
  },
  next: {
    title: 'Et ensuite',
    graded: '{{name}} décide de ce qui est montré des résultats, et quand.',
    review: 'Voir ce que vous avez remis',
    dashboard: 'Vers votre tableau de bord',
    close: 'Vous pouvez fermer cette page.',
  },
}

export default taking
