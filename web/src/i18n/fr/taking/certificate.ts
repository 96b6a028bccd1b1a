import type { Sentences } from '../../sentences.ts'

const certificate: Sentences['taking']['certificate'] = {
  title: 'Votre certificat',
  valid: 'Vous avez réussi. Votre certificat est prêt.',
  until: 'Il est valable jusqu’au {{day}}.',
  expired: 'Votre certificat a expiré le {{day}}.',
  withdrawn: {
    result:
      'Votre résultat a été corrigé et n’atteint plus le seuil de réussite\u00a0: votre certificat est donc retiré.',
    creator: 'La personne qui a créé le quiz a retiré votre certificat.',
  },
  reason: 'Motif indiqué\u00a0: {{reason}}',
  number: 'Numéro',
  download: 'Télécharger le PDF',
  check: 'Page de vérification',
  name: 'Nom sur le certificat',
  nameHint: 'Exactement comme il doit apparaître. Vous ne pourrez l’écrire qu’une fois.',
  saveName: 'Enregistrer le nom',
  nameFirst: 'Écrivez d’abord votre nom\u00a0: le certificat n’en porte pas encore.',
  changeable: 'Il est au nom de {{name}}.',
  changeName: 'L’écrire autrement',
  fileName: 'Certificat {{number}}',
}

export default certificate
