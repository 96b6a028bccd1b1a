import type en from '../../en/connections/index.ts'
import page from './page.ts'

const connections: typeof en = { page }

export default connections
