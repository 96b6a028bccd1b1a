import keys from './keys.ts'
import lti from './lti.ts'
import page from './page.ts'
import webhooks from './webhooks.ts'

const connections = { page, lti, keys, webhooks }

export default connections
