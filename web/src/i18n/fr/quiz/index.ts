import type en from '../../en/quiz/index.ts'
import changes from './changes.ts'
import form from './form.ts'

const quiz: typeof en = {
  failed: 'Le quiz n’a pas pu être chargé.',
  notFound: {
    title: 'Ce quiz n’existe pas',
    sentence: 'Le quiz a peut-être été supprimé, ou il appartient à un espace dont vous n’êtes pas membre.',
    back: 'Retour à vos quiz',
  },
  notTheirs: {
    title: 'Page réservée à la personne qui a créé ce quiz',
    sentence:
      'Vous pouvez consulter ce quiz, mais seule la personne qui l’a créé ({{name}}) voit la liste des participants et leurs résultats.',
    toQuiz: 'Aller au quiz',
  },
  rooms: {
    back: 'Quiz',
    pageTitle: '{{room}}\u00a0: {{title}}',
    label: 'Ce quiz',
    overview: 'Vue d’ensemble',
    participants: 'Participants',
    live: 'Suivi',
    grading: 'Correction',
    toGrade_one: '({{count, number}} réponse à noter)',
    toGrade_other: '({{count, number}} réponses à noter)',
    results: 'Résultats',
  },
  quizTime: '{{words}}, à l’heure du quiz',
  published: 'Le quiz est publié.',
  actions: {
    goOn: 'Continuer la rédaction',
    toPublish: 'Vérifier et publier',
    publish: 'Publier',
    repeat: 'Proposer à nouveau',
    grade: 'Corriger maintenant ({{count, number}})',
    results: 'Voir les résultats',
    preview: 'Aperçu',
    invite: 'Inviter',
    print: 'Version papier',
    export: 'Exporter',
  },
  next: {
    heading: 'La suite',
    missing_one: 'Il reste un point à régler avant de le publier\u00a0:',
    missing_other: 'Il reste {{count}} points à régler avant de le publier\u00a0:',
    toForm: 'Corriger dans le formulaire',
    toParticipants: 'Voir les participants',
    invite: 'Inviter des personnes',
    mend: 'C’est un brouillon\u00a0: personne ne le voit avant sa publication.',
    publish: 'Tout y est. Relisez-le une dernière fois dans le formulaire, puis publiez-le.',
    publishAsItIs:
      'Des personnes sont invitées\u00a0: le quiz n’est pas modifiable. Il peut être publié tel quel\u00a0; pour le modifier, retirez les invitations ou dupliquez-le.',
    lookOnly:
      'Ce brouillon a été créé par {{name}}. Vous pouvez le consulter\u00a0; seule cette personne peut le modifier et le publier.',
    frozen:
      'Des personnes sont invitées\u00a0: le quiz n’est pas modifiable. Pour le modifier, retirez les invitations ou dupliquez-le.',
    inactive:
      'L’organisation est inactive\u00a0: ses brouillons restent consultables, mais ne peuvent être ni modifiés ni publiés.',
    opens: 'Le quiz est publié et s’ouvrira automatiquement\u00a0: {{when}}.',
    closes: 'Le quiz est ouvert et se fermera automatiquement\u00a0: {{when}}.',
    repeat:
      'Le quiz est terminé ({{when}}) et reste consultable ici. Vous pouvez le proposer à nouveau, à d’autres personnes.',
    over: 'Le quiz est terminé ({{when}}) et reste consultable ici.',
  },
  repeat: {
    title: 'Proposer le quiz à nouveau',
    sentence: 'Les mêmes questions et réglages, pour d’autres personnes. La dernière fois\u00a0: {{when}}.',
    same: { week: 'Même jour de la semaine ({{day}})', month: 'Même date ({{day}})' },
    start: 'Ouverture',
    end: 'Fermeture',
    name: 'Titre',
    countsAgain_one:
      'La dernière fois, vous avez retiré la question {{numbers}} ou donné ses points à tout le monde. Cette fois, elle comptera de nouveau. Pour la modifier d’abord, dupliquez plutôt le quiz.',
    countsAgain_other:
      'La dernière fois, vous avez retiré les questions {{numbers}} ou donné leurs points à tout le monde. Cette fois, elles compteront de nouveau. Pour les modifier d’abord, dupliquez plutôt le quiz.',
    confirm: 'Publier et inviter',
    done: 'Le quiz est publié. Invitez maintenant des personnes.',
  },
  obstacles: {
    noQuestions: 'Le quiz n’a pas encore de question.',
    otherLanguage_one: '{{count}} question est dans une autre langue que le quiz.',
    otherLanguage_other: '{{count}} questions sont dans une autre langue que le quiz.',
    sectionEmpty: '«\u00a0{{section}}\u00a0» n’a pas de question.',
    drawTooLarge: '«\u00a0{{section}}\u00a0» tire {{draw}} questions, mais n’en a que {{count}}.',
    poolPointsDiffer:
      'Toutes les questions que «\u00a0{{section}}\u00a0» tire au sort doivent valoir le même nombre de points.',
    noEnd: 'Le quiz n’a pas encore de fin.',
    endNotAfterStart: 'La fin du quiz n’est pas postérieure à son début.',
    overdue: 'La fin du quiz est passée.',
    endsTooSoon: 'Le quiz se termine trop tôt. Fin au plus tôt\u00a0: {{earliest}}.',
  },
  endingSoon: {
    left: 'Ce quiz se termine dans <time>{{time}}</time>.',
    over: 'Le temps est écoulé. Ce quiz est en train de se fermer.',
    hint: 'Les personnes qui ont commencé peuvent continuer jusque-là\u00a0; personne ne pourra commencer ensuite.',
  },
  settings: {
    heading: 'Réglages',
    language: {
      en: 'En anglais.',
      fr: 'En français.',
    },
    duration: {
      none: 'Pas de limite de temps avant la fin du quiz.',
      limit_one: '{{count}} minute par personne, à partir du moment où elle commence.',
      limit_other: '{{count}} minutes par personne, à partir du moment où elle commence.',
    },
    order: {
      both: 'L’ordre des questions et des réponses est différent pour chaque personne.',
      questions:
        'L’ordre des questions est différent pour chaque personne\u00a0; celui des réponses ne change pas.',
      answers:
        'L’ordre des questions ne change pas\u00a0; celui des réponses est différent pour chaque personne.',
      none: 'Les questions et les réponses sont dans l’ordre où elles ont été écrites.',
    },
    paging: {
      back: 'Une question par page, avec retour possible.',
      noBack: 'Une question par page, sans retour possible.',
      all: 'Toutes les questions sur une seule page.',
    },
    score: {
      at_once: 'Chaque personne voit sa note dès qu’elle a terminé.',
      on_release: 'Chaque personne voit sa note quand vous la publiez.',
    },
    passMark: 'Le quiz est réussi à partir de {{percent}}.',
    attempts: 'Chaque personne a droit à {{count}} tentatives.',
    untilPassed: 'Chaque personne peut recommencer jusqu’à la réussite, {{count}} fois au plus.',
    counting: {
      best: 'La meilleure compte.',
      last: 'La dernière compte.',
      first: 'La première compte.',
      average: 'La moyenne compte.',
    },
    certificate: {
      ever: 'Un certificat est délivré en cas de réussite.',
      months_one: 'Un certificat valable {{count, number}} mois est délivré en cas de réussite.',
      months_other: 'Un certificat valable {{count, number}} mois est délivré en cas de réussite.',
    },
    resultByLink: {
      yes: 'Un lien, un billet ou un code permet de retrouver son propre résultat.',
      no: 'Un lien, un billet ou un code ne donne pas accès au résultat\u00a0: il faut se connecter à un compte.',
    },
    answers: {
      never: 'Les bonnes réponses ne sont jamais affichées.',
      after_finishing: 'Chaque personne voit les bonnes réponses dès qu’elle a terminé.',
      after_end: 'Les bonnes réponses sont affichées après la fin du quiz.',
    },
    antiCheat: {
      record: 'Les infractions sont relevées, sans autre conséquence.',
      warn: 'Les infractions sont relevées, et chacune affiche un avertissement.',
      end: 'La première infraction affiche un avertissement, la deuxième met fin au quiz pour cette personne.',
    },
    fullScreen: {
      yes: 'Il se déroule en plein écran.',
      no: 'Le plein écran n’est pas demandé.',
    },
  },
  instructions: {
    heading: 'Consignes',
    sentence: 'Affichées avant le début.',
    none: 'Aucune consigne\u00a0: seules les règles du quiz sont affichées.',
  },
  outline: {
    heading: 'Questions',
    sentence: 'Chaque personne reçoit {{questions}}, pour {{points}}.',
    none: 'Il n’y a pas encore de question.',
    showAnswers: 'Afficher les bonnes réponses',
    correctAnswer: 'Bonne réponse\u00a0:',
    guidance: 'Consignes de correction\u00a0:',
    section: 'Section {{number}}',
    pool: '{{draw}} au hasard parmi ces {{count}}, avec un tirage différent pour chaque personne.',
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
    creator: 'Créé par',
    created: 'Créé',
    changed: 'Dernière modification',
    published: 'Publié',
  },
  preview: {
    title: 'Aperçu\u00a0: rien n’est enregistré',
    failed: 'L’aperçu n’a pas pu être chargé.',
    draw: 'Version',
    drawOf: 'Version {{letter}}',
    drawHint: 'Chaque personne a sa propre version. En voici quatre.',
    start: 'Commencer',
    again: 'Recommencer',
    close: 'Fermer l’aperçu',
    endTitle: 'C’est ici que l’on rend sa copie',
    endSentence: 'Réponses données\u00a0: {{answered}} sur {{count}}. Rien n’a été enregistré.',
  },
  rules: {
    heading: 'Avant de commencer',
    size: '{{questions}}, {{points}} en tout.',
    time: {
      none: 'Pas de limite de temps avant la fin du quiz.',
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
        'Les actions suivantes sont relevées\u00a0: quitter la page ou la fenêtre, copier du texte, faire un clic droit, brancher un deuxième écran.',
      warn: 'Les actions suivantes sont relevées et donnent lieu à un avertissement\u00a0: quitter la page ou la fenêtre, copier du texte, faire un clic droit, brancher un deuxième écran.',
      end: 'Si vous quittez la page ou la fenêtre, copiez du texte, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement\u00a0; la deuxième fois, votre quiz prend fin et votre copie est rendue.',
    },
    fullScreen: 'Le quiz se déroule en plein écran.',
    score: {
      at_once: 'Vous verrez votre note dès que vous aurez terminé.',
      on_release: 'Vous verrez votre note quand elle sera publiée.',
    },
    passMark: 'Le quiz est réussi à partir de {{percent}} des points.',
    scoreAndAnswers: 'Vous verrez votre note et les bonnes réponses dès que vous aurez terminé.',
    answers: {
      never: 'Les bonnes réponses ne seront pas affichées.',
      after_finishing: 'Vous verrez les bonnes réponses dès que vous aurez terminé.',
      after_end: 'Vous verrez les bonnes réponses après la fin du quiz.',
    },
  },
  print: {
    title: 'Version papier',
    back: 'Retour au quiz',
    failed: 'La version papier n’a pas pu être chargée.',
    noQuestions: 'Rien à imprimer pour l’instant',
    noQuestionsSentence: 'Ajoutez au moins une question au quiz pour pouvoir l’imprimer.',
    order: 'Ordre',
    orders: {
      written: 'Ordre d’origine',
      variants: 'Plusieurs versions mélangées',
    },
    orderHint:
      'Chaque version présente les questions et les réponses dans un ordre différent, pour des places voisines.',
    variants: 'Nombre de versions',
    variantsHint: 'De 1 à 8, en une seule impression\u00a0; chaque version est suivie de son corrigé.',
    key: 'Corrigé',
    keys: {
      none: 'Sans',
      with: 'À la suite',
      only: 'Seul',
    },
    large: 'Grands caractères',
    print: 'Imprimer ou enregistrer en PDF',
    hint: 'En A4 ou en Letter, au choix dans la fenêtre suivante. Une question n’est jamais coupée en deux.',
  },
  form,
  changes,
}

export default quiz
