import { Alert, Box, Flex, Paper, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { flawsOf } from '@probant/contract/item-writing/flaws'
import { type PreviewForm, previewSchema } from '@probant/contract/questions/preview'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { useRendered } from '../../queries.ts'
import { itemOf, previewForm, type QuestionValues } from '../../question-values.ts'
import { isBlank, shownWhileWritten } from '../../shown-while-written.ts'

interface LivePreviewProps {
  values: QuestionValues
  className?: string
}

/** What becomes of the text, as the server will keep it. */
export function LivePreview({ values, className }: LivePreviewProps) {
  const { t } = useTranslation('questions')
  return (
    <section className={className} aria-label={t('preview.live')}>
      <Title order={3} size="h5" mb="xs" c="dimmed">
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
  if (isBlank(values))
    return (
      <Text c="dimmed" ff="var(--font-paper)" size="md">
        {t('preview.blank')}
      </Text>
    )
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
          <Title order={3} size="h5" c="dimmed">
            {t('notes.title')}
          </Title>
          <Text mb="xs" c="dimmed" size="xs">
            {t('notes.sentence')}
          </Text>
          <Flex component="ul" className="plain" direction="column" gap="sm">
            {flaws.map(({ kind, words }) => (
              // Written beside the sheet with a pencil, at a slant.
              <Flex
                key={`${kind} ${words}`}
                component="li"
                gap={10}
                ps="sm"
                c="dimmed"
                ff="var(--font-paper)"
                fz="sm"
                fs="italic"
                style={{ borderInlineStart: '2px dashed var(--line-control)' }}
              >
                <IconPencil style={{ marginTop: 2 }} size={18} stroke={1.5} aria-hidden="true" />
                <div>
                  <Box component="strong" c="bright" fw={600}>
                    {t(`notes.kinds.${kind}.title`)}
                  </Box>
                  <Box component="p" mt={2} mb={0}>
                    {t(`notes.kinds.${kind}.reason`)}
                  </Box>
                  {words && (
                    <Box component="p" mt={2} mb={0} fz="xs">
                      {t('notes.about', { words })}
                    </Box>
                  )}
                </div>
              </Flex>
            ))}
          </Flex>
        </>
      )}
    </section>
  )
}
