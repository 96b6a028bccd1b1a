import type en from '../../en/connections/index.ts'
import keys from './keys.ts'
import lti from './lti.ts'
import page from './page.ts'
import webhooks from './webhooks.ts'

const connections: typeof en = { page, lti, keys, webhooks }

export default connections
