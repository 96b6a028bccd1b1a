import type { ResponseOf } from '@probant/contract/endpoint'
import type { readShareLink } from '@probant/contract/participants/entering'

/** What stands on the door of a quiz: enough to know that one is right here. */
export type Door = ResponseOf<typeof readShareLink>
