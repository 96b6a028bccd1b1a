import type en from '../en/people.ts'

const people: typeof en = {
  entry: {
    label: 'Ajouter des personnes',
    placeholder: 'anne@exemple.org, ou un nom',
    hint: 'Des adresses, ou des noms pour les personnes sans adresse, séparés par des virgules, un par ligne ou collés depuis un tableur.',
    choose: 'Choisir un fichier',
    kinds: 'CSV ou XLSX, 2 Mo au plus, à choisir ou à déposer ici. Lu sur cet appareil.',
    reading: 'Lecture de «\u00a0{{name}}\u00a0»…',
    found_one: '{{formatted}} personne ajoutée.',
    found_other: '{{formatted}} personnes ajoutées.',
    tooMany: 'C’est trop à la fois : une liste compte au plus 5 000 personnes.',
  },
  files: {
    wrongType:
      '« {{name}} » n’est ni un CSV ni un XLSX. Enregistrez-le dans l’un de ces formats, ou copiez ses colonnes et collez-les ici.',
    empty: '« {{name}} » est vide.',
    tooLarge: '« {{name}} » dépasse 2 Mo. Ne gardez que les colonnes des noms et des adresses.',
    unreadable:
      '«\u00a0{{name}}\u00a0» est illisible. Il est peut-être endommagé ou protégé par un mot de passe. Copiez plutôt ses colonnes et collez-les ici.',
    tooManyRows: '« {{name}} » contient plus de 5 000 personnes. Répartissez-les en plusieurs fichiers.',
    nobody: '«\u00a0{{name}}\u00a0» ne contient ni nom ni adresse e-mail.',
  },
  flaws: {
    title_one: '{{formatted}} ligne à revoir',
    title_other: '{{formatted}} lignes à revoir',
    invalid_one: '{{formatted}} adresse n’est pas valide.',
    invalid_other: '{{formatted}} adresses ne sont pas valides.',
    duplicate_one: '{{formatted}} adresse figure deux fois.',
    duplicate_other: '{{formatted}} adresses figurent deux fois.',
    missing_one: '{{formatted}} ligne n’a ni nom ni adresse.',
    missing_other: '{{formatted}} lignes n’ont ni nom ni adresse.',
    longName_one: '{{formatted}} nom est trop long.',
    longName_other: '{{formatted}} noms sont trop longs.',
    show_one: 'Y aller',
    show_other: 'Aller à la première',
    remove_one: 'La retirer',
    remove_other: 'Les retirer toutes',
    removed_one: '{{formatted}} ligne retirée.',
    removed_other: '{{formatted}} lignes retirées.',
    undo: 'Annuler',
  },
  flaw: {
    invalid: 'Adresse non valide',
    duplicate: 'Déjà dans la liste',
    missing: 'Ni nom ni adresse',
    longName: 'Nom trop long : 49 caractères au plus',
  },
  person: {
    name: 'Nom',
    email: 'Adresse e-mail',
    nameOf: 'Nom, ligne {{line}}',
    emailOf: 'Adresse e-mail, ligne {{line}}',
    noName: 'Sans nom',
    noEmail: 'Sans adresse\u00a0: reçoit un billet',
    remove: 'Retirer {{person}}',
    removeLine: 'Retirer la ligne {{line}}',
    search: 'Rechercher dans la liste',
    searchPlaceholder: 'Nom ou adresse e-mail',
    noMatch: 'Personne dans la liste ne correspond.',
  },
}

export default people
