import page from './page.ts'

const connections = { page }

export default connections
