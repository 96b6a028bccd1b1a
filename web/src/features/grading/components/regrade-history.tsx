import { Button } from '@mantine/core'
import type { Regraded } from '@probant/contract/grading/regrading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { useUndoRegrade } from '../mutations.ts'
import { regradeListQuery } from '../queries.ts'
import classes from './regrade-history.module.css'

/** What was changed after the quiz, by whom, for how many; nothing where nothing was. */
export function RegradeHistory({ quizId }: { quizId: string }) {
  const { t } = useTranslation('regrading')
  const { data = [] } = useQuery(regradeListQuery(quizId))
  const undo = useUndoRegrade(quizId)
  if (data.length === 0) return null

  const takeBack = (regradeId: string, button: HTMLElement) => {
    // The button goes away with what it undoes; its line stays.
    button.closest('li')?.focus({ preventScroll: true })
    undo.mutate(regradeId, { onSuccess: () => toast.success(t('history.takenBack')) })
  }
  return (
    <Section title={t('history.title')} sentence={t('history.sentence')}>
      <ol className={classes.list}>
        {data.map((one) => (
          <li
            key={one.id}
            className={classes.item}
            tabIndex={-1}
            data-undone={one.undoneAt !== null || undefined}
          >
            <Words regrade={one} />
            {one.canUndo && (
              <Button
                size="compact-sm"
                variant="default"
                loading={undo.isPending && undo.variables === one.id}
                onClick={(event) => takeBack(one.id, event.currentTarget)}
              >
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Words({ regrade }: { regrade: Regraded }) {
  const { t } = useTranslation('regrading')
  const locale = useLocale()
  const { kind, number, text, isTrue, points, changedCount, appliedBy, undoneAt } = regrade
  const answer = isTrue === null ? text : t(isTrue ? 'true' : 'false')
  return (
    <div>
      <p className={classes.what}>
        {kind === 'grade'
          ? t('history.grade', { number, count: points ?? 0 })
          : t(`history.kinds.${kind}`, { number, answer })}
      </p>
      <p className={classes.who}>
        {t('history.who', {
          who: appliedBy ?? t('preview.gone'),
          when: formatDateTime(locale, regrade.appliedAt),
        })}
        {' · '}
        {t('history.count', { count: changedCount })}
        {undoneAt && ` · ${t('history.undone', { when: formatDateTime(locale, undoneAt) })}`}
      </p>
    </div>
  )
}
