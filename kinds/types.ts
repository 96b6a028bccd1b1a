/**
 * The kinds of question by name, in the order in which they are offered. By themselves, for what only lists them: a page
 * that filters by kind loads no rule of any.
 */
export const QUESTION_TYPES = [
  'multiple_choice',
  'choices',
  'true_false',
  'fill_in',
  'numeric',
  'gaps',
  'matching',
  'ordering',
  'spots',
  'open',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Those that generators make, in the order in which they are offered (`generation/kinds` has a line for each). */
export const GENERATED_TYPES = [
  'multiple_choice',
  'choices',
  'true_false',
  'fill_in',
  'numeric',
  'gaps',
  'matching',
  'ordering',
  'open',
] as const satisfies readonly QuestionType[]
/** What is asked of a generator where nobody says otherwise. */
export const USUAL_TYPES: QuestionType[] = ['multiple_choice', 'true_false', 'fill_in']
