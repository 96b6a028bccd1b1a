import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FetchedMenu } from '#web/components/menu/fetched-menu.tsx'

interface LockedButtonProps {
  label: string
  /** The question that pressing it answers. */
  question: string
  /** The reason, and the way out where there is one. */
  children: ReactNode
}

const loadReason = () => import('./locked-reason.tsx')

/** An action that is not possible here: the button stays, and says why. */
export function LockedButton({ label, question, children }: LockedButtonProps) {
  return (
    <FetchedMenu load={loadReason} reason={children}>
      <Button
        variant="default"
        leftSection={<IconLock size={18} stroke={1.5} aria-hidden="true" />}
        aria-description={question}
      >
        {label}
      </Button>
    </FetchedMenu>
  )
}
