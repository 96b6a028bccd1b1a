/**
 * What a key may do.
 * - `read`: look at questions, quizzes, groups, and who takes part
 * - `write`: make, change and delete them, invite, grade and release
 * - `results`: look at what people answered and what came of it
 */
export const API_SCOPES = ['read', 'write', 'results'] as const
export type ApiScope = (typeof API_SCOPES)[number]
