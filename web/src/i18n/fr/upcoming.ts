import type en from '../en/upcoming.ts'

const upcoming: typeof en = {
  badge: 'Pas encore là',
  back: 'Retour au tableau de bord',
  home: 'Aller à l’accueil',
  live: {
    title: 'En direct',
    sentence: 'Vous suivrez d’ici un quiz en cours ; cette partie de Probant est en chantier.',
  },
}

export default upcoming
