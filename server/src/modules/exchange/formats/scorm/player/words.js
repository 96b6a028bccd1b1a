/** What the player says, in the language of the quiz. */
export const words = {
  en: {
    begin: 'Start',
    back: 'Back',
    next: 'Next',
    overview: 'Overview',
    toOverview: 'Check and hand in',
    handIn: 'Hand in',
    backToQuestions: 'Back to the questions',
    yourAnswer: 'Your answer',
    rightAnswer: 'Correct answer',
    rightAnswers: 'Accepted answers',
    explanation: 'Explanation',
    noAnswer: 'No answer',
    right: 'Correct',
    partly: 'Partly correct',
    wrong: 'Wrong',
    unmarked: 'Not graded here',
    beforeHandingIn: 'Before you hand in',
    allAnswered: 'You have answered all of the questions.',
    answered: 'answered',
    unanswered: 'not answered',
    result: 'Your result',
    allAnswers: 'Your answers',
    handedIn: 'You have handed in.',
    reported: 'Your result was reported to the learning platform. You can close this page.',
    notReported:
      'This page is not connected to a learning platform: your answers are not saved, and no score is reported.',
    notKept:
      'The learning platform has not saved your answers yet. Keep this page open: they will be sent again.',
    timeIsUp: 'Time is up. Your answers were handed in.',
    noScore: 'A person will grade your answers. There is no score yet.',
    noSpace: 'The learning platform has no room for a longer answer.',
    /** @param {number} count */
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    /** @param {number} count */
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    /** @param {number} count @param {string} number */
    points: (count, number) => (count === 1 ? '1 point' : `${number} points`),
    /** @param {number} number @param {number} count */
    question: (number, count) => `Question ${number} of ${count}`,
    /** @param {number} number */
    questionNumber: (number) => `Question ${number}`,
    /** @param {number} count */
    missing: (count) =>
      count === 1 ? '1 question is not answered.' : `${count} questions are not answered.`,
    /** @param {string} earned @param {string} reachable */
    score: (earned, reachable) => `${earned} of ${reachable} points`,
    /** @param {string} points */
    openPoints: (points) => `A person will grade your open answers (${points}). They are not in this score.`,
    /** @param {string} time */
    timeLeft: (time) => `Time left: ${time}`,
    openNotice: 'Open answers are graded by a person and are not part of the score that you see at the end.',
    timeNotice: 'The time runs from the moment you start, even while this page is closed.',
  },
  fr: {
    begin: 'Commencer',
    back: 'Précédent',
    next: 'Suivant',
    overview: 'Vue d’ensemble',
    toOverview: 'Vérifier et rendre ma copie',
    handIn: 'Rendre ma copie',
    backToQuestions: 'Revenir aux questions',
    yourAnswer: 'Votre réponse',
    rightAnswer: 'Bonne réponse',
    rightAnswers: 'Réponses acceptées',
    explanation: 'Explication',
    noAnswer: 'Pas de réponse',
    right: 'Juste',
    partly: 'En partie juste',
    wrong: 'Faux',
    unmarked: 'Non notée ici',
    beforeHandingIn: 'Avant de rendre votre copie',
    allAnswered: 'Vous avez répondu à toutes les questions.',
    answered: 'avec réponse',
    unanswered: 'sans réponse',
    result: 'Votre résultat',
    allAnswers: 'Vos réponses',
    handedIn: 'Vous avez rendu votre copie.',
    reported: 'Votre résultat a été transmis à la plateforme. Vous pouvez fermer cette page.',
    notReported:
      'Cette page n’est reliée à aucune plateforme d’apprentissage\u00a0: vos réponses ne sont pas conservées et aucun résultat n’est transmis.',
    notKept:
      'La plateforme n’a pas encore enregistré vos réponses. Laissez cette page ouverte\u00a0: elles seront envoyées de nouveau.',
    timeIsUp: 'Le temps est écoulé. Vos réponses ont été rendues.',
    noScore: 'Vos réponses seront lues par une personne. Il n’y a pas encore de résultat.',
    noSpace: 'La plateforme n’accepte pas de réponse plus longue.',
    /** @param {number} count */
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    /** @param {number} count */
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    /** @param {number} count @param {string} number */
    points: (count, number) => (count < 2 ? `${number} point` : `${number} points`),
    /** @param {number} number @param {number} count */
    question: (number, count) => `Question ${number} sur ${count}`,
    /** @param {number} number */
    questionNumber: (number) => `Question ${number}`,
    /** @param {number} count */
    missing: (count) =>
      count === 1 ? '1 question est sans réponse.' : `${count} questions sont sans réponse.`,
    /** @param {string} earned @param {string} reachable */
    score: (earned, reachable) => `${earned} points sur ${reachable}`,
    /** @param {string} points */
    openPoints: (points) =>
      `Vos réponses ouvertes (${points}) seront lues par une personne. Elles ne comptent pas dans ce résultat.`,
    /** @param {string} time */
    timeLeft: (time) => `Temps restant\u00a0: ${time}`,
    openNotice:
      'Les réponses ouvertes sont lues par une personne et ne comptent pas dans le résultat affiché à la fin.',
    timeNotice: 'Le temps s’écoule dès que vous commencez, même si cette page est fermée.',
  },
}[quiz.language]

/** @param {number} value */
export function numberText(value) {
  return new Intl.NumberFormat(quiz.language, { maximumFractionDigits: 2 }).format(value)
}

/** @param {number} value */
export function pointsText(value) {
  return words.points(value, numberText(value))
}
