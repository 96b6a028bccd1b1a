import antiCheat from './anti-cheat.ts'
import conditions from './conditions.ts'
import landing from './landing.ts'
import notice from './notice.ts'
import privacy from './privacy.ts'
import terms from './terms.ts'

/** The bar and the foot of the public pages. */
const site = {
  navbar: {
    label: 'Site',
    menu: 'Menu',
    demo: 'Demo',
    pricing: 'Pricing',
    antiCheat: 'Anti-cheat',
    logIn: 'Log in',
    signUp: 'Sign up',
    dashboard: 'Dashboard',
  },
  announcement: { label: 'Announcement', dismiss: 'Dismiss the announcement' },
  footer: {
    product: 'Product',
    legal: 'Legal',
    join: 'Join with a code',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    legalNotice: 'Legal notice',
    generalConditions: 'General conditions',
  },
  legal: {
    changed: 'Last updated',
    contents: 'On this page',
    operator: 'This installation is run by',
  },
  landing,
  antiCheat,
  conditions,
  notice,
  privacy,
  terms,
}

export default site
