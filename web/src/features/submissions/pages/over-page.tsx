import { Anchor, Box, Button, Title } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import type { Review, ShownScore } from '@probant/contract/submissions/review'
import type { JournalEntry, Receipt, Sitting } from '@probant/contract/submissions/taking'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Letterhead } from '#web/components/brand/letterhead.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { StoppedSheetPicture } from '#web/components/pictures/stopped-sheet-picture.tsx'
import { OwnCertificate } from '#web/features/certificates/components/own-certificate.tsx'
import { takenKind } from '#web/features/paper/kinds/taking.ts'
import { loadSentences } from '#web/i18n/i18n.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useSession } from '#web/lib/session.ts'
import { takeFocus } from '#web/lib/take-focus.ts'
import { useFetched } from '#web/lib/use-fetched.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Reopening } from '../components/reopening.tsx'
import { readAttempt, readLobby, readReview } from '../queries.ts'
import { ScoreLine } from '../review/pages/score-line.tsx'
import { useLooking } from '../taking/use-looking.ts'
import classes from './over-page.module.css'

/** Few quizzes can be taken several times: what that needs is fetched for them. */
const loadAnother = () => import('./another-attempt.tsx')
const loadAttempts = () => import('../components/own-attempts.tsx')
const without = () => {}

interface OverPageProps {
  lobby: Lobby
  sitting: Sitting
  receipt: Receipt
  lost: JournalEntry[]
  /** They may have been let in again: answers whether they were. */
  onLook: () => Promise<boolean>
  /** To the start of another attempt. */
  onAgain: (lobby: Lobby) => void
}

/** It is over: how it came to that, what was counted, and what happens next. */
export function OverPage({ lobby, sitting, receipt, lost, onLook, onAgain }: OverPageProps) {
  const { t } = useTranslation('taking')
  usePageTitle(t(`over.${receipt.ending}.title`))
  useEffect(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  }, [])
  const { questionCount } = sitting.paper
  const review = useOwnReview(lobby)
  const score = review === null ? null : review?.score
  const hasAttempts = sitting.attemptsMost > 1
  const another = useFetched({ load: loadAnother, isWanted: hasAttempts, onFailed: without })
  return (
    <div className={classes.over}>
      <Letterhead brand={lobby.brand} />
      {receipt.ending === 'terminated' ? <StoppedSheetPicture /> : <AnsweredSheetPicture />}
      <div role="status">
        <Title order={1} tabIndex={-1} ref={takeFocus}>
          {t(`over.${receipt.ending}.title`)}
        </Title>
        <Box component="p" mt="sm" c="dimmed" fz="md">
          {t(`over.${receipt.ending}.sentence`, { title: lobby.title, name: lobby.creatorName })}
        </Box>
      </div>
      {receipt.ending === 'terminated' && sitting.canBeReopened && (
        <Reopening name={lobby.creatorName} onLook={onLook} />
      )}
      {score && (
        <div className={classes.score}>
          <ScoreLine score={score} />
        </div>
      )}
      {/* Of several attempts it may be for an earlier one, whatever this one waits for. */}
      {score && (hasAttempts || !score.isProvisional) && (
        <OwnCertificate quizId={lobby.quizId} known={score} />
      )}
      {another && <another.AnotherAttempt quizId={lobby.quizId} onAgain={onAgain} />}
      <ReceiptLines receipt={receipt} questionCount={questionCount} />
      {lost.length > 0 && <LostEntries sitting={sitting} lost={lost} />}
      <NextSteps lobby={lobby} isWaiting={score === null} />
      <OwnSubmission quizId={lobby.quizId} score={score} attempts={review?.attempts ?? null} />
    </div>
  )
}

/** The same that the creator sees. */
function ReceiptLines({ receipt, questionCount }: { receipt: Receipt; questionCount: number }) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const now = useNow()
  const when = formatMoment(locale, receipt.finishedAt, { timeZone: readerZone(), now })
  return (
    <Box
      component="section"
      className="card"
      w="100%"
      py={20}
      px="lg"
      ta="start"
      aria-label={t('receipt.label')}
    >
      <dl className={`tabular ${classes.receipt}`}>
        <div>
          <Box component="dt" c="dimmed">
            {t('receipt.answers')}
          </Box>
          <dd>{t('receipt.answersOf', { count: receipt.answerCount, total: questionCount })}</dd>
        </div>
        <div>
          <Box component="dt" c="dimmed">
            {t('receipt.when')}
          </Box>
          <dd>{when}</dd>
        </div>
        <div>
          <Box component="dt" c="dimmed">
            {t('receipt.checksum')}
          </Box>
          <dd className={classes.checksum}>{receipt.checksum}</dd>
        </div>
      </dl>
      <p className={`note ${classes.hint}`}>{t('receipt.hint')}</p>
    </Box>
  )
}

