import type en from '../../en/taking/index.ts'
import certificate from './certificate.ts'
import paper from './paper.ts'
import review from './review.ts'

const taking: typeof en = {
  start: {
    go: 'Commencer',
    clock: 'Vous avez {{time}} à partir du moment où vous commencez.',
    noClock: 'Pas de limite de temps avant la fin du quiz.',
    confirm: {
      title: 'Commencer le quiz maintenant\u00a0?',
      clock:
        'Le chronomètre démarre quand vous appuyez sur «\u00a0Commencer maintenant\u00a0». Vous avez {{time}}.',
      ends: {
        violations:
          'Le quiz prend fin quand vous rendez votre copie, quand le temps est écoulé ou à la deuxième infraction aux règles.',
        time: 'Le quiz prend fin quand vous rendez votre copie ou quand le temps est écoulé.',
        untimedViolations:
          'Votre participation prend fin quand vous rendez votre copie, à la fermeture du quiz ou à la deuxième infraction aux règles.',
        untimed: 'Votre participation prend fin quand vous rendez votre copie ou à la fermeture du quiz.',
      },
      stay: 'Pas encore',
      go: 'Commencer maintenant',
    },
    checks: 'Votre navigateur',
    ready: 'Votre navigateur est prêt.',
    blocked: {
      developerTools: 'Les outils de développement du navigateur sont ouverts. Fermez-les pour commencer.',
      screens: 'Plusieurs écrans sont branchés. N’en gardez qu’un pour commencer.',
    },
    noStorage:
      'Ce navigateur ne peut rien conserver, peut-être parce qu’il est en navigation privée. Vous pouvez commencer, mais ne rechargez pas la page hors ligne.',
    wrongClock_one:
      'L’horloge de cet appareil est décalée d’environ {{count}} minute. Cela ne change rien\u00a0: seule celle du serveur compte.',
    wrongClock_other:
      'L’horloge de cet appareil est décalée d’environ {{count}} minutes. Cela ne change rien\u00a0: seule celle du serveur compte.',
  },
  close: 'Fermer',
  saved: {
    at: 'Enregistré à {{time}}',
    sending: 'Enregistrement…',
    kept: 'Conservé sur cet appareil',
    unsaved: 'Pas encore enregistré',
  },
  navigator: {
    toggle: 'Questions',
    label: 'Questions',
    question: 'Question {{number}}',
    answered: 'avec réponse',
    open: 'sans réponse',
    flagged: 'marquée',
    legend: 'Réponses : {{answered}} sur {{count}}. Questions marquées : {{flagged}}.',
  },
  trouble: {
    offline:
      'Vous êtes hors ligne. Continuez\u00a0: vos réponses sont conservées sur cet appareil et seront envoyées au retour du réseau.',
    unreachable:
      'Le serveur est injoignable pour l’instant. Continuez\u00a0: vos réponses sont conservées sur cet appareil et seront envoyées dès que possible.',
    notKept:
      'Ce navigateur ne peut pas conserver vos réponses, peut-être faute de place sur l’appareil. Continuez, mais restez en ligne, et ne fermez ni ne rechargez cette page.',
    inPageOnly:
      'Vos réponses ne peuvent pas être envoyées pour l’instant, et ce navigateur ne peut pas les conserver. Continuez, mais ne fermez ni ne rechargez cette page\u00a0: elles ne sont enregistrées nulle part ailleurs.',
  },
  fullScreen: {
    words: 'Ce quiz se déroule en plein écran. Toute sortie est relevée.',
    go: 'Plein écran',
  },
  granted_one: '{{count}} minute a été ajoutée',
  granted_other: '{{count}} minutes ont été ajoutées',
  timeLeft_one: 'Il vous reste {{count}} minute',
  timeLeft_other: 'Il vous reste {{count}} minutes',
  handingIn: {
    now: 'Envoi de votre copie…',
    delayed:
      'Le serveur est injoignable\u00a0: votre copie n’est pas encore rendue. Vos réponses sont conservées sur cet appareil et seront envoyées dès que possible\u00a0; celles reçues à temps compteront. Laissez cette page ouverte.',
    signedOut:
      'Votre copie n’est pas encore rendue\u00a0: reconnectez-vous pour envoyer vos réponses, conservées sur cet appareil. Celles reçues à temps compteront.',
  },
  handIn: {
    title: 'Rendre votre copie ?',
    allAnswered_one: 'Vous avez répondu à la question.',
    allAnswered_other: 'Vous avez répondu aux {{count}} questions.',
    open_one: '{{count}} question est sans réponse.',
    open_other: '{{count}} questions sont sans réponse.',
    partly_one: '{{count}} question est incomplète.',
    partly_other: '{{count}} questions sont incomplètes.',
    flagged_one: '{{count}} question est marquée.',
    flagged_other: '{{count}} questions sont marquées.',
    list: 'Questions sans réponse',
    partlyList: 'Questions incomplètes',
    flaggedList: 'Questions marquées',
    final: 'Vous ne pourrez plus rien modifier ensuite.',
    back: 'Revenir au quiz',
    go: 'Rendre ma copie',
  },
  leaveQuiz: {
    title: 'Quitter le quiz\u00a0?',
    sentence: 'Votre copie n’est pas rendue, et le temps continue de courir.',
    untimed: 'Votre copie n’est pas rendue.',
    saved: 'Vos réponses sont enregistrées.',
    unsent: 'Vos réponses sont conservées sur cet appareil et seront envoyées à votre retour sur cette page.',
    counts: {
      record: 'Le fait de quitter cette page est relevé.',
      warn: 'Quitter cette page compte comme une infraction.',
      end: 'Quitter cette page compte comme une infraction. La deuxième met fin à votre quiz.',
    },
    stay: 'Rester ici',
    go: 'Quitter',
  },
  signIn: {
    title: 'Reconnectez-vous pour continuer',
    sentence:
      'Votre session a expiré dans ce navigateur. Reconnectez-vous avec {{email}} dans un nouvel onglet, puis revenez à celui-ci.',
    other:
      'Le compte {{other}} est utilisé dans ce navigateur, mais ce quiz a été commencé par {{email}}. Connectez-vous avec cette adresse dans un nouvel onglet, puis revenez à celui-ci. Le compte {{other}} sera alors déconnecté de ce navigateur.',
    kept: 'Vos réponses sont conservées, et rien n’est surveillé entre-temps. Le chronomètre continue de tourner.',
    asOwner: 'Se connecter avec {{email}}',
    logIn: 'Se connecter',
    link: 'Recevoir un lien',
    byName:
      'Votre session est terminée sur cet appareil. Si vous continuez sur un autre, restez-y. Sinon, demandez à {{name}} de vous laisser entrer de nouveau, puis saisissez votre code et le même nom dans un nouvel onglet.',
    code: 'Saisir le code',
  },
  paused: {
    title: 'Le quiz est en pause',
    left: 'Il vous reste {{time}}',
    sentence:
      '{{name}} a mis le quiz en pause. Le temps ne s’écoule pas, et vos réponses sont conservées. Les questions réapparaîtront automatiquement\u00a0: laissez cette page ouverte.',
  },
  judged: {
    title: 'Une deuxième infraction a été détectée',
    sentence:
      'Dès que le serveur aura reçu le signalement, il décidera si votre quiz prend fin. D’ici là, rien ne peut être modifié. Vos réponses sont conservées\u00a0: laissez cette page ouverte.',
  },
  message: {
    from: '{{name}} vous écrit\u00a0:',
    dismiss: 'Masquer',
  },
  warning: {
    title: 'Avertissement',
    seen: {
      tab_switch: 'Vous avez quitté cette page.',
      window_blur: 'Vous avez quitté cette fenêtre.',
      copy_paste:
        'Vous avez copié le texte d’une question, ou collé un texte qui ne vient pas de vos réponses.',
      right_click: 'Vous avez utilisé le bouton droit de la souris hors de vos réponses.',
      multi_monitor: 'Un deuxième écran a été branché.',
    },
    ends: 'La prochaine fois, votre quiz prendra fin et votre copie sera rendue en l’état.',
    recorded: 'Cette action a été relevée\u00a0; la personne qui a créé ce quiz la verra.',
    confirm: 'J’ai compris',
  },
  elsewhere: {
    title: 'Ce quiz est ouvert dans une autre page',
    sentence:
      '«\u00a0{{title}}\u00a0» est déjà ouvert dans un autre onglet, une autre fenêtre ou sur un autre appareil, et ne peut l’être qu’une fois. Si vous continuez ici, il sera fermé là-bas. Tout ce qui a été enregistré est conservé. Le changement est signalé à {{name}}.',
    beside:
      'Connexion réussie. «\u00a0{{title}}\u00a0» est ouvert dans un autre onglet de ce navigateur\u00a0: revenez-y pour continuer. Si vous continuez ici, l’autre onglet sera fermé, et le changement sera signalé à {{name}}.',
    unsent_one:
      '{{count}} réponse donnée ici n’a pas été reçue. Elle est conservée dans ce navigateur et sera envoyée si vous continuez ici.',
    unsent_other:
      '{{count}} réponses données ici n’ont pas été reçues. Elles sont conservées dans ce navigateur et seront envoyées si vous continuez ici.',
    takeOver: 'Continuer ici',
  },
  shutOut: {
    title: 'Votre place a été reprise sur un autre appareil',
    sentence: 'Celui-ci ne peut plus servir pour «\u00a0{{title}}\u00a0». Continuez sur l’autre appareil.',
    unsent_one: '{{count}} réponse donnée ici n’a pas été reçue. Donnez-la de nouveau sur l’autre appareil.',
    unsent_other:
      '{{count}} réponses données ici n’ont pas été reçues. Donnez-les de nouveau sur l’autre appareil.',
  },
  over: {
    reopening:
      'Si {{name}} vous permet de reprendre, votre copie réapparaîtra automatiquement sur cette page.',
    lookAgain: 'Vérifier si je peux reprendre',
    notYet: 'Pas encore : {{name}} ne vous permet pas de reprendre pour l’instant.',
    handed_in: { title: 'Copie rendue', sentence: 'Vous avez rendu votre copie de « {{title}} ».' },
    overdue: {
      title: 'Le temps est écoulé',
      sentence:
        'Votre copie de «\u00a0{{title}}\u00a0» a été rendue avec toutes les réponses reçues à temps.',
    },
    terminated: {
      title: 'Votre quiz a été interrompu',
      sentence:
        'Une deuxième infraction aux règles a été relevée\u00a0: «\u00a0{{title}}\u00a0» a donc pris fin et votre copie a été rendue en l’état. Si c’est une erreur, parlez-en à {{name}}, qui peut consulter ce qui a été relevé.',
    },
    closed: {
      title: 'Le quiz est terminé',
      sentence:
        '{{name}} a mis fin à «\u00a0{{title}}\u00a0». Votre copie a été rendue avec toutes les réponses reçues à temps.',
    },
  },
  receipt: {
    label: 'Votre reçu',
    answers: 'Réponses prises en compte',
    answersOf: '{{count}} sur {{total}}',
    when: 'Rendue',
    checksum: 'Somme de contrôle',
    hint: 'Un code calculé à partir de vos réponses\u00a0: les mêmes réponses donnent le même code. La personne qui a créé le quiz voit le même\u00a0: il prouve que rien n’a été modifié.',
  },
  lost: {
    title_one: '{{count}} modification n’a pas été reçue à temps',
    title_other: '{{count}} modifications n’ont pas été reçues à temps',
    sentence_one:
      'Elle n’est pas prise en compte. Elle est conservée dans ce navigateur\u00a0; montrez-la à la personne qui a créé le quiz.',
    sentence_other:
      'Elles ne sont pas prises en compte. Elles sont conservées dans ce navigateur\u00a0; montrez-les à la personne qui a créé le quiz.',
    nothing: 'pas de réponse',
    line: 'Question {{number}} : {{text}}',
  },
  next: {
    title: 'Et maintenant\u00a0?',
    graded: '{{name}} décide quels résultats sont affichés, et quand.',
    review: 'Voir ma copie',
    dashboard: 'Aller au tableau de bord',
    close:
      'Vous pouvez fermer cette page. Votre lien d’invitation, votre billet ou, sur cet appareil, le code de salle vous y ramène.',
  },
  certificate,
  paper,
  review,
}

export default taking
