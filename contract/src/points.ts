import { z } from 'zod'
import { POINTS_MAX, POINTS_STEP } from './limits.ts'

/** What a question can be worth. Quarters can be added up exactly. */
export const pointsSchema = z
  .number('required')
  .min(POINTS_STEP, 'pointsOutOfSteps')
  .max(POINTS_MAX, 'pointsOutOfSteps')
  .multipleOf(POINTS_STEP, 'pointsOutOfSteps')
