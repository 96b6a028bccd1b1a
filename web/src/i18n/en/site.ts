/** The bar and the foot of the public pages. */
const site = {
  navbar: {
    label: 'Site',
    open: 'Open the menu',
    close: 'Close the menu',
    demo: 'Demo',
    pricing: 'Pricing',
    antiCheat: 'Anti-cheat',
    logIn: 'Log in',
    signUp: 'Sign up',
    dashboard: 'Dashboard',
  },
  announcement: { label: 'Announcement', dismiss: 'Dismiss the announcement' },
  footer: {
    label: 'Footer',
    product: 'Product',
    legal: 'Legal',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    legalNotice: 'Legal notice',
    generalConditions: 'General conditions',
  },
  legal: {
    changed: 'Last updated',
    contents: 'On this page',
  },
}

export default site
