import type en from '../en/upcoming.ts'

const upcoming: typeof en = {
  badge: 'Pas encore là',
  back: 'Retour au tableau de bord',
  home: 'Aller à l’accueil',
  quizzes: {
    title: 'Quiz',
    sentence:
      'Vos brouillons, vos quiz en cours et passés seront réunis ici ; cette partie de Probant est en chantier.',
  },
  createQuiz: {
    title: 'Créer un quiz',
    sentence:
      'Vous écrirez et planifierez vos quiz sur cette page ; cette partie de Probant est en chantier.',
  },
  editQuiz: {
    title: 'Modifier le quiz',
    sentence: 'Vous modifierez vos brouillons sur cette page ; cette partie de Probant est en chantier.',
  },
  duplicateQuiz: {
    title: 'Dupliquer le quiz',
    sentence:
      'Vous ferez ici un nouveau quiz à partir d’un ancien ; cette partie de Probant est en chantier.',
  },
  viewQuiz: {
    title: 'Quiz',
    sentence:
      'Un quiz, ses dates et ses participants seront présentés ici ; cette partie de Probant est en chantier.',
  },
  participants: {
    title: 'Participants',
    sentence: 'Vous inviterez d’ici les participants d’un quiz ; cette partie de Probant est en chantier.',
  },
  results: {
    title: 'Résultats',
    sentence:
      'Les notes et les points difficiles seront présentés ici ; cette partie de Probant est en chantier.',
  },
  grading: {
    title: 'Correction',
    sentence: 'Vous noterez ici les réponses ouvertes ; cette partie de Probant est en chantier.',
  },
  live: {
    title: 'En direct',
    sentence: 'Vous suivrez d’ici un quiz en cours ; cette partie de Probant est en chantier.',
  },
  groups: {
    title: 'Groupes',
    sentence: 'Vous tiendrez ici vos listes de participants ; cette partie de Probant est en chantier.',
  },
  takeQuiz: {
    title: 'Passer le quiz',
    sentence: 'Les quiz se passeront sur cette page ; cette partie de Probant est en chantier.',
  },
}

export default upcoming
