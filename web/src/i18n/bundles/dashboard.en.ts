export { default as dashboard } from '../en/dashboard/index.ts'
export { default as entering } from '../en/entering.ts'
export { default as organizations } from '../en/organizations.ts'
export { default as quizzes } from '../en/quizzes.ts'
