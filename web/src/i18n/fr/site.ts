import type en from '../en/site.ts'

const site: typeof en = {
  navbar: {
    label: 'Site',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    demo: 'Démo',
    pricing: 'Tarifs',
    antiCheat: 'Anti-triche',
    logIn: 'Se connecter',
    signUp: 'S’inscrire',
    dashboard: 'Tableau de bord',
  },
  announcement: { label: 'Annonce', dismiss: 'Masquer l’annonce' },
  footer: {
    label: 'Pied de page',
    product: 'Produit',
    legal: 'Mentions',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    legalNotice: 'Mentions légales',
    generalConditions: 'Conditions générales',
  },
  legal: {
    changed: 'Dernière modification le',
    contents: 'Sur cette page',
  },
}

export default site
