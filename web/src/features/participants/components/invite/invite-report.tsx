import { Button, Group } from '@mantine/core'
import type { InviteReport as Report } from '@probant/contract/participants/inviting'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './invite-report.module.css'

interface InviteReportProps {
  report: Report
  deliversMail: boolean
  /** What is no address goes back into the form. */
  onCorrect: () => void
  onMore: () => void
  onDone: () => void
}

const PARTS = [
  { part: 'invited', icon: IconCheck },
  { part: 'alreadyInvited', icon: IconMail },
  { part: 'duplicates', icon: IconCopy },
  { part: 'invalid', icon: IconAlertTriangle },
] as const

/** What has become of each address. */
export function InviteReport({ report, deliversMail, onCorrect, onMore, onDone }: InviteReportProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const shown = PARTS.filter(({ part }) => part === 'invited' || report[part].length > 0)
  const headingOf = (part: keyof Report) => {
    const count = report[part].length
    return t(`invite.report.${part}`, { count, formatted: formatNumber(locale, count) })
  }
  return (
    <>
      {shown.map(({ part, icon: Icon }, index) => (
        <section key={part} className={classes.part} data-part={part}>
          <h3 className={classes.head} tabIndex={-1} ref={index === 0 ? takeFocus : undefined}>
            <Icon size={20} stroke={2} aria-hidden="true" />
            {headingOf(part)}
          </h3>
          {part === 'invited' && report.invited.length > 0 && (
            <p className={classes.note}>{t(deliversMail ? 'invite.report.mailed' : 'invite.report.kept')}</p>
          )}
          {report[part].length > 0 && (
            <ul className={classes.list} tabIndex={report[part].length > MANY ? 0 : undefined}>
              {report[part].map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
          )}
          {part === 'invalid' && (
            <Button size="xs" variant="default" onClick={onCorrect} className={classes.correct}>
              {t('invite.report.correct', { count: report.invalid.length })}
            </Button>
          )}
        </section>
      ))}
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={onMore}>
          {t('invite.report.more')}
        </Button>
        <Button onClick={onDone}>{t('invite.report.done')}</Button>
      </Group>
    </>
  )
}

/** A longer list scrolls, and so has to be reached with the keyboard as well. */
const MANY = 6

/** The button that was pressed is gone; whoever listens hears what has come of it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
