import { Alert, Paper, Skeleton, Title, VisuallyHidden } from '@mantine/core'
import { flawsOf } from '@probant/contract/item-writing/flaws'
import { type PreviewForm, previewSchema } from '@probant/contract/questions/preview'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { useRendered } from '../../queries.ts'
import { itemOf, previewForm, type QuestionValues } from '../../question-values.ts'
import { isBlank, shownWhileWritten } from '../../shown-while-written.ts'
import classes from './editor-margin.module.css'

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

/** What a colleague would pencil into the margin: advice with its reason, never an obstacle. */
export function PencilNotes({ values }: { values: QuestionValues }) {
  const { t } = useTranslation('questions')
  const flaws = flawsOf(itemOf(values))
  return (
    <section aria-label={t('notes.title')}>
      <VisuallyHidden role="status">
        {flaws.length > 0 && t('notes.count', { count: flaws.length })}
      </VisuallyHidden>
      {flaws.length > 0 && (
        <>
          <Title order={3} size="h5" className={classes.pencilNotesTitle}>
            {t('notes.title')}
          </Title>
          <p className={classes.sentence}>{t('notes.sentence')}</p>
          <ul className={classes.notes}>
            {flaws.map(({ kind, words }) => (
              <li key={`${kind} ${words}`} className={classes.note}>
                <IconPencil size={18} stroke={1.5} aria-hidden="true" />
                <div>
                  <strong>{t(`notes.kinds.${kind}.title`)}</strong>
                  <p>{t(`notes.kinds.${kind}.reason`)}</p>
                  {words && <p className={classes.words}>{t('notes.about', { words })}</p>}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
