export { fr as refusals } from '@probant/contract/sentences/fr'
export { default as auth } from '../fr/auth.ts'
export { default as common } from '../fr/common/index.ts'
