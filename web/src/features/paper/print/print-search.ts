import { z } from 'zod'

export const KEY_CHOICES = ['none', 'with', 'only'] as const

/** How something is printed stands in the address bar: a link shares it. */
export const printSearchShape = {
  key: z.enum(KEY_CHOICES).optional().catch(undefined),
  large: z.literal('yes').optional().catch(undefined),
}

export interface PrintLook {
  key?: (typeof KEY_CHOICES)[number] | undefined
  large?: 'yes' | undefined
}

export function isWithKey({ key }: PrintLook): boolean {
  return key === 'with' || key === 'only'
}
