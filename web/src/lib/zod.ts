import { config } from 'zod/v4'

/**
 * Whatever imports `zod` gets it from here (`vite.config.ts`): Zod would try whether it may make code of text, which our
 * content security policy forbids and browsers report. It has to know before the first schema is made.
 */
config({ jitless: true })

export * from 'zod/v4'
export { z } from 'zod/v4'
