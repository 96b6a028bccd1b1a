import { Box, Button, Checkbox, Fieldset, NumberInput, Radio, Stack } from '@mantine/core'
import { type Gradebook, gradebookFormSchema, MISSING_RULES } from '@probant/contract/gradebook/gradebook'
import { WEIGHT_MAX } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDate } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useUpdateGradebook } from '../mutations.ts'
import classes from './gradebook.module.css'

interface SettingsDialogProps {
  gradebook: Gradebook
  isOpen: boolean
  onClose: () => void
}

/** Which quizzes have a column, what each counts, and what a missing one does. */
export function SettingsDialog({ gradebook, isOpen, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('gradebook')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('settings.title')} size="lg" fills="phone">
      <SettingsForm gradebook={gradebook} onClose={onClose} />
    </Dialog>
  )
}

/** The newest stand first: an old one is the first to be left out. */
function SettingsForm({ gradebook, onClose }: Omit<SettingsDialogProps, 'isOpen'>) {
  const { t } = useTranslation('gradebook')
  const locale = useLocale()
  const update = useUpdateGradebook(gradebook.group.id)
  const quizzes = gradebook.quizzes.toReversed()
  const { form, onSubmit, alert, isSending, errorAt } = useNestedForm({
    schema: gradebookFormSchema,
    initialValues: {
      missing: gradebook.missing,
      quizzes: quizzes.map(({ quizId, weight, isIn }) => ({ quizId, weight: weight as number | '', isIn })),
    },
    toBody: (values) => ({
      ...values,
      quizzes: values.quizzes.map((quiz) => ({
        ...quiz,
        weight: quiz.weight === '' ? Number.NaN : quiz.weight,
      })),
    }),
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit(async (body) => {
        await update.mutateAsync(body)
        toast.success(t('settings.saved'))
        onClose()
      })}
    >
      <Stack gap="lg">
        <Radio.Group
          label={t('settings.missing')}
          description={t('settings.missingHint')}
          {...form.getInputProps('missing')}
        >
          <Stack gap="xs" mt="xs">
            {MISSING_RULES.map((rule) => (
              <Radio key={rule} value={rule} label={t(`settings.missingRules.${rule}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Fieldset legend={t('settings.quizzes')} variant="unstyled">
          <Box c="dimmed" fz="xs">
            {t('settings.quizzesHint')}
          </Box>
          <Box className={`lined ${classes.choices}`}>
            {quizzes.map(({ quizId, title, at }, place) => (
              <div key={quizId} className={classes.choice}>
                <Checkbox
                  mt={6}
                  label={title}
                  description={formatDate(locale, at)}
                  aria-label={t('settings.show', { title })}
                  {...form.getInputProps(`quizzes.${place}.isIn`, { type: 'checkbox' })}
                />
                <NumberInput
                  aria-label={t('settings.weightOf', { title })}
                  max={WEIGHT_MAX}
                  step={0.5}
                  decimalScale={2}
                  decimalSeparator={locale === 'fr' ? ',' : '.'}
                  clampBehavior="none"
                  allowNegative={false}
                  {...form.getInputProps(`quizzes.${place}.weight`)}
                />
              </div>
            ))}
          </Box>
          <FormAlert>{errorAt('quizzes') as string | undefined}</FormAlert>
        </Fieldset>
        <FormAlert>{alert}</FormAlert>
      </Stack>
      <FormFooter onCancel={onClose} mt="lg">
        <Button type="submit" loading={isSending}>
          {t('settings.save')}
        </Button>
      </FormFooter>
    </form>
  )
}
