import type en from '../en/site.ts'

const site: typeof en = {
  navbar: {
    label: 'Site',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    demo: 'Essayer',
    pricing: 'Tarifs',
    antiCheat: 'Anti-triche',
    logIn: 'Se connecter',
    signUp: 'S’inscrire',
    dashboard: 'Tableau de bord',
  },
  footer: {
    label: 'Pied de page',
    product: 'Produit',
    legal: 'Mentions',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    legalNotice: 'Mentions légales',
    generalConditions: 'Conditions générales',
  },
  demo: {
    label: 'Démonstration',
    notice: 'Vous essayez Probant sans compte. Rien de ce que vous faites ici n’est conservé.',
    leave: 'Quitter la démonstration',
    signUp: 'Créer un compte',
  },
}

export default site
