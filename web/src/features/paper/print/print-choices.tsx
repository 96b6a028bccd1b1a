import { Button, Input, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KEY_CHOICES, type PrintLook } from './print-search.ts'

interface PrintChoicesProps {
  /** The way to where one came from. */
  back: ReactNode
  /** What else there is to know or to choose. */
  children?: ReactNode
  look: PrintLook
  onChange: (change: PrintLook) => void
  /** Nothing as long as there is nothing to print. */
  onPrint: (() => void) | undefined
}

/** What is decided before printing; the printer never sees it. */
export function PrintChoices({ back, children, look, onChange, onPrint }: PrintChoicesProps) {
  const { t } = useTranslation('quiz')
  const { key = 'none', large } = look
  const id = useId()
  return (
    <Stack gap={20} maw={480}>
      {back}
      <Title order={1} size="h3">
        {t('print.title')}
      </Title>
      {children}
      <Input.Wrapper label={t('print.key')} labelElement="div" labelProps={{ id: `${id}-key` }}>
        <SegmentedControl
          fullWidth
          orientation="vertical"
          size="md"
          withItemsBorders={false}
          aria-labelledby={`${id}-key`}
          value={key}
          onChange={(chosen) => onChange({ key: chosen })}
          data={KEY_CHOICES.map((value) => ({ value, label: t(`print.keys.${value}`) }))}
        />
      </Input.Wrapper>
      <Switch
        label={t('print.large')}
        checked={large === 'yes'}
        onChange={(event) => onChange({ large: event.currentTarget.checked ? 'yes' : undefined })}
      />
      <Button
        fullWidth
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        disabled={!onPrint}
        onClick={onPrint}
      >
        {t('print.print')}
      </Button>
      <Text c="dimmed" size="xs" mt={-8}>
        {t('print.hint')}
      </Text>
    </Stack>
  )
}
