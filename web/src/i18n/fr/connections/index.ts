import type en from '../../en/connections/index.ts'
import keys from './keys.ts'
import page from './page.ts'

const connections: typeof en = { page, keys }

export default connections
