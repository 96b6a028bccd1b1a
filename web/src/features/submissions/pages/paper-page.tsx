import { Box } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import type { Paper } from '@probant/contract/quizzes/paper'
import type { JournalEntry } from '@probant/contract/submissions/taking'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Letterhead } from '#web/components/brand/letterhead.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { type Answers, isAnswered, isPartlyAnswered } from '#web/features/paper/answered.ts'
import { OpenPage } from '#web/features/paper/open-page.tsx'
import { type Page, pagesOf } from '#web/features/paper/paging.ts'
import { showSheet } from '#web/features/paper/show-sheet.ts'
import { useObservable } from '#web/lib/observable.ts'
import { HandInDialog } from '../components/hand-in-dialog.tsx'
import { LeaveDialog } from '../components/leave-dialog.tsx'
import { LeaveQuizDialog } from '../components/leave-quiz-dialog.tsx'
import { Messages } from '../components/messages.tsx'
import { Navigator } from '../components/navigator.tsx'
import { Notices } from '../components/notices.tsx'
import { PaperCover } from '../components/paper-cover.tsx'
import { SavedMark } from '../components/saved-mark.tsx'
import { SignInDialog } from '../components/sign-in-dialog.tsx'
import { TimeAnnouncement } from '../components/time-announcement.tsx'
import { WarningDialog } from '../components/warning-dialog.tsx'
import { useBack } from '../taking/use-back.ts'
import { useScreenAwake } from '../taking/use-screen-awake.ts'
import { useTimeLeft } from '../taking/use-time-left.ts'
import { useWatching } from '../taking/use-watching.ts'
import type { Work } from '../taking/work.ts'
import type { WorkState } from '../taking/work-state.ts'
import classes from './paper-page.module.css'

interface PaperPageProps {
  lobby: Lobby
  work: Work
  /** Which page of the paper was open before a reload. */
  place: number | undefined
  onPlace: (index: number) => void
}

/** Somebody at work: nothing but the paper. */
export function PaperPage({ lobby, work, place: before, onPlace }: PaperPageProps) {
  const { t } = useTranslation('taking')
  const { paper, paging, canGoBack } = work.sitting
  const state = useObservable(work.state)
  const secondsLeft = useTimeLeft(work)
  const pages = useMemo(() => pagesOf(paper, paging), [paper, paging])
  const [index, setPlace] = useState(() => firstPlace(pages, state.entries, canGoBack, before))
  const [asking, setAsking] = useState<Asking>()
  const page = pages[index] ?? []
  const inView = idsOn(page)
  const isCovered = state.isPaused || state.isJudged
  useWatching(lobby.quizId, work, inView[0] ?? null)
  useInView(work, paging === 'all' || isCovered ? [] : inView)
  useScreenAwake(!state.isLocked)
  usePageTitle(lobby.title)

  const turns = paging === 'all' ? 'all' : canGoBack ? 'both' : 'forward'
  const isLast = index === pages.length - 1
  const turn = (to: number) => {
    setAsking(undefined)
    setPlace(to)
    onPlace(to)
  }
  const marks = marksOf(paper, state.entries)
  const isOneWay = turns === 'forward' && !isLast
  const goOn = () => {
    if (isLast) setAsking('handIn')
    else if (isOneWay && !inView.every((id) => marks.answered.has(id))) setAsking('moveOn')
    else turn(index + 1)
  }
  const stay = () => setAsking(undefined)
  const goBack = turns === 'both' && index > 0 && !isCovered ? () => turn(index - 1) : undefined
  useBack(() => {
    if (state.warning || state.isLocked || state.isJudged || !state.isOwner) return
    if (asking) return stay()
    if (goBack) goBack()
    else setAsking('leave')
  })
  const goTo = (questionId: string) => {
    stay()
    // Where it is in view already, nothing is drawn anew that would take the focus.
    if (inView.includes(questionId)) showSheet(questionId)
    else turn(pages.findIndex((one) => idsOn(one).includes(questionId)))
  }
  const canAsk = !state.isLocked && !isCovered
  return (
    <Box className={classes.page} mih="100dvh">
      {/* Lies over the paper, at its foot: nothing moves under the finger that is about to press. */}
      <Box
        className={classes.notices}
        pos="fixed"
        right={0}
        bottom={0}
        left={0}
        mah="50dvh"
        style={{ zIndex: 4, overflowY: 'auto' }}
      >
        <Notices work={work} />
        <Messages work={work} from={lobby.creatorName} />
      </Box>
      <Main className={classes.main}>
        {isCovered && (
          <PaperCover
            why={state.isPaused ? 'paused' : 'judged'}
            name={lobby.creatorName}
            secondsLeft={secondsLeft}
          />
        )}
        {lobby.brand && (
          <Box mb="sm">
            <Letterhead brand={lobby.brand} isSmall />
          </Box>
        )}
        <div hidden={isCovered}>
          <OpenPage
            key={index}
            rank={1}
            {...{ paper, page, turns, isLast }}
            answers={answersIn(state.entries)}
            flagged={marks.flagged}
            isLocked={state.isLocked || isCovered}
            secondsLeft={secondsLeft}
            onAnswer={work.answer}
            onFlag={canGoBack || paging === 'all' ? work.flag : undefined}
            onBack={goBack}
            onNext={isCovered ? undefined : goOn}
            status={
              <div className={classes.status}>
                <SavedMark state={state} />
                <Navigator
                  {...{ paper, marks }}
                  current={paging === 'all' ? undefined : inView[0]}
                  onGo={canGoBack && paging === 'one' ? turn : undefined}
                  onShow={showSheet}
                />
              </div>
            }
          />
          {isOneWay && (
            <Box component="p" mt="sm" c="dimmed" ta="center">
              {t('paper.noWayBack')}
            </Box>
          )}
        </div>
      </Main>
      <TimeAnnouncement secondsLeft={secondsLeft} />
      <LeaveDialog isOpen={asking === 'moveOn' && canAsk} onClose={stay} onLeave={() => turn(index + 1)} />
      <LeaveQuizDialog
        isOpen={asking === 'leave' && !state.isLocked}
        lobby={lobby}
        isPaused={state.isPaused}
        isExempt={state.exemptions.includes('tab_switch')}
        answers={answersKeptIn(state)}
        onClose={stay}
      />
      <HandInDialog
        isOpen={asking === 'handIn' && canAsk}
        questions={questionsOf(paper)}
        marks={marks}
        onClose={stay}
        onGo={canGoBack || paging === 'all' ? goTo : undefined}
        onHandIn={() => void work.handIn('asked')}
      />
      <WarningDialog work={work} />
      <SignInDialog work={work} email={lobby.email} creatorName={lobby.creatorName} />
    </Box>
  )
}

