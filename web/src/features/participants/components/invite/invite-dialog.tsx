import { Button, Group, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { InviteReport as Report } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconPrinter } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OutboxLink } from '#web/components/feedback/outbox-link.tsx'
import { isOwnEscape } from '#web/components/feedback/own-escape.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toCorrect } from '../../invitees.ts'
import classes from './invite-dialog.module.css'
import { InviteForm } from './invite-form.tsx'

interface InviteDialogProps {
  quiz: Quiz
  isOpen: boolean
  /** How many more fit into it, where that has an end. */
  capacity: number | undefined
  /** Where invitations are to be found depends on whether mail is sent at all. */
  deliversMail: boolean
  /** Nobody has proved yet whose address the account has: what it invites is handed out. */
  mayMail: boolean
  showLimit: (error: unknown) => boolean
  onClose: () => void
}

/** First whom to invite, then what has become of each address. */
export function InviteDialog({ quiz, isOpen, onClose, ...rest }: InviteDialogProps) {
  const { t } = useTranslation(['participants', 'common'])
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={820}
      fullScreen={isNarrow}
      title={t('invite.title', { title: quiz.title })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      <Steps quiz={quiz} onClose={onClose} {...rest} />
    </Modal>
  )
}

function Steps({
  quiz,
  capacity,
  deliversMail,
  mayMail,
  showLimit,
  onClose,
}: Omit<InviteDialogProps, 'isOpen'>) {
  const [outcome, setOutcome] = useState<{ report: Report; sent: AddressEntry[] }>()
  const [start, setStart] = useState<AddressEntry[]>([])
  const place = useRef<HTMLDivElement>(null)
  /** With what is to be put right where there is something, and where people come in otherwise. */
  const goOn = (people: AddressEntry[]) => {
    setStart(people)
    setOutcome(undefined)
    const target = people.length > 0 ? '[aria-invalid=true]' : 'textarea'
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(target)?.focus())
  }
  return (
    <div ref={place}>
      {outcome ? (
        <InviteReport
          quizId={quiz.id}
          report={outcome.report}
          deliversMail={deliversMail}
          onCorrect={() => goOn(toCorrect(outcome.report, outcome.sent))}
          onMore={() => goOn([])}
          onDone={onClose}
        />
      ) : (
        <InviteForm
          quiz={quiz}
          capacity={capacity}
          mayMail={mayMail}
          deliversMail={deliversMail}
          start={start}
          showLimit={showLimit}
          onSent={(report, sent) => setOutcome({ report, sent })}
          onCancel={onClose}
        />
      )}
    </div>
  )
}

interface InviteReportProps {
  quizId: string
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
type Part = (typeof PARTS)[number]['part']

/** What has become of each address. */
function InviteReport({ quizId, report, deliversMail, onCorrect, onMore, onDone }: InviteReportProps) {
  const { t } = useTranslation(['participants', 'handing'])
  const locale = useLocale()
  const mailed = report.invited.length - report.byHand
  const shown = PARTS.filter(({ part }) => part === 'invited' || report[part].length > 0)
  const headingOf = (part: Part) => {
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
          {part === 'invited' && mailed > 0 && (
            <p className={classes.note}>
              {t(deliversMail ? 'invite.report.mailed' : 'invite.report.kept')}
              {!deliversMail && <OutboxLink />}
            </p>
          )}
          {part === 'invited' && report.byHand > 0 && (
            <p className={classes.note}>
              {t('handing:byHand.report', {
                count: report.byHand,
                formatted: formatNumber(locale, report.byHand),
              })}
            </p>
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
        {(report.byHand > 0 || (mailed > 0 && !deliversMail)) && (
          <ButtonLink
            to="/dashboard/view/$quizId/slips"
            params={{ quizId }}
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t('handing:byHand.print')}
          </ButtonLink>
        )}
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
