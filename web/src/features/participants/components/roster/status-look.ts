import type { ParticipantStatus } from '@probant/contract/participants/participant'
import {
  IconCheck,
  IconHandStop,
  IconMail,
  IconMailOpened,
  IconPencil,
  IconUserOff,
} from '@tabler/icons-react'

/** A shape for each, since a colour never carries a meaning alone; green and red are kept for right and wrong. */
export const STATUS_LOOKS = {
  invited: { color: 'gray', icon: IconMail },
  opened: { color: 'gray', icon: IconMailOpened },
  started: { color: 'ink', icon: IconPencil },
  finished: { color: 'gray', icon: IconCheck },
  terminated: { color: 'yellow', icon: IconHandStop },
  absent: { color: 'gray', icon: IconUserOff },
} as const satisfies Record<ParticipantStatus, object>
