import { Button } from '@mantine/core'
import type { Regraded } from '@probant/contract/grading/regrading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useUndoRegrade } from '../mutations.ts'
import { regradeListQuery } from '../queries.ts'
import classes from './regrade-history.module.css'

/** What was changed after the quiz, by whom, for how many; nothing where nothing was. */
export function RegradeHistory({ quizId }: { quizId: string }) {
  const { t } = useTranslation('regrading')
  const { data = [] } = useQuery(regradeListQuery(quizId))
  const undo = useUndoRegrade(quizId)
  if (data.length === 0) return null
  return (
    <Section title={t('history.title')} sentence={t('history.sentence')}>
      <ol className={classes.list}>
        {data.map((one) => (
          <li key={one.id} className={classes.item} data-undone={one.undoneAt !== null || undefined}>
            <Words regrade={one} />
            {one.canUndo && (
              <Button
                size="compact-sm"
                variant="default"
                loading={undo.isPending && undo.variables === one.id}
                onClick={() => undo.mutate(one.id)}
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
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
  const answer = isTrue === null ? text : t(isTrue ? 'true' : 'false')
  return (
    <div>
      <p className={classes.what}>
        {t(`history.kinds.${kind}`, {
          number,
          answer,
          points: points === null ? '' : formatNumber(locale, points),
        })}
      </p>
      <p className={classes.who}>
        {t('history.who', { who: appliedBy ?? t('preview.gone'), when: moment(regrade.appliedAt) })}
        {' · '}
        {t('history.count', { count: changedCount })}
        {undoneAt && ` · ${t('history.undone', { when: moment(undoneAt) })}`}
      </p>
    </div>
  )
}
