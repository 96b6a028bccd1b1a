import type en from '../../en/connections/index.ts'
import keys from './keys.ts'
import lti from './lti.ts'
import page from './page.ts'

const connections: typeof en = { page, lti, keys }

export default connections
