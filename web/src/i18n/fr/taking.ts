import type en from '../en/taking.ts'

const taking: typeof en = {
  start: {
    go: 'Commencer',
    clock: 'Vous avez {{time}}, à partir du moment où vous appuyez sur Commencer.',
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
    sending: 'Enregistrement …',
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
      'Vous êtes hors connexion. Continuez : vos réponses sont gardées ici et partiront au retour du réseau.',
    unreachable:
      'Nous sommes injoignables pour l’instant. Continuez : vos réponses sont gardées ici et partiront dès que nous répondrons.',
    notKept:
      'Ce navigateur ne peut pas garder de copie de vos réponses, peut-être faute de place sur l’appareil. Continuez, mais restez en ligne, et ne fermez ni ne rechargez cette page.',
    inPageOnly:
      'Vos réponses ne peuvent pas partir pour l’instant, et ce navigateur ne peut pas en garder de copie. Continuez, mais ne fermez ni ne rechargez cette page : elles ne sont encore nulle part ailleurs.',
  },
  fullScreen: {
    words: 'Ce quiz se passe en plein écran. Le quitter est noté.',
    go: 'Plein écran',
  },
  granted_one: '{{count}} minute a été ajoutée',
  granted_other: '{{count}} minutes ont été ajoutées',
  timeLeft_one: 'Il vous reste {{count}} minute',
  timeLeft_other: 'Il vous reste {{count}} minutes',
  handingIn: {
    now: 'Votre copie est en cours de remise …',
    delayed:
      'Nous sommes injoignables : votre copie n’est pas encore rendue. Vos réponses sont gardées ici et partiront dès que nous répondrons ; celles qui nous parviennent à temps comptent. Laissez cette page ouverte.',
    signedOut:
      'Votre copie n’est pas encore rendue : reconnectez-vous, et vos réponses, gardées ici, partiront. Celles qui nous parviennent à temps comptent.',
  },
  handIn: {
    title: 'Rendre votre copie ?',
    allAnswered_one: 'La question a sa réponse.',
    allAnswered_other: 'Les {{count}} questions ont leur réponse.',
    open_one: '{{count}} question est sans réponse.',
    open_other: '{{count}} questions sont sans réponse.',
    flagged_one: '{{count}} question est marquée.',
    flagged_other: '{{count}} questions sont marquées.',
    close: 'Fermer',
    final: 'Ensuite, plus rien ne peut être changé.',
    back: 'Continuer',
    go: 'Rendre',
  },
  signIn: {
    title: 'Reconnectez-vous pour continuer',
    sentence:
      'Votre session dans ce navigateur a pris fin. Reconnectez-vous avec {{email}} dans un nouvel onglet, puis revenez à celui-ci.',
    other:
      'La session ouverte ici est celle de {{other}} ; ce quiz a été commencé par {{email}}. Connectez-vous avec cette adresse dans un nouvel onglet, puis revenez à celui-ci. Cela déconnecte {{other}} de ce navigateur.',
    kept: 'Vos réponses sont gardées, et rien n’est surveillé entre-temps. Le temps continue de courir.',
    asOwner: 'Se connecter avec {{email}}',
    logIn: 'Se connecter',
    link: 'Recevoir un lien',
  },
  paused: {
    title: 'Le chronomètre est arrêté',
    left: 'Il vous reste {{time}}',
    sentence:
      '{{name}} a mis le quiz en pause. Le temps ne passe pas, et vos réponses sont conservées. La copie reviendra d’elle-même : laissez cette page ouverte.',
  },
  judged: {
    title: 'Signalement en cours',
    sentence:
      'Vous avez fait de nouveau ce dont ce quiz avertit. La suite se décide dès que nous en sommes informés ; d’ici là, rien ne peut être changé. Vos réponses d’avant sont gardées : laissez cette page ouverte.',
  },
  message: {
    from: 'Message de {{name}} :',
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
      multi_monitor: 'Un deuxième écran a été branché.',
    },
    ends: 'La prochaine fois, votre quiz prend fin et votre copie est rendue en l’état.',
    recorded: 'C’est noté, et la personne qui a préparé ce quiz le verra.',
    confirm: 'J’ai compris',
  },
  elsewhere: {
    title: 'Ce quiz est ouvert dans une autre page',
    sentence:
      '« {{title}} » ne peut être ouvert qu’une fois : il l’est en ce moment dans un autre onglet, une autre fenêtre ou sur un autre de vos appareils. Si vous continuez ici, il y sera fermé. Tout ce qui y a été enregistré vous suit. Le changement est signalé à {{name}}.',
    beside:
      'Votre session est ouverte. « {{title}} » est ouvert dans un autre onglet de ce navigateur : revenez-y pour continuer. Si vous continuez ici, il y sera fermé, et le changement sera signalé à {{name}}.',
    unsent_one:
      '{{count}} réponse donnée ici ne nous est pas parvenue. Elle est gardée dans ce navigateur, et partira si vous continuez ici.',
    unsent_other:
      '{{count}} réponses données ici ne nous sont pas parvenues. Elles sont gardées dans ce navigateur, et partiront si vous continuez ici.',
    takeOver: 'Continuer ici',
  },
  over: {
    reopening: 'Si {{name}} vous permet de reprendre, votre copie reviendra d’elle-même sur cette page.',
    lookAgain: 'Vérifier si je peux reprendre',
    notYet: 'Pas encore : {{name}} ne vous permet pas de reprendre pour l’instant.',
    handed_in: { title: 'Copie rendue', sentence: 'Vous avez rendu votre copie de « {{title}} ».' },
    overdue: {
      title: 'Le temps est écoulé',
      sentence: 'Votre copie de « {{title}} » a été rendue avec tout ce qui nous était parvenu.',
    },
    terminated: {
      title: 'Votre quiz a été interrompu',
      sentence:
        'Une seconde infraction aux règles a été notée : « {{title}} » a donc pris fin et votre copie a été rendue en l’état. Si c’est une erreur, parlez-en à {{name}}, qui voit ce qui a été noté.',
    },
    closed: {
      title: 'Le quiz a été terminé',
      sentence:
        '{{name}} a mis fin à « {{title}} ». Votre copie a été rendue avec tout ce qui nous était parvenu.',
    },
  },
  receipt: {
    label: 'Votre reçu',
    answers: 'Réponses comptées',
    answersOf: '{{count}} sur {{total}}',
    when: 'Rendue',
    checksum: 'Somme de contrôle',
    hint: 'Un nombre formé à partir de vos réponses. La personne qui a préparé le quiz voit le même : il montre que rien n’a été changé.',
  },
  lost: {
    title_one: '{{count}} changement ne nous est pas parvenu à temps',
    title_other: '{{count}} changements ne nous sont pas parvenus à temps',
    sentence_one:
      'Il ne compte pas. Il est gardé dans ce navigateur ; montrez-le à la personne qui a préparé le quiz.',
    sentence_other:
      'Ils ne comptent pas. Ils sont gardés dans ce navigateur ; montrez-les à la personne qui a préparé le quiz.',
    true: 'Vrai',
    false: 'Faux',
    nothing: 'pas de réponse',
    line: 'Question {{number}} : {{text}}',
  },
  next: {
    title: 'Et ensuite',
    graded: '{{name}} décide de ce qui est montré des résultats, et quand.',
    review: 'Voir ce que vous avez rendu',
    dashboard: 'Vers votre tableau de bord',
    close:
      'Vous pouvez fermer cette page. Votre lien d’invitation, votre billet ou, sur cet appareil, le code de salle vous y ramène.',
  },
}

export default taking
