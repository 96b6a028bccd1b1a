import type en from '../en/gradebook.ts'

const gradebook: typeof en = {
  name: 'Carnet de notes',
  title: 'Carnet de notes\u00a0: {{group}}',
  sentence: 'Les notes de ces personnes aux quiz que vous avez créés. Vous seul voyez ce carnet.',
  back: 'Groupes',
  failed: 'Le carnet de notes n’a pas pu être chargé.',
  loading: 'Chargement du carnet de notes',
  filters: {
    search: 'Rechercher',
    searchPlaceholder: 'Nom ou adresse e-mail',
    sort: 'Trier par',
    clear: 'Effacer la recherche',
  },
  sorts: {
    name: 'Nom, de A à Z',
    listed: 'Ordre du groupe',
    average: 'Moyenne la plus basse d’abord',
  },
  table: {
    caption: 'Les personnes et leurs notes',
    keys: 'Passez d’une case à l’autre avec les flèches du clavier.',
    person: 'Personne',
    average: 'Moyenne',
    groupAverage: 'Moyenne du groupe',
    weight: 'coef. {{weight}}',
    none: '–',
    noScore: 'Sans note',
  },
  states: {
    ungraded: 'À corriger',
    at_work: 'En cours',
    not_begun: 'Pas commencé',
    missing: 'Non rendu',
    notInvited: 'Non invité',
  },
  provisional: 'provisoire',
  provisionalHint: 'Une copie qui compte reste à corriger.',
  missingCount_one: '{{count, number}} non rendu',
  missingCount_other: '{{count, number}} non rendus',
  rules: {
    left_out: 'Les quiz non rendus ne comptent pas dans les moyennes.',
    zero: 'Les quiz non rendus comptent pour 0 dans les moyennes.',
  },
  hidden_one: '{{count, number}} quiz n’a pas de colonne.',
  hidden_other: '{{count, number}} quiz n’ont pas de colonne.',
  scores_zero: 'Pas encore de note',
  scores_one: '{{count, number}} note',
  scores_other: '{{count, number}} notes',
  openResult: '{{person}}, {{title}}\u00a0: {{score}}',
  noMatch: 'Aucun résultat',
  noMatchSentence: 'Personne dans ce groupe n’a ces mots dans son nom ou son adresse.',
  noPage: 'Cette page est vide',
  noPageSentence: 'Il y a moins de personnes qu’à la création de ce lien.',
  firstPage: 'Aller à la première page',
  empty: {
    title: 'Pas encore de quiz pour ce groupe',
    sentence:
      'Dès que vous aurez invité ces personnes à l’un de vos quiz, leurs notes apparaîtront ici, quiz par quiz, avec une moyenne pour chacune.',
    action: 'Voir vos quiz',
  },
  noColumns: {
    title: 'Tous les quiz sont écartés',
    sentence: 'Choisissez les quiz qui ont une colonne ici.',
  },
  settings: {
    action: 'Colonnes et coefficients',
    title: 'Colonnes et coefficients',
    quizzes: 'Quiz',
    quizzesHint:
      'Avec un coefficient 2, un quiz compte double\u00a0; avec 0, il est affiché sans changer les moyennes. 60 colonnes au plus.',
    show: 'Afficher «\u00a0{{title}}\u00a0»',
    weightOf: 'Coefficient de «\u00a0{{title}}\u00a0»',
    missing: 'Quiz non rendus',
    missingHint:
      'Un quiz est non rendu lorsqu’il est terminé et que la personne, invitée, n’a pas rendu de copie.',
    missingRules: {
      left_out: 'Ne pas compter dans les moyennes',
      zero: 'Compter pour 0',
    },
    save: 'Enregistrer',
    saved: 'Le carnet de notes a été enregistré.',
  },
  export: {
    action: 'Exporter',
    xlsx: 'Classeur (XLSX)',
    csv: 'Tableau (CSV)',
    fileName: '{{group}} - carnet de notes',
  },
}

export default gradebook
