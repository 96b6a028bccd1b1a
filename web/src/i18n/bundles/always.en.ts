export { en as refusals } from '@probant/contract/sentences/en'
export { default as auth } from '../en/auth.ts'
export { default as common } from '../en/common/index.ts'
