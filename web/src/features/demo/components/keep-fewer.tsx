import { Alert, Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import type { ApiError } from '#web/lib/api-error.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { capacityIn, excessIn, questionIdsOf } from '../fitting.ts'
import type { Contents, KeptQuiz } from '../workspace.ts'
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
  const isChosen = new Set(chosen)
  const all = [
    ...contents.quizzes.map((quiz) => ({ id: quiz.id, words: wordsFor(quiz) })),
    ...contents.questions.map(({ id, title }) => ({ id, words: shortTitle(title) })),
  ]
  const capacity = capacityIn(refusal)
  const excess = excessIn(chosen, contents, refusal)
  const left = all.length - chosen.length
  return (
    <>
      <Alert
        color="yellow"
        role="alert"
        title={t('fewer.title')}
        icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
      >
        {capacity
          ? `${t(`fewer.room.${capacity.counted}`, { count: capacity.count })} ${t('fewer.ticked')}`
          : refusal.message}
      </Alert>
      <Checkbox.Group label={t('fewer.label')} value={chosen} onChange={onChoose} mt="lg">
        <div className={classes.choices}>
          <Button size="xs" variant="default" onClick={() => onChoose(all.map(({ id }) => id))}>
            {t('fewer.all')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onChoose([])}>
            {t('fewer.none')}
          </Button>
        </div>
        <ul className={classes.list}>
          {all.map(({ id, words }) => (
            <li key={id}>
              <Checkbox value={id} label={words} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      <p className={classes.consequence} role="status">
        {excess > 0 && t('fewer.excess', { count: excess })}
        {excess === 0 && left > 0 && t('fewer.left', { count: left })}
      </p>
      <div className={classes.actions}>
        <Button loading={isSending} disabled={chosen.length === 0 || excess > 0} onClick={onKeep}>
          {t('fewer.keep', { count: chosen.length })}
        </Button>
        <ButtonLink to="/pricing" variant="default">
          {t('fewer.plans')}
        </ButtonLink>
      </div>
    </>
  )

  /** A quiz is kept with those of its questions that are. */
  function wordsFor(quiz: KeptQuiz): string {
    const asked = questionIdsOf(quiz)
    const here = asked.filter((id) => isChosen.has(id)).length
    const { title } = quiz.form
    if (!isChosen.has(quiz.id) || here === asked.length) return t('fewer.quiz', { title })
    return t('fewer.quizPart', { title, here, count: asked.length })
  }
}
