import type en from '../../en/results/index.ts'
import comparison from './comparison.ts'
import grading from './grading.ts'
import live from './live.ts'
import regrading from './regrading.ts'
import shortlist from './shortlist.ts'

const results: typeof en = {
  failed: 'Les résultats n’ont pas pu être chargés.',
  empty: {
    title: 'Personne n’a encore rendu sa copie',
    sentence: 'Notes, durées et analyse de chaque question apparaissent ici dès la première copie.',
    back: 'Voir les participants',
  },
  lead: {
    median: 'La médiane est de {{median}}.',
    weakest: 'Le sujet le moins bien réussi est {{subject}}, avec {{percent}}.',
    hints_one: 'Une question mérite d’être vérifiée.',
    hints_other: '{{count, number}} questions méritent d’être vérifiées.',
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
    passed: 'Réussite',
    passedOf_one: '{{count, number}} copie sur {{total, number}}\u00a0; seuil\u00a0: {{percent}}',
    passedOf_other: '{{count, number}} copies sur {{total, number}}\u00a0; seuil\u00a0: {{percent}}',
    time: 'Durée moyenne',
    timeOf: 'du début à la fin, sans les pauses',
    none: '–',
  },
  few: {
    title: 'Trop peu de copies.',
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
    sentence: 'Ouvrez une question pour voir la répartition des réponses.',
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
    given: 'Points accordés à tout le monde',
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
      mark: 'À l’inverse du reste',
      words:
        'Les personnes qui réussissent le mieux le reste réussissent moins bien ici. Vérifiez ce que la question demande et comment elle a été corrigée.',
    },
    tooEasy: {
      mark: 'Très facile',
      words: 'Presque tout le monde a répondu juste\u00a0: elle ne distingue personne.',
    },
    tooHard: {
      mark: 'Très difficile',
      words:
        'Presque personne n’a répondu juste. La notion a-t-elle été vue en cours, et l’énoncé est-il clair\u00a0?',
    },
    optionNeverChosen: {
      mark: 'Réponse jamais choisie',
      words:
        'L’une des mauvaises réponses n’a jamais été choisie\u00a0: remplacez-la par une autre, plus plausible.',
    },
  },
  choices: {
    captionAll: 'Répartition des réponses',
    caption: 'Répartition des réponses, du cinquième le plus faible au meilleur',
    answer: 'Réponse',
    all: 'Tout le monde',
    weakest: 'Cinquième le plus faible',
    second: '2e cinquième',
    third: '3e cinquième',
    fourth: '4e cinquième',
    best: 'Meilleur cinquième',
    right: 'Bonne réponse',
    nothing: 'Aucune réponse',
    other: 'Autre chose',
    typed:
      'Les réponses à cette question ont été saisies. «\u00a0Rectifier…\u00a0» affiche celles qui n’ont pas été acceptées.',
    written: 'Les réponses à cette question ont été rédigées\u00a0: vous les corrigez vous-même.',
  },
  reliability: {
    heading: 'Fiabilité des notes',
    guidance: {
      averageGood: 'La moyenne est comprise entre 50 et 75\u00a0%\u00a0: la difficulté est bien dosée.',
      averageHigh: 'La moyenne dépasse 75\u00a0%\u00a0: le quiz était facile pour ce groupe.',
      averageLow: 'La moyenne est inférieure à 50\u00a0%\u00a0: le quiz était difficile pour ce groupe.',
      consistencyGood:
        'Une cohérence supérieure à 75\u00a0% est bonne\u00a0: les questions mesurent la même chose.',
      consistencyFair:
        'Une cohérence entre 64 et 75\u00a0% est acceptable\u00a0; plus de questions l’amélioreraient.',
      consistencyPoor:
        'Une cohérence inférieure à 64\u00a0% est insuffisante\u00a0: la part du hasard est importante.',
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
        'Les personnes qui réussissent le reste du quiz réussissent-elles aussi cette question\u00a0? Au-dessus de 30, c’est bien\u00a0; près de 0, la question ne distingue personne\u00a0; au-dessous de 0, les copies les plus faibles réussissent mieux\u00a0: vérifiez la question.',
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
        'La part de notes très éloignées de la moyenne. Une valeur proche de 0 est courante\u00a0; au-dessous, les notes sont étalées.',
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
        'L’écart qui peut être dû au simple hasard. En dessous de cet écart, deux notes ne sont pas vraiment différentes.',
    },
  },
  earlier: {
    heading: 'Comparaison avec les éditions précédentes',
    sentence: 'Les sessions précédentes de ce quiz, ou ceux dont il est la copie.',
    caption: 'Éditions précédentes de ce quiz',
    run: 'Édition',
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
    heading: 'Participants',
    caption: 'Le résultat de chaque copie',
    failed: 'La liste n’a pas pu être chargée.',
    person: 'Personne',
    score: 'Note',
    time: 'Durée',
    ending: 'Copie rendue',
    violations: 'Infractions',
    gone: 'Compte supprimé',
    provisional: 'à corriger',
    reopened: 'a pu continuer',
    violationCount_one: '{{count, number}} infraction',
    violationCount_other: '{{count, number}} infractions',
    show: 'Afficher',
    handedIn: 'Copies rendues',
    others: '{{status}} ({{count, number}})',
    othersCaption: 'Les personnes sans résultat',
    noOther: 'Aucune correspondance parmi les personnes sans résultat.',
    open: 'Voir la copie',
    openOf: 'Voir la copie\u00a0: {{person}}',
    search: 'Rechercher',
    searchPlaceholder: 'Nom ou adresse e-mail',
    sort: 'Trier par',
    sorts: {
      score: 'Meilleures notes d’abord',
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
    title: 'Copie\u00a0: {{person}}',
    failed: 'La copie n’a pas pu être chargée.',
    score: 'Note',
    answer: 'Réponse donnée',
    chosen: 'Choisie',
    chosenRight: 'Choisie\u00a0: juste',
    chosenWrong: 'Choisie\u00a0: fausse',
    print: 'Fiche de résultat',
    pageTitle: 'Résultat\u00a0: {{person}}, {{title}}',
    handedIn: 'Copie rendue',
    time: 'Durée',
    back: 'Retour aux résultats',
    printNow: 'Imprimer ou enregistrer en PDF',
    hint: 'Seule la feuille est imprimée. Choisissez «\u00a0Enregistrer au format PDF\u00a0» dans la boîte d’impression pour obtenir un fichier.',
    printTitle: 'Fiche de résultat',
  },
  report: {
    pageTitle: 'Résultats\u00a0: {{title}}',
    origin: 'Par {{name}}, état du {{moment}} ({{zone}})',
    print: 'Imprimer le rapport',
    printTitle: 'Rapport',
  },
  export: {
    action: 'Exporter',
    xlsx: 'Tout dans un classeur (XLSX)',
    pdf: 'Rapport (PDF)',
    csv: {
      participants: 'Participants (CSV)',
      answers: 'Réponses (CSV)',
      questions: 'Questions (CSV)',
      subjects: 'Sujets (CSV)',
      difficulties: 'Difficultés (CSV)',
    },
    fileName: '{{title}} - {{part}}',
    parts: {
      participants: 'participants',
      answers: 'réponses',
      questions: 'questions',
      subjects: 'sujets',
      difficulties: 'difficultés',
      all: 'résultats',
      report: 'rapport',
    },
  },
  comparison,
  grading,
  regrading,
  shortlist,
  live,
}

export default results
