import type en from '../en/results.ts'

const results: typeof en = {
  failed: 'Les résultats n’ont pas pu être chargés.',
  empty: {
    title: 'Personne n’a encore rendu sa copie',
    sentence: 'Notes, durées et analyse de chaque question apparaissent ici dès la première copie.',
    back: 'Voir les personnes invitées',
  },
  lead: {
    median: 'La médiane est de {{median}}.',
    weakest: 'Le sujet le moins bien réussi est {{subject}}, avec {{percent}}.',
    hints_one: 'Une question mérite un second regard.',
    hints_other: '{{count, number}} questions méritent un second regard.',
  },
  ungraded_one: '{{count, number}} copie attend sa correction. Elle ne compte pas encore dans les notes.',
  ungraded_other:
    '{{count, number}} copies attendent leur correction. Elles ne comptent pas encore dans les notes.',
  toGrading: 'Aller à la correction',
  figures: {
    average: 'Note moyenne',
    averageOf_one: 'sur {{count, number}} copie corrigée',
    averageOf_other: 'sur {{count, number}} copies corrigées',
    completion: 'Participation',
    completionOf: 'copies rendues\u00a0: {{handedIn, number}} sur {{total, number}}',
    time: 'Durée moyenne',
    timeOf: 'du début à la remise, sans les pauses',
    none: '–',
  },
  few: {
    title: 'Trop peu de copies',
    sentence_one:
      'Il faut au moins {{min}} copies corrigées pour que ces chiffres ne soient pas dus au hasard. Il y en a {{count}} pour l’instant.',
    sentence_other:
      'Il faut au moins {{min}} copies corrigées pour que ces chiffres ne soient pas dus au hasard. Il y en a {{count}} pour l’instant.',
  },
  distribution: {
    heading: 'Répartition des notes',
    caption: 'Nombre de notes dans chaque dixième',
    range: 'Note',
    between: '{{from}} à {{to}}',
    count: 'Copies',
  },
  shares: {
    heading: 'Points obtenus',
    subjects: 'Par sujet',
    difficulties: 'Par difficulté',
    sentence: 'La part des points possibles qui a été obtenue.',
    subject: 'Sujet',
    difficulty: 'Difficulté',
    percent: 'Part des points',
    questions_one: '{{count, number}} question',
    questions_other: '{{count, number}} questions',
    unnamed: 'Sans sujet',
  },
  difficulties: { easy: 'Facile', medium: 'Moyenne', tough: 'Difficile' },
  items: {
    heading: 'Question par question',
    sentence: 'Ouvrez une question pour voir qui a choisi quoi.',
    caption: 'Analyse de chaque question',
    number: 'N°',
    question: 'Question',
    facility: 'Facilité',
    discrimination: 'Discrimination',
    efficiency: 'Efficacité',
    right: 'Juste',
    rightOf: '{{right, number}} sur {{asked, number}}',
    rightOfNamed: 'juste\u00a0: {{right, number}} sur {{asked, number}}',
    partly_one: '{{count, number}} en partie juste',
    partly_other: '{{count, number}} en partie justes',
    time: 'Durée',
    open: 'Détails de la question {{number}}',
    dropped: 'Retirée\u00a0: elle ne compte pas',
    given: 'Les points ont été donnés à tout le monde',
    asked_one: '{{count, number}} personne a eu cette question.',
    asked_other: '{{count, number}} personnes ont eu cette question.',
    deviation: 'Écart type\u00a0: {{value}}',
    regrade: 'Rectifier…',
  },
  hints: {
    keyMayBeWrong: {
      mark: 'Corrigé à vérifier',
      words:
        'Les personnes qui réussissent le mieux le reste ne choisissent pas ici la réponse attendue. Vérifiez que le corrigé est juste et l’énoncé clair.',
    },
    againstTheRest: {
      mark: 'À contre-courant',
      words:
        'Les personnes qui réussissent le mieux le reste réussissent moins bien ici. Vérifiez ce que la question demande et comment elle a été corrigée.',
    },
    tooEasy: {
      mark: 'Très facile',
      words: 'Presque tout le monde a juste\u00a0: elle ne distingue personne.',
    },
    tooHard: {
      mark: 'Très difficile',
      words: 'Presque personne n’a juste. Le point a-t-il été vu en cours, et l’énoncé est-il clair\u00a0?',
    },
    optionNeverChosen: {
      mark: 'Réponse jamais choisie',
      words:
        'Personne n’a choisi l’une des mauvaises réponses\u00a0: une autre, plus tentante, la remplacerait bien.',
    },
  },
  choices: {
    caption: 'Qui a choisi quoi, du cinquième le plus faible au meilleur',
    answer: 'Réponse',
    all: 'Tout le monde',
    weakest: 'Cinquième le plus faible',
    second: '2e cinquième',
    third: '3e cinquième',
    fourth: '4e cinquième',
    best: 'Meilleur cinquième',
    right: 'Bonne réponse',
    nothing: 'Aucune réponse',
    yes: 'Vrai',
    no: 'Faux',
    none: 'Il n’y a rien à choisir dans cette question.',
  },
  reliability: {
    heading: 'Fiabilité des notes',
    guidance: {
      averageGood: 'La moyenne est entre 50 et 75\u00a0%\u00a0: la difficulté d’un bon test.',
      averageHigh: 'La moyenne dépasse 75\u00a0%\u00a0: le quiz était facile pour ce groupe.',
      averageLow: 'La moyenne est inférieure à 50\u00a0%\u00a0: le quiz était difficile pour ce groupe.',
      consistencyGood:
        'Une cohérence supérieure à 75\u00a0% est bonne\u00a0: les questions mesurent la même chose.',
      consistencyFair:
        'Une cohérence entre 64 et 75\u00a0% est acceptable\u00a0; plus de questions l’amélioreraient.',
      consistencyPoor:
        'Une cohérence inférieure à 64\u00a0% est insuffisante\u00a0: les notes doivent beaucoup au hasard.',
    },
  },
  statistics: {
    ask: 'Qu’est-ce que «\u00a0{{name}}\u00a0»\u00a0?',
    facility: {
      name: 'Facilité',
      words:
        'La part des points obtenue en moyenne. 100\u00a0%, c’est une question que tout le monde réussit.',
    },
    discrimination: {
      name: 'Discrimination',
      words:
        'Réussir le reste du quiz va-t-il de pair avec réussir ici\u00a0? Au-dessus de 30, c’est bien\u00a0; près de 0, la question ne distingue personne\u00a0; au-dessous de 0, les copies les plus faibles font mieux, et quelque chose cloche.',
    },
    efficiency: {
      name: 'Efficacité',
      words:
        'La discrimination rapportée à la meilleure possible avec ces notes. Elle juge plus justement les questions très faciles.',
    },
    standardDeviation: { name: 'Écart type', words: 'La distance habituelle entre une note et la moyenne.' },
    skewness: {
      name: 'Asymétrie',
      words:
        'Au-dessous de 0, la plupart des notes dépassent la moyenne et quelques-unes sont loin au-dessous\u00a0; au-dessus de 0, c’est l’inverse.',
    },
    kurtosis: {
      name: 'Aplatissement',
      words:
        'La part de notes très éloignées. Près de 0, c’est courant\u00a0; au-dessous, elles sont étalées.',
    },
    consistency: {
      name: 'Cohérence interne',
      words:
        'Les questions mesurent-elles la même chose\u00a0? 100\u00a0% serait parfait. Elle croît avec le nombre de questions.',
    },
    errorRatio: { name: 'Part d’erreur', words: 'La part du hasard dans les écarts entre les notes.' },
    standardError: {
      name: 'Erreur type',
      words:
        'De combien une note peut s’écarter par simple hasard. Deux notes plus proches que cela ne diffèrent guère.',
    },
  },
  earlier: {
    heading: 'Comparaison avec les sessions précédentes',
    sentence: 'Les quiz dont celui-ci est une copie.',
    caption: 'Sessions précédentes de ce quiz',
    run: 'Session',
    current: 'Ce quiz',
    average: 'Note moyenne',
    handedIn: 'Copies',
    questionsCaption: 'Facilité des questions communes',
    before: 'Avant',
    now: 'Maintenant',
    changed: 'La question a été modifiée depuis',
    questions: 'Question par question',
  },
  list: {
    heading: 'Personnes',
    caption: 'Le résultat de chaque copie',
    failed: 'La liste n’a pas pu être chargée.',
    person: 'Personne',
    score: 'Note',
    time: 'Durée',
    ending: 'Remise',
    violations: 'Infractions',
    gone: 'Compte supprimé',
    provisional: 'à corriger',
    violationCount_one: '{{count, number}} infraction',
    violationCount_other: '{{count, number}} infractions',
    show: 'Afficher',
    handedIn: 'Copies rendues',
    others: '{{status}} ({{count, number}})',
    othersCaption: 'Les personnes sans résultat',
    noOther: 'Aucune correspondance parmi les personnes sans résultat.',
    open: 'Voir la copie',
    openOf: 'Voir la copie de {{person}}',
    search: 'Rechercher',
    searchPlaceholder: 'Nom ou adresse e-mail',
    sort: 'Trier par',
    sorts: {
      score: 'Meilleure note d’abord',
      name: 'Nom, de A à Z',
      time: 'Durée la plus courte d’abord',
      finished: 'Les plus récentes d’abord',
      violations: 'Le plus d’infractions d’abord',
    },
    noMatch: 'Aucune correspondance',
    noMatchSentence: 'Aucune copie ne correspond à votre recherche.',
    clear: 'Effacer la recherche',
  },
  sheet: {
    title: 'Copie de {{person}}',
    failed: 'La copie n’a pas pu être chargée.',
    score: 'Note',
    answer: 'Réponse donnée',
    chosen: 'Choisie',
    chosenRight: 'Choisie\u00a0: juste',
    chosenWrong: 'Choisie\u00a0: fausse',
    print: 'Fiche de résultat',
    pageTitle: 'Résultat de {{person}}\u00a0: {{title}}',
    handedIn: 'Remise',
    time: 'Durée',
    back: 'Retour aux résultats',
    printNow: 'Imprimer ou enregistrer en PDF',
    hint: 'Seule la feuille est imprimée. Choisissez «\u00a0Enregistrer au format PDF\u00a0» dans la boîte d’impression pour obtenir un fichier.',
    printTitle: 'Fiche de résultat',
  },
  report: {
    pageTitle: 'Résultats de {{title}}',
    origin: 'Par {{name}}, état du {{moment}} ({{zone}})',
    print: 'Imprimer le rapport',
    printTitle: 'Rapport',
  },
  export: {
    action: 'Exporter',
    xlsx: 'Tout dans un classeur (XLSX)',
    pdf: 'Rapport (PDF)',
    csv: {
      participants: 'Personnes (CSV)',
      answers: 'Réponses (CSV)',
      questions: 'Questions (CSV)',
      subjects: 'Sujets (CSV)',
      difficulties: 'Difficultés (CSV)',
    },
    fileName: '{{title}} - {{part}}',
    parts: {
      participants: 'personnes',
      answers: 'réponses',
      questions: 'questions',
      subjects: 'sujets',
      difficulties: 'difficultés',
      all: 'résultats',
      report: 'rapport',
    },
  },
}

export default results
