import { Box, Button, Group, Progress, Title } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { IconChecks, IconPlayerStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type GenerationView, waitingCount } from '../../generation-view.ts'
import { useCancelGeneration, useKeepAll } from '../../mutations.ts'
import classes from './desk.module.css'

export interface DeskEnds {
  /** What is kept goes straight into a quiz. */
  isForQuiz?: boolean
  /** What can be made of all that is kept, once it is; nothing where they are going somewhere already. */
  makeQuiz?: (questions: Question[]) => ReactNode
  onDone: () => void
}

interface DeskHeadProps extends DeskEnds {
  generation: GenerationView
  headingId: string
  asksToKeep: boolean
}

/** How far it is, and what can be done with all of it; it stays in sight however many sheets there are. */
export function DeskHead({ generation, headingId, asksToKeep, ...ends }: DeskHeadProps) {
  const { isForQuiz = false, makeQuiz, onDone } = ends
  const { t } = useTranslation('questions')
  const { asked, delivered, status } = generation
  const here = generation.deliveries.length
  const cancel = useCancelGeneration(generation.id)
  const keepAll = useKeepAll(generation.id)
  /** The button that was pressed is gone: what is left of the dialog keeps the focus. */
  const focusDesk = () =>
    requestAnimationFrame(() => document.getElementById(headingId)?.closest('section')?.focus())
  const isRunning = status === 'running'
  const isWaiting = asksToKeep && waitingCount(generation) > 0
  const isDone = !isRunning && !isWaiting && delivered > 0
  const kept = generation.deliveries.map(({ question }) => question)
  /** Where there is nothing more to look at or to wait for, the quiz is. */
  const afterKeeping = isForQuiz && !isRunning ? onDone : focusDesk
  return (
    <>
      <Group className={classes.head} gap="8px 16px">
        <Title order={3} size="h4" id={headingId} flex="1 0 auto">
          {t('generation.desk.heading')}
        </Title>
        <Box component="span" className="tabular" c="dimmed">
          {t('generation.desk.progress', { here, asked })}
        </Box>
        {isRunning && (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            leftSection={<IconPlayerStop size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => cancel.mutate()}
          >
            {t('generation.desk.cancel')}
          </Button>
        )}
        {isWaiting && (
          <Button
            size="xs"
            variant={isRunning ? 'default' : 'filled'}
            loading={keepAll.isPending}
            leftSection={<IconChecks size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => keepAll.mutate(undefined, { onSuccess: afterKeeping })}
          >
            {t(isForQuiz ? 'generation.desk.addAll' : 'generation.desk.keepAll')}
          </Button>
        )}
        {isDone && (
          <Button size="xs" variant={makeQuiz && here > 0 ? 'default' : 'filled'} onClick={onDone}>
            {t('generation.desk.done')}
          </Button>
        )}
        {isDone && here > 0 && makeQuiz?.(kept)}
      </Group>
      {isRunning && (
        <Progress
          value={asked === 0 ? 0 : (delivered / asked) * 100}
          size="sm"
          mb="md"
          aria-label={t('generation.desk.progressLabel')}
        />
      )}
    </>
  )
}
