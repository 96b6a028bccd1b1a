import type en from '../en/entering.ts'

const entering: typeof en = {
  door: {
    invited: 'Vous avez une invitation à',
    begun: 'Vous avez commencé',
    joining: 'Participer au quiz',
    by: 'par {{name}}',
    when: 'Dates',
    whenOwn: 'Votre créneau',
    whenChoice: 'Créneaux proposés',
    time: 'Durée',
    questions: 'Questions',
    address: 'Destinataire',
    name: 'Nom',
    loading: 'Ouverture de l’invitation…',
    loadingQuiz: 'Chargement du quiz…',
    failed: 'Le lien n’a pas pu être ouvert.',
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
    none: 'Pas de limite de temps avant la fin du quiz',
    noneExtra: 'Pas de limite de temps avant la fin du quiz, et {{extra}} de plus pour vous',
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
  here: {
    other: 'Je suis une autre personne',
  },
  invitation: {
    go: 'Aller au quiz',
    hint: 'Pas besoin de compte. Le lien reste valable\u00a0: une fois votre copie rendue, il mène à votre résultat.',
    hintHanded:
      'Pas besoin de compte. Votre code reste valable\u00a0: une fois votre copie rendue, il mène à votre résultat.',
    otherPerson:
      'Vous utilisez actuellement le compte {{email}}, mais cette invitation est destinée à {{invited}}. Si vous continuez, le compte {{email}} sera déconnecté de ce navigateur.',
    otherGuest:
      '{{name}} utilise cet appareil en ce moment, mais cette invitation est destinée à {{invited}}. Si vous continuez, sa session sera fermée dans ce navigateur.',
    otherPersonTitle: 'Une autre personne utilise ce navigateur',
    otherQuiz:
      'Un autre quiz est déjà ouvert dans ce navigateur. Si vous continuez, vous le quitterez\u00a0; vous pourrez y revenir avec son propre lien.',
    otherQuizTitle: 'Un autre quiz est ouvert ici',
  },
  refused: {
    invalidLink: {
      title: 'Ce lien ne fonctionne pas',
      sentence:
        'Il est peut-être incomplet\u00a0: ouvrez-le directement depuis le courriel, ou copiez-le en entier. Si cela ne suffit pas, demandez à la personne qui vous invite de vous le renvoyer.',
    },
    shareLinkClosed: {
      title: 'Ce lien ne fonctionne pas',
      sentence:
        'Il a peut-être été désactivé, ou il est incomplet. Adressez-vous à la personne qui vous l’a donné.',
    },
    invitationTied: {
      title: 'Connectez-vous pour passer ce quiz',
      sentence: 'Cette invitation est liée à un compte dont l’adresse a changé. Connectez-vous à ce compte.',
    },
    invitationWithdrawn: {
      title: 'Cette invitation a été retirée',
      sentence:
        'Elle ne donne plus accès au quiz. Si vous pensez que c’est une erreur, adressez-vous à la personne qui vous l’a envoyée.',
    },
    quizNotActive: {
      title: 'Ce quiz n’est pas encore ouvert',
      sentence:
        'Il n’est pas encore publié, ou il est en cours de modification. Revenez plus tard, ou demandez à la personne qui vous invite quand il sera prêt.',
      again: 'Vérifier à nouveau',
    },
    quizEnded: {
      title: 'Ce quiz est terminé',
      sentence:
        'Il n’est plus possible de passer « {{title}} ». Si vous l’avez manqué, adressez-vous à {{name}}.',
      dated:
        '«\u00a0{{title}}\u00a0» est terminé ({{when}}). Si vous l’avez manqué, adressez-vous à {{name}}.',
      unnamed:
        'Il n’est plus possible de le passer. Si vous l’avez manqué, adressez-vous à la personne qui vous a envoyé l’invitation.',
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
      sentence:
        'Votre copie de «\u00a0{{title}}\u00a0» a été rendue avec toutes les réponses reçues à temps.',
    },
    terminated: {
      title: 'Votre quiz a été interrompu',
      sentence:
        'Une deuxième infraction aux règles a été relevée\u00a0: «\u00a0{{title}}\u00a0» a donc pris fin et votre copie a été rendue en l’état. Si c’est une erreur, parlez-en à {{name}}, qui peut consulter ce qui a été relevé et vous laisser continuer.',
    },
    closed: {
      title: 'Le quiz est terminé',
      sentence:
        '{{name}} a mis fin à «\u00a0{{title}}\u00a0». Votre copie a été rendue avec toutes les réponses reçues à temps.',
    },
    receipt_one:
      'Votre reçu\u00a0: copie rendue {{when}}, {{count}} réponse prise en compte. Somme de contrôle\u00a0: {{checksum}}',
    receipt_other:
      'Votre reçu\u00a0: copie rendue {{when}}, {{count}} réponses prises en compte. Somme de contrôle\u00a0: {{checksum}}',
    notByLink:
      'Ce lien ne donne pas accès aux résultats. Pour voir le vôtre, connectez-vous avec l’adresse à laquelle vous avez reçu l’invitation.',
    notByCode: '{{name}} a choisi de ne pas donner accès aux résultats par un lien ou un code.',
    see: 'Voir ma copie',
    lookAgain: 'Vérifier si je peux reprendre',
  },
  request: {
    title: 'Recevoir à nouveau le lien',
    highlighted: 'le lien',
    sentence:
      'Indiquez l’adresse à laquelle vous avez reçu l’invitation\u00a0: un nouveau lien y sera envoyé.',
    submit: 'M’envoyer un nouveau lien',
    sent: 'Consultez votre messagerie',
    sentSentence: 'Si {{email}} a reçu une invitation, un nouveau lien vient d’y être envoyé.',
    keptTitle: 'Contactez la personne qui administre ce site',
    kept: 'Ce site n’envoie pas de courriels. Si {{email}} a une invitation, la personne qui administre le site trouvera le lien dans la boîte d’envoi.',
    otherAddress: 'Essayer une autre adresse',
    logIn: 'J’ai un compte : me connecter',
  },
  join: {
    address:
      'Si votre adresse est admise, vous recevrez un code par courriel pour confirmer qu’elle est bien la vôtre.',
    submit: 'M’envoyer un code',
    codeSent:
      'Si l’adresse {{email}} est admise, un code à 6 chiffres vient d’y être envoyé. Il est valable {{count}} minutes.',
    codeKept:
      'Ce site n’envoie pas de courriels. Si l’adresse {{email}} est admise, la personne qui administre le site trouvera le code dans la boîte d’envoi. Il est valable {{count}} minutes.',
    code: 'Code',
    enter: 'Aller au quiz',
    again: 'Renvoyer le code',
    againIn: 'Renvoyer le code (dans {{count}} s)',
    sentAgain:
      'Si l’adresse {{email}} est admise, un nouveau code vient d’y être envoyé. L’ancien n’est plus valable.',
    otherAddress: 'Utiliser une autre adresse',
    name: 'Votre nom',
    nameHint: 'Le nom sous lequel on vous connaît ici.',
  },
  open: {
    hint: 'Pas besoin de compte. {{name}}, qui a créé le quiz, voit ce que vous saisissez ici et votre résultat.',
    email: 'Votre adresse e-mail',
    emailHint: 'Elle n’est pas vérifiée, et aucun courriel n’y est envoyé.',
    enter: 'Aller au quiz',
  },
  typed: {
    title: 'Entrez avec votre code',
    highlighted: 'votre code',
    sentence: 'Il figure sur votre billet, ou il est écrit au tableau.',
    code: 'Code',
    submit: 'Continuer',
    joining: 'Vous allez passer',
    taken: 'Vous avez passé',
    sameName: 'Le nom sous lequel vous avez passé ce quiz.',
    other: 'Un autre code',
    signedIn: '{{person}} utilise déjà ce navigateur. Si vous entrez, sa session sera fermée.',
    invited: 'J’ai reçu une invitation par courriel',
  },
  session: {
    label: 'Votre session',
    sentence: '<email>{{email}}</email>, pour ce quiz seulement',
    password: 'Choisir un mot de passe pour retrouver vos résultats',
    passwordSent: 'Un lien pour choisir un mot de passe vient d’être envoyé à {{email}}.',
    passwordKept:
      'Ce site n’envoie pas de courriels. La personne qui l’administre trouvera dans la boîte d’envoi le lien permettant à {{email}} de choisir un mot de passe.',
    passwordFailed: 'Le lien n’a pas pu être demandé. Réessayez.',
    signOut: 'Se déconnecter',
    logIn: 'Se connecter',
    leaving: {
      title: 'Se déconnecter de ce quiz\u00a0?',
      sentence:
        'Sur cet appareil, le code de salle ne suffira plus pour retrouver vos réponses ou votre résultat. Si vous avez un billet avec votre propre code, il reste valable\u00a0; sinon, demandez un lien à la personne qui a créé ce quiz.',
      stay: 'Ne pas se déconnecter',
    },
  },
  choice: {
    sentence:
      'Vous pouvez commencer entre ces deux moments\u00a0: {{from}} et {{until}}. Avec 15\u00a0minutes de retard au plus, vous disposez encore de toute la durée.',
    day: 'Jour',
    time: 'Début',
    confirm: 'Retenir ce créneau',
    change: 'Choisir un autre créneau',
    zone: 'Les heures sont celles de votre fuseau ({{zone}}).',
    none: 'Il ne reste aucun créneau. Adressez-vous à la personne qui vous a envoyé l’invitation.',
  },
  lobby: {
    choice: 'Choisissez votre créneau',
    upcoming: 'À venir',
    dashboard: 'Tableau de bord',
    failed: 'Le quiz n’a pas pu être chargé.',
    retry: 'Réessayer',
    opensIn: 'Ouverture dans',
    opensAt: 'Le quiz s’ouvrira automatiquement\u00a0: {{when}}. Vous pouvez laisser cette page ouverte.',
    ownOpensAt:
      'Il s’ouvrira pour vous automatiquement\u00a0: {{when}}. Vous pouvez laisser cette page ouverte.',
    opensNow: 'Le quiz s’ouvre d’un instant à l’autre.',
    open: 'Ouvert',
    openUntil: 'Ce quiz est ouvert. Fin : {{when}}.',
    ownOpenUntil: 'Ce quiz est ouvert pour vous. Fin de votre créneau\u00a0: {{when}}.',
    openEndless: 'Ce quiz est ouvert.',
    closesIn: 'Il se ferme dans <time>{{time}}</time>.',
    paused: 'En pause',
    pausedSentence:
      '{{name}} a mis ce quiz en pause. Vous pourrez commencer dès qu’il reprendra\u00a0; laissez cette page ouverte.',
    over: 'Terminé',
    overSentence: 'Ce quiz est terminé. Si vous l’avez manqué, adressez-vous à {{name}}.',
    ownOverSentence:
      'Votre créneau pour ce quiz est terminé. Si vous l’avez manqué, adressez-vous à {{name}}.',
    finished: 'Copie rendue',
    finishedSentence: 'Vous avez rendu votre copie. Il n’y a plus rien à faire.',
    againSentence: 'Vous avez rendu votre copie. Prochaine tentative\u00a0: {{when}}.',
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
    once: 'Vous n’avez droit qu’à une seule tentative. Une fois le quiz commencé, le temps s’écoule, même si la page est fermée.',
    onceUntimed: 'Vous n’avez droit qu’à une seule tentative.',
    attempts: 'Tentative {{number}} sur {{most}}.',
    untilPassed: 'Tentative {{number}} sur {{most}} au plus\u00a0: une fois le quiz réussi, c’est terminé.',
    counts: {
      best: 'La meilleure tentative compte.',
      last: 'La dernière tentative compte.',
      first: 'La première tentative compte.',
      average: 'La moyenne des tentatives compte.',
    },
    attemptPause: 'Pause entre deux tentatives\u00a0: {{length}}.',
    clock: 'Une fois le quiz commencé, le temps s’écoule, même si la page est fermée.',
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
        'Les actions suivantes sont relevées\u00a0: quitter la page ou la fenêtre, copier du texte, faire un clic droit, brancher un deuxième écran.',
      warn: 'Les actions suivantes sont relevées et donnent lieu à un avertissement\u00a0: quitter la page ou la fenêtre, copier du texte, faire un clic droit, brancher un deuxième écran.',
      end: 'Si vous quittez la page ou la fenêtre, copiez du texte, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement\u00a0; la deuxième fois, votre quiz prend fin et votre copie est rendue.',
    },
    more: 'Comment les infractions sont comptées',
    exempt: 'Ces règles ne s’appliquent pas à vous\u00a0: {{rules}}.',
    names: {
      tab_switch: 'quitter la page',
      window_blur: 'quitter la fenêtre',
      copy_paste: 'copier et coller',
      right_click: 'le clic droit',
      multi_monitor: 'un deuxième écran',
    },
    fullScreen: 'Ce quiz se déroule en plein écran.',
    score: {
      at_once: 'Vous verrez votre note dès que vous aurez terminé.',
      on_release: 'Vous verrez votre note quand elle sera publiée.',
    },
    passMark: 'Le quiz est réussi à partir de {{percent}} des points.',
    certificate: 'Vous obtenez alors un certificat, à télécharger avec votre résultat.',
    scoreAndAnswers: 'Vous verrez votre note et les bonnes réponses dès que vous aurez terminé.',
    answers: {
      never: 'Les bonnes réponses ne seront pas affichées.',
      after_finishing: 'Vous verrez les bonnes réponses dès que vous aurez terminé.',
      after_end: 'Vous verrez les bonnes réponses après la fin du quiz.',
      after_last: 'Vous verrez les bonnes réponses quand il ne vous restera plus de tentative.',
    },
  },
  onlyToLookAt: {
    title: 'Vous ne participez pas à ce quiz',
    sentence:
      'C’est ici que les participants le passent. Vous pouvez voir le quiz et son aperçu depuis votre tableau de bord.',
    view: 'Voir le quiz',
  },
  notFound: {
    title: 'Vous n’avez pas accès à ce quiz',
    sentence:
      'Ce quiz n’existe pas, ou {{email}} n’a pas d’invitation. Si vous avez reçu l’invitation à une autre adresse, utilisez celle-là.',
    unnamed:
      'Ce quiz n’existe pas, ou votre adresse n’a pas d’invitation. Si vous avez reçu l’invitation à une autre adresse, utilisez celle-là.',
    request: 'M’envoyer un nouveau lien',
    otherAddress: 'Se connecter avec une autre adresse',
  },
  invited: {
    title: 'Invitations',
    ownResults: 'Mes résultats et ma progression',
    sentence: 'Les invitations reçues à l’adresse {{email}} apparaissent ici.',
    failed: 'Vos invitations n’ont pas pu être chargées.',
    loading: 'Chargement de vos invitations…',
    phases: {
      begun: 'En cours',
      open: 'En ce moment',
      upcoming: 'À venir',
      done: 'Terminés',
    },
    chooseUntil: 'Créneau à choisir avant\u00a0: {{when}}',
    opens: 'Ouverture : {{when}}',
    until: 'Fin : {{when}}',
    ended: 'Terminé : {{when}}',
    handedIn: 'Copie rendue : {{when}}',
    by: 'par {{name}}',
    certificate: 'Certificat',
    byWithTime: 'par {{name}} · {{time}}',
    attempts_one: '{{count}} tentative sur {{most}}',
    attempts_other: '{{count}} tentatives sur {{most}}',
    more: 'Tout afficher ({{count}})',
  },
}

export default entering
