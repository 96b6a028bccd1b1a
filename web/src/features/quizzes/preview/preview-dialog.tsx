import { Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { quizPaperQuery } from '../queries.ts'
import { PREVIEWED_DRAWS, type PreviewedDraw } from '../search.ts'
import classes from './preview-dialog.module.css'
import { PreviewPaper } from './preview-paper.tsx'

interface PreviewDialogProps {
  quiz: Quiz
  /** Closed where there is none. */
  variant: PreviewedDraw | undefined
  onChoose: (variant: PreviewedDraw) => void
  onClose: () => void
}

/** The quiz as participants will see it: nothing but the paper, and a strip that says it doesn't count. */
export function PreviewDialog({ quiz, variant, onChoose, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const shown = variant ?? PREVIEWED_DRAWS[0]
  return (
    <Dialog
      fills="always"
      radius={0}
      isOpen={variant !== undefined}
      onClose={onClose}
      title={t('preview.title')}
      transitionProps={{ transition: 'fade', duration: 160 }}
      classNames={classes}
    >
      {papersDiffer(quiz) && <DrawChoice value={shown} onChoose={onChoose} />}
      {/* Another draw is another paper: its answers begin anew. */}
      <Preview key={shown} quiz={quiz} variant={shown} onClose={onClose} />
    </Dialog>
  )
}

function Preview({ quiz, variant, onClose }: { quiz: Quiz; variant: PreviewedDraw; onClose: () => void }) {
  const { t } = useTranslation('quiz')
  const { data: paper, error, refetch } = useQuery(quizPaperQuery(quiz.id, { variant }))
  if (paper) return <PreviewPaper paper={paper} options={quiz.options} onClose={onClose} />
  if (error) return <LoadFailure title={t('preview.failed')} error={error} onRetry={() => refetch()} />
  return <PreviewSkeleton />
}

function PreviewSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={31} width="70%" />
      <Skeleton height={120} mt="lg" />
      <Skeleton height={18} width="40%" mt="xl" />
      <Skeleton height={160} mt="sm" />
      <Skeleton height={42} width={120} mt="lg" />
    </div>
  )
}

/** Does each participant get a paper of their own? */
function papersDiffer({ options, sections }: Pick<Quiz, 'options' | 'sections'>): boolean {
  const draws = sections.some(({ draw, questions }) => draw !== null && draw < questions.length)
  return options.shufflesQuestions || options.shufflesAnswers || draws
}

/** Where papers differ, one looks at several of them. */
function DrawChoice({
  value,
  onChoose,
}: {
  value: PreviewedDraw
  onChoose: (variant: PreviewedDraw) => void
}) {
  const { t } = useTranslation('quiz')
  const hintId = useId()
  return (
    <Group gap="8px 24px" justify="space-between" mb="xl">
      <Text id={hintId} c="dimmed" size="xs">
        {t('preview.drawHint')}
      </Text>
      <SegmentedControl
        size="xs"
        aria-label={t('preview.draw')}
        aria-describedby={hintId}
        value={value}
        onChange={onChoose}
        data={PREVIEWED_DRAWS.map((letter) => ({ value: letter, label: t('preview.drawOf', { letter }) }))}
      />
    </Group>
  )
}
