import { Box, Button, Flex, Progress, Text } from '@mantine/core'
import type { Grading } from '@probant/contract/grading/grading'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { toast } from '#web/lib/toast.ts'
import { useReleaseResults } from '../mutations.ts'
import { useFocusOnce } from './use-focus-once.ts'

interface ReleasePanelProps {
  quizId: string
  grading: Grading
  /** Where no mail is sent, nobody is told by one. */
  deliversMail: boolean
}

/** How much of the whole quiz is graded, and when participants see what came of it. */
export function ReleasePanel({ quizId, grading, deliversMail }: ReleasePanelProps) {
  const { t } = useTranslation('results')
  const [isAsking, setAsking] = useState(false)
  const release = useReleaseResults(quizId)
  const answerCount = sum(grading.questions.map((question) => question.answerCount))
  const gradedCount = sum(grading.questions.map((question) => question.gradedCount))
  const state = useRef<HTMLParagraphElement>(null)
  const canRelease = grading.scoreShown === 'on_release' && grading.releasedAt === null
  // The button is gone then.
  useFocusOnce(state, release.isSuccess && !canRelease)

  const confirm = () =>
    release.mutateAsync().then(() => {
      setAsking(false)
      toast.success(t('grading.release.done'))
    }, alreadyTold)
  return (
    <Flex
      component="section"
      className="card"
      gap="12px 24px"
      align="center"
      wrap="wrap"
      mb="lg"
      py="md"
      px={20}
      aria-label={t('grading.release.label')}
    >
      {answerCount > 0 && (
        <Box className="tabular" flex="1 1 220px" fz="xs">
          <Text size="xs" mb={6}>
            {t('grading.progress', { graded: gradedCount, count: answerCount })}
          </Text>
          <Progress value={(gradedCount / answerCount) * 100} aria-label={t('grading.progressLabel')} />
        </Box>
      )}
      <Text ref={state} flex="2 1 260px" c="dimmed" tabIndex={-1}>
        {t(`grading.${stateOf(grading, deliversMail)}`)}
      </Text>
      {canRelease && (
        <Button variant={gradedCount < answerCount ? 'default' : 'filled'} onClick={() => setAsking(true)}>
          {t('grading.release.action')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isPending={release.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t('grading.release.title')}
        confirm={t('grading.release.action')}
      >
        <p>
          {t(deliversMail ? 'grading.release.told' : 'grading.release.toldKept', {
            count: grading.finishedCount - grading.ungradedCount,
          })}
        </p>
        {grading.ungradedCount > 0 && (
          <p>
            <strong>{t('grading.release.ungraded', { count: grading.ungradedCount })}</strong>
          </p>
        )}
        {grading.runningCount > 0 && <p>{t('grading.release.running', { count: grading.runningCount })}</p>}
        <p>{t('grading.release.final')}</p>
      </ConfirmDialog>
    </Flex>
  )
}

/** Where nothing is asked in words, nobody waits for a grade. */
function stateOf({ scoreShown, releasedAt, questions }: Grading, deliversMail: boolean) {
  const isFinal = questions.length === 0
  if (scoreShown === 'at_once') {
    if (isFinal) return 'release.atOnceFinal'
    return deliversMail ? 'release.atOnce' : 'release.atOnceKept'
  }
  if (!releasedAt) return 'release.waiting'
  if (isFinal) return 'release.releasedFinal'
  return deliversMail ? 'release.released' : 'release.releasedKept'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
