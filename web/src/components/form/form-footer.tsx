import { Button, Group, type GroupProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface FormFooterProps extends GroupProps {
  onCancel: () => void
}

/** What ends a form: the way back, and then what it is for. */
export function FormFooter({ onCancel, children, ...rest }: FormFooterProps) {
  const { t } = useTranslation()
  return (
    <Group justify="flex-end" {...rest}>
      <Button variant="default" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      {children}
    </Group>
  )
}
