import type en from '../en/demo.ts'

const demo: typeof en = {
  needsAccount:
    'Il faut un compte pour cela. Inscrivez-vous en haut de la page\u00a0: ce que vous avez fait vous suit.',
  full: 'La démo est pleine. Inscrivez-vous en haut de la page pour continuer\u00a0: ce que vous avez fait vous suit.',
  botCheckFailed: 'La vérification anti-robot n’a pas abouti. Réessayez.',
  bar: {
    label: 'Démo',
    notice: 'Ceci est la démo. Tout reste dans cet onglet.',
    made: 'Ceci est la démo. Gardez votre travail\u00a0: il n’est que dans cet onglet.',
    short: 'Démo temporaire',
    leave: 'Quitter la démo',
    dashboard: 'Aller au tableau de bord',
  },
  start: {
    title: 'Essayez tout de suite, sans compte',
    highlighted: 'sans compte',
    description:
      'Générez des questions et composez un quiz avec Probant dans votre navigateur, sans compte. Inscrivez-vous pour garder votre travail.',
    sentence: 'Donnez un sujet, ou prenez l’un des nôtres. Vos premières questions arrivent aussitôt.',
    subject: 'Sujet',
    placeholder: 'Photosynthèse, code de la route…',
    missing: 'Donnez d’abord un sujet.',
    ownText: 'Donner votre texte',
    submit: 'Générer des questions',
    suggestions: 'Ou commencez par l’un de ceux-ci',
    stepsLabel: 'La suite',
    steps: {
      questions: {
        title: 'Les questions arrivent',
        sentence: 'Modifiez-les, écartez-les ou demandez-en d’autres.',
      },
      quiz: {
        title: 'Vous composez un quiz',
        sentence: 'Dans le vrai formulaire, avec un aperçu de ce que verront les participants.',
      },
      keep: {
        title: 'Vous le gardez, ou non',
        sentence: 'Inscrivez-vous\u00a0: tout est dans votre compte. Fermez l’onglet\u00a0: tout disparaît.',
      },
    },
  },
  made: {
    label: 'Ce que vous avez déjà fait',
    one: 'Vous avez ici {{questions}}.',
    both: 'Vous avez ici {{questions}} et {{quizzes}}.',
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
    sentence: 'Demandez des questions, relisez ce qui arrive, écartez ce qui ne va pas.',
  },
  form: {
    emptyTitle: 'Pas encore de questions pour un quiz',
    emptySentence: 'Générez-en d’abord quelques-unes\u00a0: elles seront dans le quiz à votre retour.',
    emptyAction: 'Générer des questions',
  },
  publish: {
    title: 'Gardez-le pour publier et inviter',
    sentence:
      'La démo s’arrête ici. Avec un compte, ce quiz est à vous, tel qu’il est, et vous pouvez\u00a0:',
    next: {
      publish: 'le publier, tout de suite ou à une date',
      invite: 'inviter par courriel, par lien ou avec un code',
      watch: 'suivre les réponses en direct',
      results: 'lire les résultats, question par question',
    },
  },
  keep: {
    signUp: 'Garder\u00a0: s’inscrire',
    keep: 'Garder',
    logIn: 'J’ai déjà un compte',
    title: 'Garder votre travail',
    sentence: 'Il passe de ce navigateur à votre compte.',
    pending: 'Enregistrement…',
    failed: 'Votre travail n’a pas encore pu être enregistré. Il est toujours dans ce navigateur.',
    nothingTitle: 'Il n’y a rien à garder',
    nothingSentence: 'Votre travail est peut-être déjà dans votre compte, ou dans un autre onglet.',
    dashboard: 'Aller au tableau de bord',
  },
  kept: {
    title_one: 'C’est gardé\u00a0: {{count}} question est à vous.',
    title_other: 'C’est gardé\u00a0: {{count}} questions sont à vous.',
    sentence: 'Tout est dans votre compte. La copie de ce navigateur est effacée.',
  },
  fewer: {
    title: 'Il n’y a pas de place pour tout',
    room: {
      generated_zero: 'Votre formule n’a plus de place pour des questions générées ce mois-ci.',
      generated_one: 'Votre formule a encore de la place pour {{count}} question générée ce mois-ci.',
      generated_other: 'Votre formule a encore de la place pour {{count}} questions générées ce mois-ci.',
      written_zero: 'Votre formule n’a plus de place pour des questions écrites par vous ce mois-ci.',
      written_one: 'Votre formule a encore de la place pour {{count}} question écrite par vous ce mois-ci.',
      written_other:
        'Votre formule a encore de la place pour {{count}} questions écrites par vous ce mois-ci.',
      quizzes_zero: 'Votre formule n’a plus de place pour des quiz ce mois-ci.',
      quizzes_one: 'Votre formule a encore de la place pour {{count}} quiz ce mois-ci.',
      quizzes_other: 'Votre formule a encore de la place pour {{count}} quiz ce mois-ci.',
    },
    ticked: 'Ce qui tient est coché. Vous pouvez choisir autrement.',
    label: 'Choisissez ce que vous gardez',
    quiz: 'Quiz «\u00a0{{title}}\u00a0»',
    keep_one: 'Garder cet élément',
    keep_other: 'Garder ces {{count}} éléments',
    plans: 'Voir les formules',
  },
}

export default demo
