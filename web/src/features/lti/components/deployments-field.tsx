import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlatformFormOf } from './platform-form.tsx'

/** One a line. They may be known later: some platforms only make one once the tool is there. */
export function DeploymentsField({ form }: { form: PlatformFormOf }) {
  const { t } = useTranslation('connections')
  const [text, setText] = useState(() => form.getValues().deploymentIds.join('\n'))
  return (
    <Textarea
      label={t('lti.deployments')}
      description={t('lti.deploymentsHint')}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        form.setFieldValue('deploymentIds', linesOf(value))
      }}
      error={form.getInputProps('deploymentIds').error}
      autosize
      minRows={1}
      maxRows={6}
      spellCheck={false}
    />
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
