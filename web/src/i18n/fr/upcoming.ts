import type en from '../en/upcoming.ts'

const upcoming: typeof en = {
  badge: 'Pas encore là',
  back: 'Retour au tableau de bord',
  home: 'Aller à l’accueil',
  results: {
    title: 'Résultats',
    sentence:
      'Les notes et les points difficiles seront présentés ici ; cette partie de Probant est en chantier.',
  },
  grading: {
    title: 'Correction',
    sentence: 'Vous noterez ici les réponses ouvertes ; cette partie de Probant est en chantier.',
  },
}

export default upcoming
