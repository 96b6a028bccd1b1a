/** The bar and the foot of the public pages. */
const site = {
  navbar: {
    label: 'Site',
    open: 'Open the menu',
    close: 'Close the menu',
    demo: 'Try it',
    pricing: 'Pricing',
    antiCheat: 'Anti-cheat',
    logIn: 'Log in',
    signUp: 'Sign up',
    dashboard: 'Dashboard',
  },
  footer: {
    label: 'Foot of the page',
    product: 'Product',
    legal: 'Legal',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    legalNotice: 'Legal notice',
    generalConditions: 'General conditions',
  },
  demo: {
    label: 'Demo',
    notice: 'You are trying Probant without an account. Nothing here is kept.',
    leave: 'Leave the demo',
    signUp: 'Create an account',
  },
}

export default site
