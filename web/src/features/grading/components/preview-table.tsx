import { Box, Text } from '@mantine/core'
import type { RegradePreview, ScoreChange } from '@probant/contract/grading/regrading'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#web/components/data-table/data-table.tsx'
import { Line } from '#web/components/data-table/lines.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { scoreChangeWords } from '../score-change.ts'

/** Whose score changes, and by how much. */
export function PreviewTable({ preview }: { preview: RegradePreview }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const { raisedCount, loweredCount, submissionCount, changes } = preview
  const changed = raisedCount + loweredCount
  const words = (change: ScoreChange) => scoreChangeWords(locale, change)
  const person = ({ name, email }: RegradePreview['changes'][number]) =>
    name || email || t('regrading.preview.gone')
  return (
    <div>
      <Text mb="xs" role="status">
        {changed === 0
          ? t('regrading.preview.nobody', { count: submissionCount })
          : t('regrading.preview.somebody', {
              raised: raisedCount,
              lowered: loweredCount,
              count: submissionCount,
            })}
      </Text>
      {changes.length > 0 && (
        // It scrolls, also for whoever has only a keyboard
        <Box
          component="section"
          mah={280}
          style={{ overflow: 'auto', '--head-top': 0 }}
          tabIndex={0}
          aria-label={t('regrading.preview.caption')}
        >
          <DataTable
            caption={t('regrading.preview.caption')}
            rows={changes}
            rowKey={({ submissionId }) => submissionId}
            line={(change) => (
              <Line
                actions={
                  <Box component="span" className="tabular nowrap" flex="none">
                    {words(change).before} → {words(change).after}
                  </Box>
                }
              >
                {person(change)}
              </Line>
            )}
            columns={[
              {
                key: 'who',
                header: t('regrading.preview.who'),
                cell: person,
              },
              {
                key: 'before',
                header: t('regrading.preview.before'),
                cell: (change) => words(change).before,
                nowrap: true,
              },
              {
                key: 'after',
                header: t('regrading.preview.after'),
                cell: (change) => words(change).after,
                nowrap: true,
              },
            ]}
          />
        </Box>
      )}
      {changed > changes.length && <p>{t('regrading.preview.more', { count: changed - changes.length })}</p>}
    </div>
  )
}
