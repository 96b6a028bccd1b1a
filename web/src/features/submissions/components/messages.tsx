import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import { useFocusAfterLeaving } from '#web/lib/use-focus-after-leaving.ts'
import type { Work } from '../taking/work.ts'
import classes from './notices.module.css'

/** What the creator has to say to those at work, read out as it comes. */
export function Messages({ work, from }: { work: Work; from: string }) {
  const { messages } = useObservable(work.state)
  return (
    <div aria-live="polite">
      {messages.map(({ id, text }) => (
        <Message key={id} from={from} text={text} onDismiss={() => work.putAway(id)} />
      ))}
    </div>
  )
}

interface MessageProps {
  from: string
  text: string
  onDismiss: () => void
}

function Message({ from, text, onDismiss }: MessageProps) {
  const { t } = useTranslation('taking')
  // Whoever has read it goes on with the paper.
  useFocusAfterLeaving()
  return (
    <div className={`${classes.strip} ${classes.message}`}>
      <IconMessage size={20} stroke={1.5} aria-hidden="true" />
      <p>
        <strong>{t('message.from', { name: from })}</strong> {text}
      </p>
      <Button size="xs" variant="default" onClick={onDismiss}>
        {t('message.dismiss')}
      </Button>
    </div>
  )
}
