import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import type { Work } from '../taking/work.ts'
import classes from './notices.module.css'

/** What the creator has to say to those at work, read out as it comes. */
export function Messages({ work, from }: { work: Work; from: string }) {
  const { t } = useTranslation('taking')
  const { messages } = useObservable(work.state)
  return (
    <div aria-live="polite">
      {messages.map(({ id, text }) => (
        <div key={id} className={`${classes.strip} ${classes.message}`}>
          <IconMessage size={20} stroke={1.5} aria-hidden="true" />
          <p>
            <strong>{t('message.from', { name: from })}</strong> {text}
          </p>
          <Button size="xs" variant="default" onClick={() => work.putAway(id)}>
            {t('message.dismiss')}
          </Button>
        </div>
      ))}
    </div>
  )
}
