import { z } from 'zod'

/** The open dialog stands in the address: a reload finds the same questions on the desk. */
export const NEW_GENERATION = 'new'

export const generationSearchShape = {
  generation: z
    .union([z.literal(NEW_GENERATION), z.uuid()])
    .optional()
    .catch(undefined),
}
