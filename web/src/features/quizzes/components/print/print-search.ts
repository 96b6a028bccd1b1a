import { z } from 'zod'

/** In written order, or shuffled in one of two ways. */
export const PRINT_VERSIONS = ['written', 'A', 'B'] as const
export type PrintVersion = (typeof PRINT_VERSIONS)[number]

export const KEY_CHOICES = ['none', 'with', 'only'] as const
export type KeyChoice = (typeof KEY_CHOICES)[number]

/** What is printed stands in the address bar: a link shares it. */
export const printSearchSchema = z.object({
  version: z.enum(PRINT_VERSIONS).optional().catch(undefined),
  key: z.enum(KEY_CHOICES).optional().catch(undefined),
  large: z.literal('yes').optional().catch(undefined),
})
export type PrintSearch = z.infer<typeof printSearchSchema>

/** What the server is asked for. */
export function paperQueryOf(version: PrintVersion) {
  return version === 'written'
    ? ({ variant: 'A', shuffle: 'no' } as const)
    : ({ variant: version, shuffle: 'yes' } as const)
}
