import { Box, Button, Stack, Text, Title } from '@mantine/core'
import { LOCALES } from '@probant/contract/locales'
import { LIMIT_KINDS } from '@probant/contract/plans'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { LimitField, type PlanFormState, PlanTextFields } from './plan-inputs.tsx'

interface PlanFieldsProps {
  planForm: Pick<PlanFormState, 'form' | 'alert' | 'isSending' | 'isDirty' | 'errorAt'>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What the price is, or how it is set; for a new plan also whose it is. */
  children: ReactNode
}

/** The form of every plan. Both languages stand side by side: one is written while the other is read. */
export function PlanFields({ planForm, onSubmit, children }: PlanFieldsProps) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={40}>
        <FormPart title={t('plans.form.priceTitle')}>{children}</FormPart>
        <FormPart title={t('plans.form.texts')} sentence={t('plans.form.textsSentence')}>
          <SideBySide of="repeat(2, minmax(0, 1fr))" from="md" gap="xl">
            {LOCALES.map((locale) => (
              <PlanTextFields key={locale} locale={locale} planForm={planForm} />
            ))}
          </SideBySide>
        </FormPart>
        <FormPart title={t('plans.form.limits')} sentence={t('plans.form.limitsSentence')}>
          <SideBySide of="repeat(auto-fill, minmax(min(100%, 320px), 1fr))" gap="24px 32px">
            {LIMIT_KINDS.map((kind) => (
              <LimitField key={kind} kind={kind} {...planForm.form.getInputProps(`limits.${kind}`)} />
            ))}
          </SideBySide>
        </FormPart>
        <FormAlert>{planForm.alert}</FormAlert>
        <div>
          <Button type="submit" loading={planForm.isSending}>
            {t('common:actions.save')}
          </Button>
        </div>
      </Stack>
      <UnsavedChanges isDirty={planForm.isDirty} />
    </form>
  )
}

interface FormPartProps {
  title: string
  sentence?: string
  children: ReactNode
}

/** A part of the long form, as wide as the page. */
function FormPart({ title, sentence, children }: FormPartProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {title}
      </Title>
      {sentence && (
        <Text maw="60ch" mt={4} c="dimmed">
          {sentence}
        </Text>
      )}
      <Box mt="md">{children}</Box>
    </section>
  )
}
