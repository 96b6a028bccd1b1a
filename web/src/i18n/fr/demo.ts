import type en from '../en/demo.ts'

const demo: typeof en = {
  needsAccount:
    'Il faut un compte pour cela. Inscrivez-vous en haut de la page\u00a0: votre travail sera conservé.',
  full: 'La démo a atteint sa limite. Inscrivez-vous en haut de la page pour continuer\u00a0: votre travail sera conservé.',
  botCheckFailed: 'La vérification anti-robot n’a pas abouti. Réessayez.',
  bar: {
    label: 'Démo',
    notice: 'Vous utilisez la démo. Tout reste dans cet onglet.',
    made: 'Vous utilisez la démo. Conservez votre travail\u00a0: il n’existe que dans cet onglet.',
    short: 'Démo temporaire',
    leave: 'Quitter la démo',
    dashboard: 'Aller au tableau de bord',
  },
  start: {
    title: 'Essayez tout de suite, sans compte',
    highlighted: 'sans compte',
    description:
      'Générez des questions et créez un quiz avec Probant dans votre navigateur, sans compte. Inscrivez-vous pour conserver votre travail.',
    sentence:
      'Indiquez un sujet, ou choisissez l’un des nôtres. Vos premières questions apparaissent aussitôt.',
    subject: 'Sujet',
    placeholder: 'Photosynthèse, code de la route…',
    missing: 'Indiquez d’abord un sujet.',
    ownText: 'Utiliser mon texte',
    submit: 'Générer des questions',
    suggestions: 'Ou commencez par l’un de ceux-ci',
    stepsLabel: 'La suite',
    steps: {
      questions: {
        title: 'Les questions apparaissent',
        sentence: 'Modifiez-les, écartez-les ou demandez-en d’autres.',
      },
      quiz: {
        title: 'Vous créez un quiz',
        sentence: 'Dans le vrai formulaire, avec un aperçu de ce que verront les participants.',
      },
      keep: {
        title: 'Vous conservez le quiz, ou non',
        sentence: 'Inscrivez-vous\u00a0: tout est dans votre compte. Fermez l’onglet\u00a0: tout disparaît.',
      },
    },
  },
  made: {
    label: 'Ce que vous avez déjà fait',
    one: 'Vous avez déjà {{questions}}.',
    both: 'Vous avez déjà {{questions}} et {{quizzes}}.',
    questions_one: '{{count}} question',
    questions_other: '{{count}} questions',
    quizzes_one: '{{count}} quiz',
    quizzes_other: '{{count}} quiz',
    bank: 'Banque de questions',
    quiz: 'Revenir au quiz',
    makeQuiz: 'En faire un quiz',
    startOver: 'Tout recommencer',
    startOverTitle: 'Tout recommencer\u00a0?',
    startOverSentence: 'Toutes les questions et tous les quiz faits dans cette démo seront perdus.',
  },
  generation: {
    title: 'Générer des questions',
    heading: 'Demande et questions',
    sentence: 'Demandez des questions, relisez-les, écartez celles qui ne conviennent pas.',
  },
  form: {
    emptyTitle: 'Pas encore de questions pour un quiz',
    emptySentence: 'Générez-en d’abord quelques-unes\u00a0: elles seront dans le quiz à votre retour.',
    emptyAction: 'Générer des questions',
  },
  publish: {
    title: 'Conservez ce quiz pour publier et inviter',
    sentence: 'La démo s’arrête ici. Avec un compte, vous conservez ce quiz tel quel et vous pouvez\u00a0:',
    next: {
      publish: 'le publier, tout de suite ou à une date',
      invite: 'inviter par courriel, par lien ou avec un code',
      watch: 'suivre les réponses en direct',
      results: 'lire les résultats, question par question',
    },
  },
  keep: {
    signUp: 'S’inscrire et tout conserver',
    keep: 'Tout conserver',
    logIn: 'J’ai déjà un compte',
    title: 'Conserver votre travail',
    sentence: 'Il est transféré de ce navigateur vers votre compte.',
    pending: 'Enregistrement…',
    failed: 'Votre travail n’a pas encore pu être enregistré. Il est toujours dans ce navigateur.',
    nothingTitle: 'Rien à conserver',
    nothingSentence: 'Votre travail est peut-être déjà dans votre compte, ou dans un autre onglet.',
    dashboard: 'Aller au tableau de bord',
  },
  kept: {
    title_one: 'C’est enregistré\u00a0: {{count}} question vous appartient désormais.',
    title_other: 'C’est enregistré\u00a0: {{count}} questions vous appartiennent désormais.',
    sentence: 'Tout est dans votre compte, et effacé de ce navigateur.',
  },
  fewer: {
    title: 'Votre formule ne permet pas de tout conserver',
    room: {
      generated_zero: 'Votre formule ne permet plus de question générée ce mois-ci.',
      generated_one: 'Votre formule permet encore {{count}} question générée ce mois-ci.',
      generated_other: 'Votre formule permet encore {{count}} questions générées ce mois-ci.',
      written_zero: 'Votre formule ne permet plus de question rédigée à la main ce mois-ci.',
      written_one: 'Votre formule permet encore {{count}} question rédigée à la main ce mois-ci.',
      written_other: 'Votre formule permet encore {{count}} questions rédigées à la main ce mois-ci.',
      quizzes_zero: 'Votre formule ne permet plus de créer de quiz ce mois-ci.',
      quizzes_one: 'Votre formule permet encore de créer {{count}} quiz ce mois-ci.',
      quizzes_other: 'Votre formule permet encore de créer {{count}} quiz ce mois-ci.',
    },
    ticked: 'Nous avons coché ce que permet votre formule. Vous pouvez modifier ce choix.',
    label: 'Choisissez ce que vous conservez',
    quiz: 'Quiz «\u00a0{{title}}\u00a0»',
    keep_one: 'Conserver cet élément',
    keep_other: 'Conserver ces {{count}} éléments',
    plans: 'Voir les formules',
  },
}

export default demo
