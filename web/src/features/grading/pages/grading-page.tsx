import { Box, Button, Skeleton, Stack, Switch } from '@mantine/core'
import type { Grading } from '@probant/contract/grading/grading'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { siteQuery } from '#web/features/auth/queries.ts'
import { QuizRoom } from '#web/features/quizzes/components/room/quiz-room.tsx'
import { RoomSkeleton } from '#web/features/quizzes/components/room/room-header.tsx'
import { Desk } from '../components/desk.tsx'
import { NearMisses } from '../components/near-misses.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { RegradeHistory } from '../components/regrade-history.tsx'
import { RegradePanel } from '../components/regrade-panel.tsx'
import { ReleasePanel } from '../components/release-panel.tsx'
import type { GradingSearch } from '../grading-search.ts'
import { gradingQuery, type Pile } from '../queries.ts'
import { useUnsavedGrades } from '../use-unsaved-grades.ts'

const route = getRouteApi('/_shell/dashboard/view/$quizId/grading')

export function GradingPage() {
  const { quizId } = route.useParams()
  return (
    <QuizRoom quizId={quizId} room="grading" skeleton={<GradingSkeleton />}>
      {(quiz) => <Grades quiz={quiz} />}
    </QuizRoom>
  )
}

function Grades({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  const { data, error, refetch } = useQuery(gradingQuery(quiz.id))
  const { data: site } = useQuery(siteQuery)
  if (error && !data)
    return <LoadFailure title={t('grading.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <GradingSkeleton />
  return (
    <>
      {data.finishedCount > 0 && (
        <ReleasePanel quizId={quiz.id} grading={data} deliversMail={site?.deliversMail ?? true} />
      )}
      {data.questions.some(({ answerCount }) => answerCount > 0) ? (
        <Workplace quiz={quiz} grading={data} />
      ) : (
        <EmptyState
          picture={<AnsweredSheetPicture />}
          title={t('grading.empty.title')}
          sentence={t(data.questions.length === 0 ? 'grading.empty.noOpen' : 'grading.empty.noAnswers')}
        />
      )}
      {/* Who has begun is marked by the key one day, whether or not anybody has handed in. */}
      {data.finishedCount + data.runningCount > 0 ? (
        <>
          <NearMisses quiz={quiz} />
          <RegradePanel quiz={quiz} />
        </>
      ) : (
        <RegradeHistory quizId={quiz.id} />
      )}
    </>
  )
}

/** The questions on the left, their answers on the desk. */
function Workplace({ quiz, grading }: { quiz: Quiz; grading: Grading }) {
  const { t } = useTranslation('results')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const go = (change: Partial<GradingSearch>) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })
  // Once: what is looked at does not change because its last answer is graded.
  const [first] = useState(() => firstToGrade(grading))
  const chosen = search.question ?? first
  const isBlind = search.blind === 'yes'
  const grades = useUnsavedGrades(quiz.id)
  /** Whoever hides the names is still at that switch. */
  const [isAtSwitch, setAtSwitch] = useState(false)
  const readQuestion = (question: string) => {
    setAtSwitch(false)
    go({ question, submission: undefined })
  }
  const pile: Pile | undefined = search.submission
    ? { submissionId: search.submission }
    : chosen
      ? { questionId: chosen }
      : undefined
  return (
    <SideBySide of="280px minmax(0, 1fr)" from="md" gap="xl" align="flex-start" mb={48}>
      <Stack gap={20}>
        <Switch
          label={t('grading.blind.label')}
          description={t('grading.blind.hint')}
          checked={isBlind}
          onChange={(event) => {
            setAtSwitch(true)
            go({ blind: event.currentTarget.checked ? 'yes' : undefined, submission: undefined })
          }}
        />
        <QuestionList
          questions={grading.questions}
          chosen={search.submission ? undefined : chosen}
          lang={quiz.language}
          onChoose={readQuestion}
        />
      </Stack>
      <Box miw={0}>
        {search.submission && (
          <Button variant="subtle" size="compact-sm" mb="sm" onClick={() => go({ submission: undefined })}>
            {t('grading.desk.backToQuestion')}
          </Button>
        )}
        {pile && (
          <Desk
            key={JSON.stringify([pile, isBlind])}
            quiz={quiz}
            grading={grading}
            pile={pile}
            isBlind={isBlind}
            grades={grades}
            startsFocused={!isAtSwitch}
            onReadQuestion={readQuestion}
            onReadPerson={(submission) => {
              setAtSwitch(false)
              go({ submission })
            }}
          />
        )}
      </Box>
    </SideBySide>
  )
}

function firstToGrade({ questions }: Grading): string | undefined {
  const answered = questions.filter(({ answerCount }) => answerCount > 0)
  return (answered.find(({ answerCount, gradedCount }) => gradedCount < answerCount) ?? answered[0])
    ?.questionId
}

function GradingSkeleton() {
  return (
    <RoomSkeleton>
      <Skeleton height={360} radius="lg" />
    </RoomSkeleton>
  )
}
