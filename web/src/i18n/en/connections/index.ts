import keys from './keys.ts'
import lti from './lti.ts'
import page from './page.ts'

const connections = { page, lti, keys }

export default connections
