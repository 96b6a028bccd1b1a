import type en from '../en/upcoming.ts'

const upcoming: typeof en = {
  badge: 'Pas encore là',
  back: 'Retour au tableau de bord',
  home: 'Aller à l’accueil',
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
  takeQuiz: {
    title: 'Passer le quiz',
    sentence: 'Les quiz se passeront sur cette page ; cette partie de Probant est en chantier.',
  },
}

export default upcoming
