import { Button, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintDesk } from '#web/components/layout/print-desk.tsx'
import { BackLink } from '#web/components/navigation/back-link.tsx'

interface ResultDeskProps {
  quizId: string
  title: string
  /** Whether what is to be printed is there. */
  isReady: boolean
  children: ReactNode
}

/** A sheet of results, with the way back and the button that prints it beside it. */
export function ResultDesk({ quizId, title, isReady, children }: ResultDeskProps) {
  const { t } = useTranslation('results')
  return (
    <PrintDesk
      choices={
        <>
          <BackLink to="/dashboard/view/$quizId/results" params={{ quizId }}>
            {t('sheet.back')}
          </BackLink>
          <Title order={1} size="h3" mt="md" mb="xs">
            {title}
          </Title>
          <Text c="dimmed" mb="md">
            {t('sheet.hint')}
          </Text>
          <Button
            fullWidth
            disabled={!isReady}
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('sheet.printNow')}
          </Button>
        </>
      }
    >
      {children}
    </PrintDesk>
  )
}
