import { Button } from '@mantine/core'
import type { NearMiss } from '@probant/contract/grading/regrading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { toast } from '#web/lib/toast.ts'
import { useApplyRegrade, useUndoRegrade } from '../mutations.ts'
import { nearMissesQuery } from '../queries.ts'
import classes from './regrade-history.module.css'

/** What is one letter away from right, to be accepted with one press; nothing where there is none. */
export function NearMisses({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('regrading')
  const { data = [] } = useQuery(nearMissesQuery(quiz.id))
  const apply = useApplyRegrade(quiz.id)
  const undo = useUndoRegrade(quiz.id)
  if (data.length === 0) return null

  const accept = ({ questionId, text }: NearMiss) =>
    apply.mutate(
      { kind: 'accept', questionId, text },
      {
        onSuccess: ({ regrade: { id, changedCount } }) => {
          const action = { label: t('undo'), onClick: () => undo.mutate(id) }
          toast.success(t('applied', { count: changedCount }), { action, duration: 10_000 })
        },
      },
    )
  return (
    <Section title={t('near.title')} sentence={t('near.sentence')}>
      <ul className={classes.list}>
        {data.map((miss) => (
          <li key={`${miss.questionId} ${miss.text}`} className={classes.item}>
            <div>
              <p className={classes.what} lang={quiz.language}>
                {t('near.what', miss)}
              </p>
              <p className={classes.who}>{t('near.who', miss)}</p>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('near.acceptOf', miss)}
              loading={apply.isPending && apply.variables.questionId === miss.questionId}
              disabled={apply.isPending}
              onClick={() => accept(miss)}
            >
              {t('near.accept')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
