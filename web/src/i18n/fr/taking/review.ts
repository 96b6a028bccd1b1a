import type en from '../../en/taking/review.ts'

const review: typeof en = {
  heading: 'Votre copie',
  score: 'Votre note',
  points_one: '{{points}} point sur {{total}}',
  points_other: '{{points}} points sur {{total}}',
  pointsSoFar_one: '{{points}} point sur {{total}} pour l’instant',
  pointsSoFar_other: '{{points}} points sur {{total}} pour l’instant',
  provisional: 'Provisoire\u00a0: des réponses ouvertes restent à corriger.',
  revised: 'Note rectifiée\u00a0: {{when}}',
  scoreLater: 'Votre note sera affichée ici dès sa publication.',
  answersNever: 'Les bonnes réponses de ce quiz ne sont pas affichées.',
  answersWithheld:
    'Les bonnes réponses seront affichées ici dès la fin d’un autre quiz qui pose les mêmes questions.',
  answersLater: 'Les bonnes réponses seront affichées ici après la fin du quiz.',
  answersAfterLast: 'Les bonnes réponses s’afficheront ici quand il ne vous restera plus de tentative.',
  remarks: {
    yours: 'Votre réponse',
    yoursRight: 'Votre réponse\u00a0: correcte',
    yoursWrong: 'Votre réponse\u00a0: incorrecte',
    right: 'Bonne réponse',
  },
  marks: {
    right: 'Correcte',
    partly: 'Partiellement correcte',
    wrong: 'Incorrecte',
    unanswered: 'Sans réponse',
    ungraded: 'Pas encore notée',
    graded: 'Notée',
    dropped: 'Question retirée\u00a0: elle ne compte pas',
    given: 'Points accordés à tout le monde',
  },
  accepted_one: 'Bonne réponse',
  accepted_other: 'Réponses acceptées',
  subjects: 'Par sujet',
  explanation: 'Explication',
  feedback: 'Commentaire',
}

export default review
