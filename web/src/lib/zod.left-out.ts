/**
 * Stands for Zod in the build of the quiz page (`vite.quiz.config.ts`), which asks no schema: 30 KiB less to load. Nothing
 * uses it there, or the page is not built (`vite/bare-contract.ts`).
 */
export const z = {}
