import { Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintDesk } from '#web/components/layout/print-desk.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import classes from './print.module.css'

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
          <AnchorLink to="/dashboard/view/$quizId/results" params={{ quizId }} className={classes.back}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            {t('sheet.back')}
          </AnchorLink>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.hint}>{t('sheet.hint')}</p>
          <Button
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
