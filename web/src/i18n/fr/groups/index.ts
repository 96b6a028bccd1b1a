import type en from '../../en/groups/index.ts'
import peopleList from './people-list.ts'

const groups: typeof en = {
  title: 'Groupes',
  sentence: 'Les personnes que vous invitez ensemble : une classe, une équipe, une promotion.',
  failed: 'Les groupes n’ont pas pu être chargés.',
  failedOne: 'Le groupe n’a pas pu être chargé.',
  create: {
    action: 'Créer un groupe',
    whyNot: 'Pourquoi ne puis-je pas créer de groupe ?',
    inactive:
      'Cette organisation est inactive\u00a0: son contenu reste consultable, mais rien ne peut y être créé.',
    askOwner: 'Demandez à la personne propriétaire de la réactiver.',
    reactivate: 'Réactiver',
  },
  filters: {
    search: 'Rechercher',
    searchPlaceholder: 'Mots du nom',
    sort: 'Trier par',
    clear: 'Effacer la recherche',
  },
  sorts: {
    name: 'Nom, de A à Z',
    changed: 'Dernière modification',
    size: 'Les plus grands d’abord',
  },
  list: {
    caption: 'Groupes',
    name: 'Groupe',
    people: 'Personnes',
    quizzes: 'Utilisé dans',
    creator: 'Créé par',
    changed: 'Dernière modification',
  },
  people_one: '{{formatted}} personne',
  people_other: '{{formatted}} personnes',
  quizzes_zero: 'Aucun quiz',
  quizzes_one: '{{count}} quiz',
  quizzes_other: '{{count}} quiz',
  usedIn_zero: 'pas encore utilisé',
  usedIn_one: 'dans {{count}} quiz',
  usedIn_other: 'dans {{count}} quiz',
  by: 'par {{name}}',
  gone: 'Compte supprimé',
  changed: 'modifié {{when}}',
  empty: {
    title: 'Invitez toute une classe d’un coup',
    sentence:
      'Un groupe est une liste de personnes avec leurs adresses. Collez-la une fois depuis un tableur, puis invitez le groupe à autant de quiz que vous voulez.',
    noMatch: 'Aucun groupe ne correspond',
    noMatchSentence: 'Aucun nom de groupe ne contient ces mots.',
    noPage: 'Cette page est vide',
    noPageSentence: 'Il y a moins de groupes que lorsque ce lien a été créé.',
    firstPage: 'Aller à la première page',
  },
  gradebookOf: 'Carnet de notes de «\u00a0{{name}}\u00a0»',
  menu: {
    gradebook: 'Carnet de notes',
    actionsOf: 'Actions pour « {{name}} »',
    edit: 'Modifier',
    view: 'Voir',
    delete: 'Supprimer',
  },
  deletion: {
    title: 'Supprimer « {{name}} » ?',
    sentence_one:
      'Le groupe et sa liste de {{formatted}} personne seront définitivement perdus. Les invitations déjà envoyées restent valables.',
    sentence_other:
      'Le groupe et sa liste de {{formatted}} personnes seront définitivement perdus. Les invitations déjà envoyées restent valables.',
    confirm: 'Supprimer le groupe',
    deleted: '« {{name}} » est supprimé.',
  },
  editor: {
    newTitle: 'Créer un groupe',
    editTitle: 'Modifier le groupe',
    viewTitle: 'Groupe',
    notYours:
      'Vous pouvez consulter ce groupe. La personne qui l’a créé et les responsables de l’organisation peuvent le modifier.',
    name: 'Nom',
    namePlaceholder: '3e B, printemps',
    submitNew: 'Créer le groupe',
    submitEdit: 'Enregistrer',
    created: '« {{name}} » est créé.',
    saved: '« {{name}} » est enregistré.',
    full: 'Vous avez atteint le nombre maximal de groupes. Supprimez-en un ou changez de formule.',
  },
  entry: {
    title: 'Personnes',
    caption: 'Personnes du groupe',
    before_one: 'Corrigez-la ou retirez-la.',
    before_other: 'Corrigez-les ou retirez-les.',
  },
  size: {
    plan: 'Votre formule permet {{limit}} par groupe.',
    share: 'L’organisation vous accorde {{limit}} par groupe.',
    over_one: 'Il y en a {{formatted}} de trop.',
    over_other: 'Il y en a {{formatted}} de trop.',
  },
  used: {
    title: 'Quiz où il a été utilisé',
    never: 'Ce groupe n’a encore été utilisé pour aucune invitation.',
    more_one: 'et {{formatted}} autre',
    more_other: 'et {{formatted}} autres',
  },
  conflict: {
    title: 'Ce groupe a été modifié entre-temps',
    sentence:
      'Votre version n’a pas été enregistrée. Chargez la version la plus récente\u00a0; vous pourrez y ajouter les personnes de votre liste qui n’y figurent pas.',
    load: 'Charger la version récente',
    loadedTitle: 'Voici la version récente',
    missing_one: '{{formatted}} personne de votre liste n’y est pas.',
    missing_other: '{{formatted}} personnes de votre liste n’y sont pas.',
    nothingLost: 'Toutes les personnes de votre liste y sont.',
    add_one: 'L’ajouter',
    add_other: 'Ajouter les {{formatted}}',
  },
  peopleList,
}

export default groups
