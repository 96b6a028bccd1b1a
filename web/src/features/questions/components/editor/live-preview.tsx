import { Alert, Paper, Skeleton, Title } from '@mantine/core'
import { type PreviewForm, previewSchema } from '@probant/contract/questions/preview'
import { useTranslation } from 'react-i18next'
import { useRendered } from '../../queries.ts'
import { previewForm, type QuestionValues } from '../../question-values.ts'
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
        <Shown values={values} />
      </Paper>
    </section>
  )
}

function Shown({ values }: { values: QuestionValues }) {
  const { t } = useTranslation('questions')
  const form = previewForm(values)
  if (isBlank(values)) return <p className={classes.blank}>{t('preview.blank')}</p>
  // A part of it would look like something else; a question as long can't be saved anyway.
  if (!previewSchema.safeParse(form).success) {
    return <Alert color="yellow">{t('preview.tooLong')}</Alert>
  }
  return <Rendered values={values} form={form} />
}

function Rendered({ values, form }: { values: QuestionValues; form: Required<PreviewForm> }) {
  const { t } = useTranslation('questions')
  const { data: html, error } = useRendered(form)
  if (error) return <Alert color="yellow">{t('preview.failed')}</Alert>
  if (!html) return <Skeleton height={160} radius="md" />
  // What is still shown from another type has other texts behind the first two.
  const fitting = html.length === form.texts.length + form.lines.length ? html : html.slice(0, 2)
  return <QuestionPaper question={shownWhileWritten(values, fitting)} />
}
