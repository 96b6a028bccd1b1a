import type en from '../../en/site/index.ts'
import antiCheat from './anti-cheat.ts'
import conditions from './conditions.ts'
import landing from './landing.ts'
import notice from './notice.ts'
import privacy from './privacy.ts'
import terms from './terms.ts'

const site: typeof en = {
  navbar: {
    label: 'Site',
    menu: 'Menu',
    demo: 'Démo',
    pricing: 'Tarifs',
    antiCheat: 'Anti-triche',
    logIn: 'Se connecter',
    signUp: 'S’inscrire',
    dashboard: 'Tableau de bord',
  },
  announcement: { label: 'Annonce', dismiss: 'Masquer l’annonce' },
  footer: {
    product: 'Produit',
    legal: 'Informations légales',
    join: 'Entrer avec un code',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    legalNotice: 'Mentions légales',
    generalConditions: 'Conditions générales',
  },
  legal: {
    changed: 'Dernière modification le',
    contents: 'Sur cette page',
    operator: 'Ce site est exploité par',
  },
  landing,
  antiCheat,
  conditions,
  notice,
  privacy,
  terms,
}

export default site
