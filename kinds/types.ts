/**
 * The kinds of question by name, in the order in which they are offered. By themselves, for what only lists them: a page
 * that filters by kind loads no rule of any.
 */
export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'fill_in', 'numeric', 'open'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
