import type { Sentences } from '../../sentences.ts'

const certificate: Sentences['taking']['certificate'] = {
  title: 'Votre certificat',
  valid: 'Vous avez réussi. Votre certificat est prêt.',
  until: 'Il est valable jusqu’au {{day}}.',
  expired: 'Votre certificat a expiré le {{day}}.',
  withdrawn: {
    result:
      'Votre résultat a changé\u00a0: il n’atteint plus le seuil de réussite, ou attend une correction. Votre certificat est donc retiré.',
    creator: 'La personne qui a créé le quiz a retiré votre certificat.',
  },
  reason: 'Motif indiqué\u00a0: {{reason}}',
  number: 'Numéro',
  download: 'Télécharger le PDF',
  badge: 'Télécharger le badge',
  badgeHint:
    'Le badge est un Open Badge 3.0\u00a0: un fichier signé qu’un portefeuille de badges ou un employeur peut vérifier sans passer par ce site.',
  check: 'Page de vérification',
  name: 'Nom sur le certificat',
  nameHint: 'Exactement comme il doit apparaître. Vous ne pourrez l’écrire qu’une fois.',
  saveName: 'Enregistrer le nom',
  nameFirst: 'Écrivez d’abord votre nom\u00a0: le certificat n’en porte pas encore.',
  changeable: 'Nom inscrit\u00a0: {{name}}.',
  changeName: 'L’écrire autrement',
  fileName: 'Certificat {{number}}',
}

export default certificate
