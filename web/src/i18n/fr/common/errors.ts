import type en from '../../en/common/errors.ts'

const errors: typeof en = {
  notFound: {
    title: 'Page introuvable : {{path}}',
    hint: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    home: 'Aller à l’accueil',
    dashboard: 'Aller à votre tableau de bord',
  },
  crash: {
    title: 'Un problème est survenu',
    hint: 'Vous n’y êtes pour rien. Ce qui était déjà enregistré n’est pas perdu\u00a0: réessayez ou rechargez la page.',
    detail: 'Détails de l’erreur',
  },
}

export default errors
