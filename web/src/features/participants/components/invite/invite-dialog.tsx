import { Box, Button, Flex, Group } from '@mantine/core'
import type { InviteReport as Report } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconPrinter } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { OutboxLink } from '#web/components/feedback/outbox-link.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toCorrect } from '../../invitees.ts'
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
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={820}
      fills="phone"
      title={t('invite.title', { title: quiz.title })}
      isBelowOthers
    >
      <Steps quiz={quiz} onClose={onClose} {...rest} />
    </Dialog>
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
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const mailed = report.invited.length - report.byHand
  const shown = PARTS.filter(({ part }) => part === 'invited' || report[part].length > 0)
  const headingOf = (part: Part) => {
    const count = report[part].length
    return t(`invite.report.${part}`, { count, formatted: formatNumber(locale, count) })
  }
  return (
    <>
      <div className="lined">
        {shown.map(({ part, icon: Icon }, index) => (
          <Box key={part} component="section" pb={20} pt={index > 0 ? 20 : 0}>
            <Flex
              component="h3"
              gap="xs"
              align="center"
              m={0}
              {...(part === 'invited' ? { fz: 'lg' } : { ff: 'text', fz: 'sm', fw: 600 })}
              tabIndex={-1}
              ref={index === 0 ? takeFocus : undefined}
            >
              <Icon
                size={20}
                stroke={2}
                aria-hidden="true"
                color={part === 'invalid' ? 'var(--wrong)' : undefined}
              />
              {headingOf(part)}
            </Flex>
            {part === 'invited' && mailed > 0 && (
              <Box component="p" mt={4} mb={0} ps={28} c="dimmed">
                {t(deliversMail ? 'invite.report.mailed' : 'invite.report.kept')}
                {!deliversMail && <OutboxLink />}
              </Box>
            )}
            {part === 'invited' && report.byHand > 0 && (
              <Box component="p" mt={4} mb={0} ps={28} c="dimmed">
                {t('handing.byHand.report', {
                  count: report.byHand,
                  formatted: formatNumber(locale, report.byHand),
                })}
              </Box>
            )}
            {report[part].length > 0 && (
              <Box
                component="ul"
                className="breakable plain"
                mah={150}
                mt={4}
                p="0 0 0 28px"
                c="dimmed"
                style={{ overflowY: 'auto' }}
                tabIndex={report[part].length > MANY ? 0 : undefined}
              >
                {report[part].map((email) => (
                  <li key={email}>{email}</li>
                ))}
              </Box>
            )}
            {part === 'invalid' && (
              <Button size="xs" variant="default" onClick={onCorrect} m="10px 0 0 28px">
                {t('invite.report.correct', { count: report.invalid.length })}
              </Button>
            )}
          </Box>
        ))}
      </div>
      <Group justify="flex-end" mt="sm">
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
            {t('handing.byHand.print')}
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
