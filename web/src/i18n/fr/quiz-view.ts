import type en from '../en/quiz-view.ts'

const quizView: typeof en = {
  failed: 'Le quiz n’a pas pu être chargé.',
  notFound: {
    title: 'Ce quiz n’existe pas',
    sentence: 'Il a peut-être été supprimé, ou il appartient à un espace dont vous n’êtes pas membre.',
    back: 'Vers vos quiz',
  },
  notTheirs: {
    title: 'Seule la personne qui l’a créé y a accès',
    sentence:
      'Vous pouvez consulter ce quiz. Qui y participe, et avec quels résultats, seule la personne qui l’a créé ({{name}}) le voit.',
    toQuiz: 'Aller au quiz',
  },
  rooms: {
    back: 'Quiz',
    pageTitle: '{{room}}\u00a0: {{title}}',
    label: 'Ce quiz',
    overview: 'Vue d’ensemble',
    participants: 'Participants',
    live: 'En direct',
    grading: 'Correction',
    results: 'Résultats',
  },
  quizTime: '{{words}}, à l’heure du quiz',
  published: 'Le quiz est publié.',
  actions: {
    goOn: 'Continuer la rédaction',
    toPublish: 'Vérifier et publier',
    publish: 'Publier',
    duplicate: 'Dupliquer',
    preview: 'Aperçu',
    invite: 'Inviter',
    print: 'Version papier',
  },
  next: {
    heading: 'La suite',
    missing_one: 'Il manque une chose pour pouvoir le publier\u00a0:',
    missing_other: 'Il manque {{count}} choses pour pouvoir le publier\u00a0:',
    toForm: 'Y remédier dans le formulaire',
    toParticipants: 'Voir les participants',
    mend: 'C’est un brouillon\u00a0: personne ne le voit avant sa publication.',
    publish: 'Tout y est. Relisez-le une dernière fois dans le formulaire, puis publiez-le.',
    publishAsItIs:
      'Des personnes sont invitées\u00a0: il n’est pas modifiable. Il peut être publié tel quel\u00a0; pour le modifier, retirez les invitations ou dupliquez-le.',
    lookOnly:
      'C’est un brouillon de {{name}}. Vous pouvez le consulter\u00a0; à son auteur de le modifier et de le publier.',
    frozen:
      'Des personnes sont invitées\u00a0: il n’est pas modifiable. Pour le reprendre, retirez les invitations ou dupliquez-le.',
    inactive:
      'L’organisation est inactive\u00a0: ses brouillons restent lisibles, mais ne peuvent être ni modifiés ni publiés.',
    opens: 'Il est publié et s’ouvrira de lui-même\u00a0: {{when}}.',
    closes: 'Il est ouvert et se fermera de lui-même\u00a0: {{when}}.',
    duplicate: 'Il est terminé ({{when}}) et reste ici tel quel. Pour le reposer, dupliquez-le.',
    over: 'Il est terminé ({{when}}) et reste ici tel quel.',
  },
  obstacles: {
    noQuestions: 'Il n’a pas encore de question.',
    otherLanguage_one: '{{count}} question est dans une autre langue que le quiz.',
    otherLanguage_other: '{{count}} questions sont dans une autre langue que le quiz.',
    sectionEmpty: '«\u00a0{{section}}\u00a0» n’a pas de question.',
    drawTooLarge: '«\u00a0{{section}}\u00a0» tire {{draw}} questions, mais n’en a que {{count}}.',
    poolPointsDiffer:
      'Toutes les questions que «\u00a0{{section}}\u00a0» tire au sort doivent valoir autant.',
    noEnd: 'Il n’a pas encore de fin.',
    endNotAfterStart: 'Sa fin n’est pas postérieure à son début.',
    overdue: 'Sa fin est passée.',
    endsTooSoon: 'Il se termine trop tôt. Fin au plus tôt\u00a0: {{earliest}}.',
  },
  endingSoon: {
    left: 'Ce quiz se termine dans <time>{{time}}</time>.',
    over: 'Le temps est écoulé. Ce quiz est en train de se fermer.',
    hint: 'Qui a commencé peut continuer jusque-là\u00a0; personne ne pourra commencer ensuite.',
  },
  settings: {
    heading: 'Réglages',
    language: {
      en: 'En anglais.',
      fr: 'En français.',
    },
    duration: {
      none: 'Pas d’autre limite de temps que la fin du quiz.',
      limit_one: '{{count}} minute par participant, à partir du moment où il commence.',
      limit_other: '{{count}} minutes par participant, à partir du moment où il commence.',
    },
    order: {
      both: 'Les questions et les réponses sont dans un ordre propre à chaque participant.',
      questions:
        'Les questions sont dans un ordre propre à chaque participant, les réponses dans celui où elles ont été écrites.',
      answers: 'Les questions sont dans leur ordre, les réponses dans un ordre propre à chaque participant.',
      none: 'Les questions et les réponses sont dans l’ordre où elles ont été écrites.',
    },
    paging: {
      back: 'Une question par page, avec retour possible.',
      noBack: 'Une question par page, sans retour possible.',
      all: 'Toutes les questions sur une seule page.',
    },
    score: {
      at_once: 'Chaque participant voit sa note dès qu’il a terminé.',
      on_release: 'Les participants voient leur note quand vous la publiez.',
    },
    answers: {
      never: 'Les bonnes réponses ne sont jamais montrées.',
      after_finishing: 'Les bonnes réponses sont montrées à chaque participant dès qu’il a terminé.',
      after_end: 'Les bonnes réponses sont montrées après la fin du quiz.',
    },
    antiCheat: {
      record: 'Les infractions sont enregistrées, rien de plus.',
      warn: 'Les infractions sont enregistrées, et chacune affiche un avertissement.',
      end: 'La première infraction affiche un avertissement, la deuxième met fin au quiz pour ce participant.',
    },
    fullScreen: {
      yes: 'Il se passe en plein écran.',
      no: 'Le plein écran n’est pas demandé.',
    },
  },
  instructions: {
    heading: 'Consignes',
    sentence: 'Affichées avant le début.',
    none: 'Il n’y en a pas. Les participants ne voient que les règles du quiz.',
  },
  outline: {
    heading: 'Questions',
    sentence: 'Chaque participant reçoit {{questions}}, pour {{points}}.',
    none: 'Il n’y a pas encore de question.',
    section: 'Section {{number}}',
    pool: '{{draw}} au choix parmi ces {{count}}, par tirage propre à chaque participant.',
    show_one: 'La question',
    show_other: 'Les {{count}} questions',
  },
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  points_one: '{{count, number}} point',
  points_other: '{{count, number}} points',
  facts: {
    heading: 'À propos de ce quiz',
    participants: 'Participants',
    submissions: 'Copies',
    creator: 'Auteur',
    created: 'Commencé',
    changed: 'Dernière modification',
    published: 'Publié',
  },
  preview: {
    title: 'Aperçu\u00a0: rien n’est enregistré',
    failed: 'L’aperçu n’a pas pu être chargé.',
    draw: 'Tirage',
    drawOf: 'Tirage {{letter}}',
    drawHint: 'Chaque participant a son propre sujet. En voici quatre.',
    start: 'Commencer',
    again: 'Recommencer',
    close: 'Fermer l’aperçu',
    endTitle: 'C’est ici que les participants rendent leur copie',
    endSentence: 'Réponses données\u00a0: {{answered}} sur {{count}}. Rien n’en a été enregistré.',
  },
  rules: {
    heading: 'Avant de commencer',
    size: '{{questions}}, {{points}} en tout.',
    time: {
      none: 'Pas d’autre limite de temps que la fin du quiz.',
      limit_one: 'Vous avez {{count}} minute à partir du moment où vous commencez.',
      limit_other: 'Vous avez {{count}} minutes à partir du moment où vous commencez.',
    },
    paging: {
      back: 'Vous voyez une question à la fois et pouvez revenir en arrière pour changer une réponse.',
      noBack:
        'Vous voyez une question à la fois. Dès que vous passez à la suivante, vous ne pouvez plus y revenir.',
      all: 'Vous voyez toutes les questions sur une seule page.',
    },
    antiCheat: {
      record:
        'Quitter la page ou la fenêtre, copier, cliquer avec le bouton droit ou brancher un second écran est enregistré.',
      warn: 'Quitter la page ou la fenêtre, copier, cliquer avec le bouton droit ou brancher un second écran entraîne un avertissement et est enregistré.',
      end: 'Quitter la page ou la fenêtre, copier, cliquer avec le bouton droit ou brancher un second écran\u00a0: la première fois, un avertissement\u00a0; la deuxième, votre quiz prend fin et votre copie est rendue.',
    },
    fullScreen: 'Le quiz se passe en plein écran.',
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
  print: {
    title: 'Version papier',
    back: 'Retour au quiz',
    failed: 'La version papier n’a pas pu être chargée.',
    noQuestions: 'Rien à imprimer pour l’instant',
    noQuestionsSentence: 'Un quiz a besoin d’une question avant de passer sur le papier.',
    version: 'Version',
    versions: {
      written: 'Ordre d’écriture',
      A: 'Sujet A',
      B: 'Sujet B',
    },
    versionHint:
      'Les sujets A et B ont les questions et les réponses dans des ordres différents\u00a0: pour les voisins de table.',
    key: 'Corrigé',
    keys: {
      none: 'Sans',
      with: 'À la fin',
      only: 'Seul',
    },
    large: 'Grands caractères',
    print: 'Imprimer ou enregistrer en PDF',
    hint: 'En A4 ou en Letter, au choix dans la fenêtre suivante. Une question n’est jamais coupée en deux.',
  },
  sheet: {
    name: 'Nom',
    date: 'Date',
    score: 'Note',
    variant: 'Sujet {{letter}}',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    true: 'Vrai',
    false: 'Faux',
    points_one: '{{count, number}} point',
    points_other: '{{count, number}} points',
    questions_one: '{{count}} question',
    questions_other: '{{count}} questions',
    key: 'Corrigé',
    number: 'N°',
    rightAnswer: 'Bonne réponse',
    pointsHeading: 'Points',
    graded: 'Notée à la main.',
    total: 'Total',
  },
}

export default quizView
