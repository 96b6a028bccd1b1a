import type en from '../en/scale.ts'

const scale: typeof en = {
  title: 'Affichage des notes',
  sentence:
    'Pour les quiz qui n’ont pas de réglage propre, y compris les quiz passés. Les statistiques restent en pourcentage.',
  readOnly:
    'Pour les quiz qui n’ont pas de réglage propre. Seule la personne propriétaire de l’organisation peut le modifier.',
  label: 'Afficher les notes',
  kinds: {
    points: 'En points',
    percent: 'En pourcentage',
    out_of_20: 'Sur 20',
    out_of_10: 'Sur 10',
    one_to_six: 'De 1 à 6 (6 est la meilleure)',
    letters: 'En lettres',
    passed: 'Réussi ou non réussi',
  },
  rounding: 'Arrondir',
  roundings: {
    hundredths: 'À deux décimales',
    tenths: 'À une décimale',
    quarters: 'Au quart de point',
    halves: 'Au demi-point',
    whole: 'À l’entier',
  },
  roundingHint: 'À mi-chemin entre deux valeurs, la plus élevée est retenue.',
  letters: 'Lettres, de la meilleure à la moins bonne',
  letterName: 'Lettre {{number}}',
  letterFrom: '{{name}}\u00a0: à partir de',
  addLetter: 'Ajouter une lettre',
  removeLetter: 'Supprimer\u00a0: {{name}}',
  from: 'Réussi à partir de',
  fromHint: 'Le seuil de réussite propre à un quiz l’emporte.',
  passMark: 'Seuil de réussite',
  passMarkHint: 'À partir de cette part des points, le quiz est réussi. Facultatif.',
  noPassMark: 'Aucun',
  example: '{{points}} points sur {{total}} s’affichent ainsi\u00a0: {{shown}}.',
  save: 'Enregistrer cet affichage',
  saved: 'Les notes s’affichent désormais ainsi.',
  failed: 'Le réglage n’a pas pu être chargé.',
}

export default scale
