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
}

export default site
