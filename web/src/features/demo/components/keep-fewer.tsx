import { Alert, Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import type { ApiError } from '#web/lib/api-error.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { roomIn } from '../fitting.ts'
import type { Contents } from '../workspace.ts'
import classes from './keep-fewer.module.css'

interface KeepFewerProps {
  contents: Contents
  /** What there is no room for. */
  refusal: ApiError
  chosen: string[]
  onChoose: (chosen: string[]) => void
  isSending: boolean
  onKeep: () => void
}

/** The plan has not enough room for all of it: the person says what they want most, or sees what others have. */
export function KeepFewer({ contents, refusal, chosen, onChoose, isSending, onKeep }: KeepFewerProps) {
  const { t } = useTranslation('demo')
  const all = [
    ...contents.quizzes.map(({ id, form }) => ({ id, words: t('fewer.quiz', { title: form.title }) })),
    ...contents.questions.map(({ id, title }) => ({ id, words: shortTitle(title) })),
  ]
  const room = roomIn(refusal)
  return (
    <>
      <Alert
        color="yellow"
        role="alert"
        title={t('fewer.title')}
        icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
      >
        {room
          ? `${t(`fewer.room.${room.counted}`, { count: room.count })} ${t('fewer.ticked')}`
          : refusal.message}
      </Alert>
      <Checkbox.Group label={t('fewer.label')} value={chosen} onChange={onChoose} mt="lg">
        <ul className={classes.list}>
          {all.map(({ id, words }) => (
            <li key={id}>
              <Checkbox value={id} label={words} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      <div className={classes.actions}>
        <Button loading={isSending} disabled={chosen.length === 0} onClick={onKeep}>
          {t('fewer.keep', { count: chosen.length })}
        </Button>
        <ButtonLink to="/pricing" variant="default">
          {t('fewer.plans')}
        </ButtonLink>
      </div>
    </>
  )
}
