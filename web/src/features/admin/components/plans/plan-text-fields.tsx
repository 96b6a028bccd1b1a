import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { PlanFormState } from './plan-fields.tsx'

const FEATURES_MAX = 20

interface PlanTextFieldsProps {
  locale: Locale
  planForm: Pick<PlanFormState, 'form' | 'errorAt'>
}

/** What a plan says about itself in one language. */
export function PlanTextFields({ locale, planForm: { form, errorAt } }: PlanTextFieldsProps) {
  const { t } = useTranslation(['admin-plans', 'common'])
  const path = `texts.${locale}`
  const features = `${path}.features`
  return (
    <Fieldset legend={t(`common:language.${locale}`)}>
      <Stack>
        <TextInput {...form.getInputProps(`${path}.name`)} label={t('form.name')} lang={locale} />
        <Textarea
          {...form.getInputProps(`${path}.description`)}
          label={t('form.description')}
          lang={locale}
          autosize
          minRows={2}
        />
        <ListEditor
          legend={t('form.features')}
          count={form.getValues().texts[locale].features.length}
          max={FEATURES_MAX}
          nameOf={(index) => t('form.feature', { number: index + 1 })}
          add={t('form.addFeature')}
          onAdd={() => form.insertListItem(features, '' as never)}
          onRemove={(index) => form.removeListItem(features, index)}
          onMove={(from, to) => form.reorderListItem(features, { from, to })}
          error={errorAt(features) as string | undefined}
          dataPath={dataPathOf(form.getInputProps(features))}
        >
          {(index) => (
            <TextInput
              {...form.getInputProps(`${features}.${index}`)}
              aria-label={t('form.feature', { number: index + 1 })}
              lang={locale}
            />
          )}
        </ListEditor>
      </Stack>
    </Fieldset>
  )
}

function dataPathOf(props: object): string | undefined {
  return (props as { 'data-path'?: string })['data-path']
}
