import type en from '../../en/connections/keys.ts'

const keys: typeof en = {
  title: 'Clés d’API',
  sentence:
    'Avec une clé, l’un de vos programmes peut travailler dans cet espace\u00a0: créer des questions et des quiz, inviter des participants, lire les résultats. Il a vos droits et vos limites.',
  docs: 'Documentation pour les développeurs',
  list: 'Clés d’API',
  failed: 'Les clés n’ont pas pu être chargées.',
  none: 'Aucune clé pour l’instant',
  noneSentence: 'Créez-en une par programme\u00a0: vous pourrez la révoquer sans arrêter les autres.',
  confirmFirst: 'Confirmez d’abord votre adresse e-mail\u00a0: il le faut pour avoir des clés.',
  create: 'Créer une clé',
  createTitle: 'Créer une clé d’API',
  name: 'Nom',
  nameHint: 'Pour quel programme\u00a0?',
  scopes: {
    label: 'Que peut faire le programme\u00a0?',
    read: 'Lecture',
    readHint: 'Voir les questions avec leurs réponses, les quiz et les groupes.',
    write: 'Écriture',
    writeHint:
      'Les créer, les modifier et les supprimer, inviter des participants, noter les réponses et publier les résultats.',
    results: 'Résultats',
    resultsHint: 'Voir qui participe, ce que chacun a répondu et ses résultats.',
  },
  days: {
    label: 'Durée de validité',
    some_one: '{{count}} jour',
    some_other: '{{count}} jours',
    year: 'un an',
    endless: 'sans fin',
  },
  endlessHint:
    'Une clé sans fin n’est jamais rappelée à votre attention. Révoquez-la quand vous ne l’utilisez plus.',
  password: 'Votre mot de passe',
  submit: 'Créer la clé',
  created: 'Votre nouvelle clé',
  once: 'Copiez-la maintenant et gardez-la comme un mot de passe\u00a0: elle ne sera plus affichée.',
  key: 'Clé pour {{name}}',
  copy: 'Copier la clé',
  copied: 'Copiée',
  copyFailed: 'Votre navigateur ne nous a pas laissés la copier. Sélectionnez la clé et copiez-la vous-même.',
  done: 'Je l’ai enregistrée',
  of: 'Titulaire\u00a0: {{name}}',
  hint: 'se termine par {{hint}}',
  lastUsed: 'Dernière utilisation {{ago}}',
  neverUsed: 'Jamais utilisée',
  until: 'Valable jusqu’au {{date}}',
  endless: 'Sans fin',
  ended: 'Expirée le {{date}}',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer la clé {{name}}',
  revokeTitle: 'Révoquer la clé «\u00a0{{name}}\u00a0»\u00a0?',
  revokeSentence: 'Le programme qui l’utilise s’arrête aussitôt de fonctionner. C’est définitif.',
  revoked: 'La clé a été révoquée.',
}

export default keys
