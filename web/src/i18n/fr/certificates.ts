import type { Sentences } from '../sentences.ts'

const certificates: Sentences['certificates'] = {
  check: {
    title: 'Vérifier un certificat',
    highlighted: 'certificat',
    sentence: 'Saisissez le numéro imprimé sur le certificat.',
    number: 'Numéro',
    placeholder: 'C4F7-9HJK-MNPQ',
    submit: 'Vérifier',
    loading: 'Vérification du numéro…',
    failed: 'Le numéro n’a pas pu être vérifié.',
    unknown: 'Inconnu',
    unknownSentence:
      'Nous ne connaissons aucun certificat portant le numéro {{number}}. Vérifiez chaque caractère\u00a0; ceux des comptes supprimés ne sont plus connus.',
    states: { valid: 'Valable', expired: 'Expiré', withdrawn: 'Retiré' },
    sentences: {
      valid: 'Ce certificat est valable.',
      expired: 'Ce certificat est authentique, mais n’est plus valable.',
      withdrawn: 'Ce certificat a été retiré et n’est plus valable.',
    },
    holder: 'Titulaire',
    noName: 'Pas encore de nom',
    for: 'Quiz réussi',
    issuer: 'Délivré par',
    issued: 'Délivré le',
    until: 'Valable jusqu’au',
    ever: 'Sans date de fin',
    other: 'Vérifier un autre numéro',
  },
  list: {
    valid: 'Certificat',
    expired: 'Certificat expiré',
    withdrawn: 'Certificat retiré',
  },
  creator: {
    title: 'Certificat',
    states: {
      valid: 'Valable.',
      expired: 'Expiré.',
      result:
        'Retiré automatiquement\u00a0: le résultat n’atteint plus le seuil de réussite, ou attend une correction.',
      creator: 'Retiré par vous.',
    },
    download: 'Télécharger le PDF',
    withdraw: 'Retirer',
    withdrawTitle: 'Retirer le certificat ({{person}})\u00a0?',
    withdrawSentence:
      'La page de vérification l’indiquera aussitôt. Si une adresse e-mail est connue, un courriel préviendra {{person}}. Vous pourrez rendre le certificat de nouveau valable.',
    reason: 'Motif (facultatif)',
    reasonHint: 'Il figure dans le courriel. La page de vérification ne l’affiche pas.',
    giveBack: 'Le rendre de nouveau valable',
  },
  archive: 'Certificats (ZIP)',
  archivePart: 'Certificats {{from, number}} à {{to, number}} (ZIP)',
  fileName: '{{title}} - certificats',
  fileNameOfOne: 'Certificat {{number}}',
}

export default certificates
