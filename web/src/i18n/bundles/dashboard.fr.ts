export { default as dashboard } from '../fr/dashboard/index.ts'
export { default as entering } from '../fr/entering.ts'
export { default as organizations } from '../fr/organizations.ts'
export { default as quizzes } from '../fr/quizzes.ts'
