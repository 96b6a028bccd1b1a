import type en from '../../en/results/shortlist.ts'

const shortlist: typeof en = {
  name: 'Présélection',
  add: 'Ajouter à la présélection\u00a0: {{person}}',
  open: 'Dans la présélection\u00a0: {{person}}. Remarque, ou retirer',
  title: 'Présélection\u00a0: {{person}}',
  note: 'Remarque',
  noteHint:
    'Jamais montrée à la personne concernée, ni exportée. Elle suit le quiz si vous le confiez à quelqu’un d’autre.',
  save: 'Enregistrer',
  remove: 'Retirer de la présélection',
  removeWithNote: 'Retirer et supprimer la remarque',
  empty: 'La présélection est vide',
  emptySentence: 'Appuyez sur l’étoile à côté d’un nom pour retrouver cette personne plus tard.',
  all: 'Afficher tout le monde',
}

export default shortlist
