import { UNLIMITED } from '@probant/contract/limits'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import type { Usage } from '@probant/contract/usage'
import { useEffect, useEffectEvent } from 'react'
import { focusMenuOf } from '#web/components/menu/focus-menu-of.ts'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { useUsage } from '#web/features/usage/queries.ts'
import { useUser } from '#web/lib/session.ts'
import { useLast } from '#web/lib/use-last.ts'
import { AccommodationDialog } from '../components/accommodation/accommodation-dialog.tsx'
import { LinkDialog } from '../components/handing/link-dialog.tsx'
import { InviteDialog } from '../components/invite/invite-dialog.tsx'
import { ShareDialog } from '../components/share/share-dialog.tsx'
import { TimelineDrawer } from '../components/timeline/timeline-drawer.tsx'
import { GroupTimeDialog, OwnTimeDialog } from '../own-time/own-time-dialogs.tsx'
import type { ParticipantsSearch } from '../participants-search.ts'

interface RosterDialogsProps {
  quiz: Quiz
  search: ParticipantsSearch
  participants: Participant[] | undefined
  /** Nothing more of the list is on its way. */
  isSettled: boolean
  deliversMail: boolean
  onReopen: (participant: Participant) => void
  onSchedule: (participantId: string) => void
  onClose: () => void
}

/** What is open stands in the address: the way back closes it, and a link opens it. */
export function RosterDialogs(props: RosterDialogsProps) {
  const { quiz, search, participants, isSettled, deliversMail, onReopen, onSchedule, onClose } = props
  const limit = useLimitRefusal()
  const { isEmailVerified } = useUser()
  const { data: usage } = useUsage()
  const { dialog, participant: participantId } = search
  const named = useNamed({ search, participants, isSettled, onNobody: onClose })
  const leaveParticipant = () => {
    onClose()
    if (participantId) focusMenuOf(participantId)
  }
  return (
    <>
      <InviteDialog
        quiz={quiz}
        isOpen={dialog === 'invite' && quiz.can.invite}
        mayMail={isEmailVerified}
        capacity={capacityIn(quiz, usage)}
        deliversMail={deliversMail}
        showLimit={limit.show}
        onClose={onClose}
      />
      <ShareDialog
        quiz={quiz}
        isOpen={dialog === 'share' && quiz.status === 'active'}
        deliversMail={deliversMail}
        mayMail={isEmailVerified}
        showLimit={limit.show}
        onClose={onClose}
      />
      <AccommodationDialog
        quiz={quiz}
        participant={dialog === 'accommodation' ? named : undefined}
        onSchedule={onSchedule}
        onClose={leaveParticipant}
      />
      <OwnTimeDialog
        quiz={quiz}
        participant={dialog === 'ownTime' ? named : undefined}
        deliversMail={deliversMail}
        onClose={leaveParticipant}
      />
      <GroupTimeDialog
        quiz={quiz}
        isOpen={dialog === 'groupTime' && quiz.status === 'active'}
        deliversMail={deliversMail}
        onClose={onClose}
      />
      <LinkDialog
        quiz={quiz}
        participant={dialog === 'link' ? named : undefined}
        onClose={leaveParticipant}
      />
      <TimelineDrawer
        quiz={quiz}
        participant={dialog === 'timeline' ? named : undefined}
        onReopen={onReopen}
        onClose={onClose}
      />
      {limit.prompt}
    </>
  )
}

/** How many more the plan lets into this quiz; nothing where it sets no limit. */
function capacityIn({ participantCount }: Quiz, usage: Usage | undefined): number | undefined {
  const limit = usage?.meters.find(({ kind }) => kind === 'participants')?.limit
  return limit === undefined || limit === UNLIMITED ? undefined : Math.max(0, limit - participantCount)
}

interface Around {
  search: ParticipantsSearch
  participants: Participant[] | undefined
  /** Nothing more is on its way: who is not among them is not there. */
  isSettled: boolean
  onNobody: () => void
}

/** Of whom the dialogs can be that are about one participant. */
const IS_ABOUT = {
  link: ({ can }: Participant) => can.hand,
  accommodation: ({ can }: Participant) => can.accommodate,
  ownTime: ({ can }: Participant) => can.schedule,
  timeline: ({ startedAt }: Participant) => startedAt !== null,
}

/**
 * Whom the address names. They stay although the list, which changes by itself, may show them no longer: somebody is
 * writing about them, or reading.
 */
function useNamed({ search, participants, isSettled, onNobody }: Around): Participant | undefined {
  const { dialog, participant: id } = search
  const isAbout = dialog && dialog in IS_ABOUT ? IS_ABOUT[dialog as keyof typeof IS_ABOUT] : undefined
  const last = useLast(isAbout && participants?.find((one) => one.id === id && isAbout(one)))
  const named = last && last.id === id && isAbout?.(last) ? last : undefined

  const leave = useEffectEvent(onNobody)
  const isNobody = isAbout !== undefined && !named && participants !== undefined && isSettled
  useEffect(() => {
    if (isNobody) leave()
  }, [isNobody])

  return named
}