/** Where the answers are that somebody leaves behind. */
function answersKeptIn({ sending, isKept }: WorkState) {
  if (sending === 'saved') return 'saved'
  return isKept ? 'unsent' : 'inPageOnly'
}

/** What somebody is asked, before it is done. */
type Asking = 'moveOn' | 'handIn' | 'leave' | undefined

/** What is in view is watched for its time; what is met for the first time is noted, so that one comes back to it. */
function useInView(work: Work, inView: string[]): void {
  const key = inView.join(' ')
  useEffect(() => {
    const ids = key ? key.split(' ') : []
    work.look(ids)
    return () => work.leave(ids)
  }, [work, key])
}

export interface Marks {
  answered: ReadonlySet<string>
  /** Of these, what still lacks a part. */
  partly: ReadonlySet<string>
  flagged: ReadonlySet<string>
}

function questionsOf({ sections }: Paper) {
  return sections.flatMap((section) => section.questions)
}

function marksOf(paper: Paper, entries: ReadonlyMap<string, JournalEntry>): Marks {
  const questions = questionsOf(paper)
  const those = (has: (entry: JournalEntry, question: Asked) => boolean) =>
    new Set(
      questions.flatMap((question) => {
        const entry = entries.get(question.questionId)
        return entry && has(entry, question) ? question.questionId : []
      }),
    )
  return {
    answered: those(({ answer }) => isAnswered(answer)),
    partly: those(({ answer }, { content }) => isPartlyAnswered(answer, content)),
    flagged: those(({ isFlagged }) => isFlagged),
  }
}

type Asked = Paper['sections'][number]['questions'][number]

function answersIn(entries: ReadonlyMap<string, JournalEntry>): Answers {
  return Object.fromEntries([...entries.values()].map(({ questionId, answer }) => [questionId, answer]))
}

/** Where one was in this browser; but what was passed on another device is passed, where one can't go back. */
function firstPlace(
  pages: Page[],
  entries: ReadonlyMap<string, JournalEntry>,
  canGoBack: boolean,
  before: number | undefined,
): number {
  const seen = lastSeen(pages, entries)
  const index = canGoBack ? (before ?? seen) : Math.max(before ?? 0, seen)
  return Math.min(index, pages.length - 1)
}

/** Whoever comes back on another device goes on where something was last changed. */
function lastSeen(pages: Page[], entries: ReadonlyMap<string, JournalEntry>): number {
  const newest = [...entries.values()].reduce<JournalEntry | undefined>(
    (best, entry) => (best && best.number > entry.number ? best : entry),
    undefined,
  )
  const index = pages.findIndex((page) => newest && idsOn(page).includes(newest.questionId))
  return Math.max(0, index)
}

function idsOn(page: Page): string[] {
  return page.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
}
