import { Alert, Button } from '@mantine/core'
import type { Generation } from '@probant/contract/generation'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Outcome, summaryOf } from '../../summary.ts'
import classes from './desk.module.css'

const LOOKS = {
  complete: { color: 'green', Icon: IconCheck },
  short: { color: 'yellow', Icon: IconInfoCircle },
  cancelled: { color: undefined, Icon: IconInfoCircle },
  failed: { color: 'red', Icon: IconAlertTriangle },
} as const satisfies Record<Outcome, object>

/** How it ended, in words: asked, delivered, turned away and why, and what to do about the rest. */
export function Summary({ generation, formId }: { generation: Generation; formId: string }) {
  const { t } = useTranslation(['generation', 'common', 'messages'])
  const { outcome, missing, advice, rejected, rejectedCount } = summaryOf(generation)
  const { asked, delivered, failure, hasText } = generation
  const { color, Icon } = LOOKS[outcome]
  const isEmpty = outcome === 'failed' && delivered === 0
  const title =
    outcome === 'complete'
      ? t('summary.complete', { count: delivered })
      : isEmpty
        ? t('messages:generationFailed')
        : t(`summary.${outcome}`, { asked, delivered })
  return (
    <Alert
      color={color}
      role="status"
      title={title}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      classNames={{ message: classes.summary }}
    >
      {failure && <p>{failure.message}</p>}
      {advice && <p>{t(`summary.advice.${advice}`)}</p>}
      {missing > 0 && <p>{t('summary.givenBack', { count: missing })}</p>}
      {rejectedCount > 0 && (
        <details>
          <summary>{t('summary.rejected', { count: rejectedCount })}</summary>
          <ul>
            {rejected.map(({ reason, count }) => (
              <li key={reason}>{t(`summary.reasons.${reason}`, { count })}</li>
            ))}
          </ul>
        </details>
      )}
      {/* The text is not kept: whoever asked about one gives it again. */}
      {outcome === 'failed' && !hasText && (
        <Button type="submit" form={formId} size="xs" variant="default">
          {t('common:actions.retry')}
        </Button>
      )}
    </Alert>
  )
}
