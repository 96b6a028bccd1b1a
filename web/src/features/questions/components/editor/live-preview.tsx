import { Alert, Paper, Skeleton, Title } from '@mantine/core'
import { EXPLANATION_MAX } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { useRendered } from '../../queries.ts'
import { previewTexts, type QuestionValues } from '../../question-values.ts'
import { QuestionPaper } from '../paper/question-paper.tsx'
import { isBlank, shownWhileWritten } from '../paper/shown-question.ts'
import classes from './live-preview.module.css'

interface LivePreviewProps {
  values: QuestionValues
  className?: string
}

/** What becomes of the text, as the server will keep it. */
export function LivePreview({ values, className }: LivePreviewProps) {
  const { t } = useTranslation('questions')
  return (
    <section className={className} aria-label={t('preview.live')}>
      <Title order={3} size="h5" className={classes.title}>
        {t('preview.title')}
      </Title>
      <Paper withBorder p="lg">
        {isBlank(values) ? (
          <p className={classes.blank}>{t('preview.blank')}</p>
        ) : (
          <Rendered values={values} />
        )}
      </Paper>
    </section>
  )
}

function Rendered({ values }: { values: QuestionValues }) {
  const { t } = useTranslation('questions')
  const texts = previewTexts(values).map((text) => text.slice(0, EXPLANATION_MAX))
  const { data: html, error } = useRendered(texts)
  if (error) return <Alert color="yellow">{t('preview.failed')}</Alert>
  if (!html) return <Skeleton height={160} radius="md" />
  // What is still shown from another type has other texts behind the first two.
  const fitting = html.length === texts.length ? html : html.slice(0, 2)
  return <QuestionPaper question={shownWhileWritten(values, fitting)} />
}
