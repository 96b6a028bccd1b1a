import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownField } from './markdown-field.tsx'
import type { FieldsOf } from './use-question-editor.ts'

/** Folded away until there is something in it, or something wrong with it. */
export function ExplanationField({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const [isWanted, setIsWanted] = useState(form.getValues().explanation !== '')
  const field = form.getInputProps('explanation')
  const isUnfolded = isWanted || Boolean(field.error)
  const Icon = isUnfolded ? IconChevronDown : IconChevronRight
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        mb={isUnfolded ? 'xs' : 0}
        aria-expanded={isUnfolded}
        leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setIsWanted(!isUnfolded)}
      >
        {t('editor.addExplanation')}
      </Button>
      {isUnfolded && (
        <MarkdownField
          {...field}
          label={t('editor.explanation')}
          description={t('editor.explanationHint')}
          lang={form.getValues().language}
        />
      )}
    </div>
  )
}
