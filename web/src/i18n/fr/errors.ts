import type en from '../en/errors.ts'

const errors: typeof en = {
  notFound: {
    title: 'Page introuvable : {{path}}',
    hint: 'L’adresse est peut-être mal saisie, ou la page a changé de place.',
    home: 'Aller à l’accueil',
    dashboard: 'Aller à votre tableau de bord',
  },
  crash: {
    title: 'Un problème est survenu',
    hint: 'Vous n’y êtes pour rien. Ce qui était enregistré est en sécurité : réessayez ou rechargez la page.',
    detail: 'Ce qu’a dit la page',
  },
}

export default errors
