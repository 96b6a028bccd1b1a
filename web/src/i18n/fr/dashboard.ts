import type en from '../en/dashboard.ts'

const dashboard: typeof en = {
  title: 'Tableau de bord',
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bon après-midi, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  today: 'Rien ne demande votre attention aujourd’hui.',
  mine: {
    title: 'Vos quiz',
    empty: 'Pas encore de quiz',
    sentence: 'Brouillons, quiz en cours et passés se réuniront ici. Leur rédaction est encore en chantier.',
    action: 'Voir la démonstration',
  },
  invited: {
    title: 'Invitations',
    sentence:
      'Les quiz auxquels on invitera {{email}} apparaîtront ici. Les invitations sont encore en chantier.',
  },
}

export default dashboard