/** What was changed here and came too late: said, and kept in this browser, never lost in silence. */
function LostEntries({ sitting, lost }: { sitting: Sitting; lost: JournalEntry[] }) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  const questions = sitting.paper.sections.flatMap((section) => section.questions)
  const lines = lost.flatMap(({ questionId, answer }) => {
    const question = questions.find((one) => one.questionId === questionId)
    const text = answer ? takenKind(answer).inBrief(answer, locale) : t('lost.nothing')
    return question ? { number: question.number, text } : []
  })
  if (lines.length === 0) return null
  return (
    <Box
      component="section"
      w="100%"
      py={20}
      px="lg"
      bd="1px solid var(--warning)"
      bdrs="lg"
      bg="var(--warning-wash)"
      ta="start"
      role="alert"
    >
      <Title order={2} size="h4">
        {t('lost.title', { count: lines.length })}
      </Title>
      <Box component="p" my="xs">
        {t('lost.sentence', { count: lines.length })}
      </Box>
      <Box component="ul" className="breakable" m={0} ps={20} style={{ whiteSpace: 'pre-wrap' }}>
        {lines.map(({ number, text }) => (
          <li key={number}>{t('lost.line', { number, text })}</li>
        ))}
      </Box>
    </Box>
  )
}

/**
 * What may be seen of it now is seen without asking, also when it is released while the page is open. Null where there is
 * none yet; not known before the server has said so. Where that fails, what was handed in has it too.
 */
function useOwnReview(lobby: Lobby): Review | null | undefined {
  const { quizId } = lobby
  const [review, setReview] = useState(
    () => (isScoreShown(lobby) || lobby.attempts ? undefined : null) as Review | null | undefined,
  )
  const read = async () => {
    const [review] = await Promise.all([readReview(quizId), loadSentences('taking')])
    setReview(review)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the page that was opened
  useEffect(() => {
    if (review === undefined) void read().catch(() => setReview(null))
  }, [])
  const look = async () => {
    if (isScoreShown(await readLobby(quizId))) await read()
  }
  const isAwaited = review === null || (review && (!review.score || review.score.isProvisional)) === true
  useLooking(look, { isNeeded: isAwaited, everyMs: RELEASE_LOOK_MS })
  return review
}

const RELEASE_LOOK_MS = 60_000

function isScoreShown({ scoreShown, isReleased }: Lobby): boolean {
  return scoreShown === 'at_once' || isReleased
}

/** Read when one asks for it, and its code with it: nobody needs it before. */
async function openReview(quizId: string, submissionId?: string): Promise<ReactNode> {
  const [review, { ReviewSheet }] = await Promise.all([
    submissionId ? readAttempt(submissionId) : readReview(quizId),
    import('../review/pages/review-sheet.tsx'),
    loadSentences('taking'),
  ])
  return (
    <>
      <ReviewHeading review={review} />
      <ReviewSheet review={review} />
    </>
  )
}

/** What follows is a part of its own, below how it ended. */
function ReviewHeading({ review: { attempt, attempts } }: { review: Review }) {
  const { t } = useTranslation('taking')
  return (
    <Title order={2} size="h4">
      {attempts ? t('attempts.heading', { number: attempt }) : t('review.heading')}
    </Title>
  )
}

interface OwnSubmissionProps {
  quizId: string
  score: ShownScore | null | undefined
  attempts: Review['attempts']
}

function OwnSubmission({ quizId, score, attempts }: OwnSubmissionProps) {
  const { t } = useTranslation(['taking', 'common'])
  const [open, setOpen] = useState<{ sheet: ReactNode; score: ShownScore | null | undefined }>()
  const [failure, setFailure] = useState<unknown>()
  const read = (submissionId?: string) =>
    openReview(quizId, submissionId).then((sheet) => setOpen({ sheet, score }))
  const hasSeveral = (attempts?.finished.length ?? 0) > 1
  const several = useFetched({ load: loadAttempts, isWanted: hasSeveral, onFailed: without })
  const isOld = open !== undefined && score != null && open.score !== score
  // What was released since is seen in what is open, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each score
  useEffect(() => {
    if (isOld) void read().catch(() => {})
  }, [isOld, score])
  const said = failure !== undefined && (
    <Box component="p" mt="sm" mb={0} c="var(--wrong)" role="alert">
      {failure instanceof ApiError ? failure.message : t('common:messages.unreachable')}
    </Box>
  )
  const see = (submissionId?: string) => void read(submissionId).then(() => setFailure(undefined), setFailure)
  const sheet = open && (
    <Box className={classes.review} w="100%" ta="start" tabIndex={-1} ref={takeFocus}>
      {open.sheet}
    </Box>
  )
  // Of several each can be seen, one at a time.
  if (attempts && several)
    return (
      <>
        <several.OwnAttempts attempts={attempts} onSee={see} />
        {said}
        {sheet}
      </>
    )
  return (
    sheet ?? (
      <div>
        <Button size="md" onClick={() => see()}>
          {t('next.review')}
        </Button>
        {said}
      </div>
    )
  )
}

/** Whoever has the score waits for nothing: only the way out is left. */
function NextSteps({ lobby, isWaiting }: { lobby: Lobby; isWaiting: boolean }) {
  const { t } = useTranslation('taking')
  const hasAccount = useSession().status === 'signedIn'
  return (
    <section>
      {isWaiting && (
        <>
          <Title order={2} size="h4">
            {t('next.title')}
          </Title>
          <Box component="p" mt={4} mb="xs" c="dimmed">
            {t('next.graded', { name: lobby.creatorName })}
          </Box>
        </>
      )}
      {hasAccount ? (
        <Anchor href="/dashboard">{t('next.dashboard')}</Anchor>
      ) : (
        <Box component="p" mt={4} mb="xs" c="dimmed">
          {t('next.close')}
        </Box>
      )}
    </section>
  )
}
