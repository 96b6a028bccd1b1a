import { Button, Group } from '@mantine/core'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { inviteMembers } from '@probant/contract/invitations'
import { IconCheck, IconMail, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './invite-form.module.css'

interface InviteReportProps {
  report: ResponseOf<typeof inviteMembers>
  deliversMail: boolean
  onMore: () => void
  onDone: () => void
}

const PARTS = [
  { part: 'invited', icon: IconCheck },
  { part: 'alreadyMembers', icon: IconUserCheck },
  { part: 'alreadyInvited', icon: IconMail },
] as const

/** What has become of each address. */
export function InviteReport({ report, deliversMail, onMore, onDone }: InviteReportProps) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <div>
        {PARTS.filter(({ part }) => report[part].length > 0).map(({ part, icon: Icon }, index) => (
          <div key={part} className={classes.part}>
            <h3 className={classes.head} tabIndex={-1} ref={index === 0 ? takeFocus : undefined}>
              <Icon size={18} stroke={2} aria-hidden="true" />
              {t(`invite.report.${part}`, { count: report[part].length })}
            </h3>
            <ul className={classes.list}>
              {report[part].map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
          </div>
        ))}
        {report.invited.length > 0 && (
          <p className={classes.note}>{t(deliversMail ? 'invite.report.mailed' : 'invite.report.kept')}</p>
        )}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onMore}>
          {t('invite.report.more')}
        </Button>
        <Button onClick={onDone}>{t('invite.report.done')}</Button>
      </Group>
    </>
  )
}

/** The button that was pressed is gone; whoever listens hears what has come of it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
