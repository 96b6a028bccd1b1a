import keys from './keys.ts'
import page from './page.ts'

const connections = { page, keys }

export default connections
