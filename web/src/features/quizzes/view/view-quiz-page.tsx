import { Skeleton } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { obstaclesOf } from '@probant/contract/quizzes/readiness'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { useUser } from '#web/lib/session.ts'
import { useNow } from '#web/lib/use-now.ts'
import { HistorySection } from '../changes/history-list.tsx'
import { LaterEndDialog } from '../changes/later-end-dialog.tsx'
import { type Worded, WordingDialog } from '../changes/wording-dialog.tsx'
import { QuizMenu } from '../components/quiz-menu.tsx'
import { QuizRoom } from '../components/room/quiz-room.tsx'
import { RoomSkeleton, RoomTools } from '../components/room/room-header.tsx'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { canBeRepeated } from '../repeat/can-be-repeated.ts'
import type { PreviewedDraw, ViewSearch } from '../search.ts'
import { EndingStrip } from './ending-strip.tsx'
import { NextPanel } from './next-panel.tsx'
import { nextStepOf } from './next-step.ts'
import { PaperButtons } from './paper-buttons.tsx'
import { PrimaryAction } from './primary-action.tsx'
import { Instructions, Outline } from './quiz-content.tsx'
import { Facts, SettingsList } from './quiz-details.tsx'

const loadRepeat = () => import('../pages/repeat-dialog.tsx')
const route = getRouteApi('/_shell/dashboard/view/$quizId/')

interface ViewQuizPageProps {
  /** The dialog in which the quiz goes out to other programs. */
  exporting: (dialog: { quiz: Quiz; isOpen: boolean; onClose: () => void }) => ReactNode
}

export function ViewQuizPage({ exporting }: ViewQuizPageProps) {
  const { quizId } = route.useParams()
  return (
    <QuizRoom quizId={quizId} room="overview" skeleton={<ViewSkeleton />}>
      {(quiz) => <OpenQuiz quiz={quiz} exporting={exporting} />}
    </QuizRoom>
  )
}

function OpenQuiz({ quiz, exporting }: ViewQuizPageProps & { quiz: Quiz }) {
  const { preview, from, dialog, question } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (variant: PreviewedDraw | undefined, replace = false) =>
    void navigate({ search: { preview: variant, from }, replace, resetScroll: false })
  const open = (search: ViewSearch) => void navigate({ search, resetScroll: false })
  const close = () => show(undefined, true)
  const closePreview = () => {
    if (from !== 'form') return close()
    void navigate({ to: '/dashboard/edit/$quizId', params: { quizId: quiz.id }, replace: true })
  }
  const reword = (worded: Worded) =>
    open(worded === 'instructions' ? { dialog: 'instructions' } : { dialog: 'wording', question: worded })
  const worded = dialog === 'instructions' ? dialog : dialog === 'wording' ? question : undefined
  const canDoAnything = Object.values(quiz.can).some(Boolean)
  const menu = canDoAnything && (
    <QuizMenu quiz={quiz} isOnItsPage onGone={() => void navigate({ to: '/dashboard/quiz' })} />
  )
  return (
    <>
      <QuizView
        quiz={quiz}
        menu={menu}
        onPreview={() => show('A')}
        onExport={() => open({ dialog: 'export' })}
        onEndLater={() => open({ dialog: 'later-end' })}
        onReword={reword}
      />
      <PreviewDialog
        quiz={quiz}
        variant={preview}
        onChoose={(variant) => show(variant, true)}
        onClose={closePreview}
      />
      <LaterEndDialog quiz={quiz} isOpen={dialog === 'later-end' && quiz.can.endLater} onClose={close} />
      <WordingDialog quiz={quiz} worded={quiz.can.reword ? worded : undefined} onClose={close} />
      <FetchedDialog
        load={loadRepeat}
        quiz={quiz}
        isOpen={dialog === 'repeat' && canBeRepeated(quiz)}
        onClose={close}
      />
      {exporting({ quiz, isOpen: dialog === 'export', onClose: close })}
    </>
  )
}

interface QuizViewProps {
  quiz: Quiz
  menu: ReactNode
  onPreview: () => void
  onExport: () => void
  onEndLater: () => void
  onReword: (worded: Worded) => void
}

/** One quiz: where it stands, what comes next, and everything that was chosen for it. */
function QuizView({ quiz, menu, onPreview, onExport, onEndLater, onReword }: QuizViewProps) {
  const { t } = useTranslation('quiz')
  const now = useNow()
  const { id } = useUser()
  const obstacles = quiz.phase === 'draft' ? obstaclesOf(quiz, now) : []
  // While nobody is invited everything can be changed in the form.
  const isTold = quiz.participantCount > 0
  const rewords = quiz.can.reword && isTold ? onReword : undefined
  const step = nextStepOf(quiz, { isReady: obstacles.length === 0, isMine: quiz.creator.id === id })
  return (
    <>
      <RoomTools>
        <PaperButtons quiz={quiz} onPreview={onPreview} onExport={onExport} />
        <PrimaryAction quiz={quiz} step={step} />
        {menu}
      </RoomTools>
      <EndingStrip quiz={quiz} />
      <NextPanel
        quiz={quiz}
        step={step}
        obstacles={obstacles}
        onEndLater={quiz.can.endLater && isTold ? onEndLater : undefined}
      />
      <Section title={t('settings.heading')}>
        <SettingsList quiz={quiz} />
      </Section>
      <Section title={t('instructions.heading')} sentence={t('instructions.sentence')}>
        <Instructions quiz={quiz} onReword={rewords} />
      </Section>
      <Section title={t('outline.heading')} sentence={quiz.questionCount > 0 && <Size quiz={quiz} />}>
        <Outline quiz={quiz} onReword={rewords} />
      </Section>
      <Section title={t('facts.heading')}>
        <Facts quiz={quiz} />
      </Section>
      {quiz.can.manageParticipants && <HistorySection quiz={quiz} />}
    </>
  )
}

function Size({ quiz: { questionCount, totalPoints } }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const questions = t('questions', { count: questionCount })
  return t('outline.sentence', { questions, points: t('points', { count: totalPoints }) })
}

function ViewSkeleton() {
  return (
    <RoomSkeleton>
      <Skeleton height={96} radius="lg" mb={32} />
      <Skeleton height={220} radius="lg" mb={32} />
      <Skeleton height={140} radius="lg" />
    </RoomSkeleton>
  )
}
