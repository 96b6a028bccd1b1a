import { VisuallyHidden } from '@mantine/core'
import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quizOverviewQuery } from '#web/features/quizzes/queries.ts'
import { useUser } from '#web/lib/session.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { hasSeenTour, isTourDue, placeAfter, TOUR_STEPS, withSeenTour } from './tour.ts'
import { returnFocus, TourContext } from './tour-card.tsx'

const route = getRouteApi('/dashboard/_quiz-form')

/**
 * Shows somebody around who writes a first quiz: one small card at a time beside what it is about. Nothing is covered,
 * everything can be used meanwhile, and whoever does what a card says finds the next one.
 */
export function QuizTour({ isNewQuiz, children }: { isNewQuiz: boolean; children: ReactNode }) {
  const { t } = useTranslation('quiz')
  const { dialog, generation } = route.useSearch()
  const { isOpen, isAskedFor, end } = useTour(isNewQuiz)
  const [index, setPlace] = useState(0)
  const takesFocus = useRef(isAskedFor)
  // What lies over the form is looked at by itself.
  const step = isOpen && !dialog && !generation ? TOUR_STEPS[index] : undefined

  const close = () => {
    returnFocus({ isAtEnd: index === TOUR_STEPS.length - 1 })
    end()
    setPlace(0)
  }
  const goTo = (next: number) => {
    takesFocus.current = true
    setPlace(next)
  }
  useHotkeys([['Escape', () => step && !isSomethingOpen() && close()]], [])
  return (
    <TourContext
      value={{
        step,
        place: index,
        takesFocus,
        goTo,
        done: (name) => setPlace((now) => placeAfter(now, name)),
        close,
      }}
    >
      <VisuallyHidden role="status">
        {step &&
          `${t('form.tour.place', { place: index + 1, of: TOUR_STEPS.length })} ${t(`form.tour.${step}.title`)}`}
      </VisuallyHidden>
      {children}
    </TourContext>
  )
}

/** It begins by itself for a first quiz, once; or because somebody has asked for it. */
function useTour(isNewQuiz: boolean) {
  const { tour } = route.useSearch()
  const navigate = useNavigate()
  const { id: userId } = useUser()
  const [seenBy, setSeenBy] = useLocalStorage<string[]>({
    key: 'quiz-tour',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const { data: overview } = useQuery({
    ...quizOverviewQuery(useWorkspaceRef()),
    enabled: isNewQuiz && !hasSeenTour(seenBy, userId),
  })
  const [hasBegun, setHasBegun] = useState(false)
  const isDue = isNewQuiz && isTourDue(overview, { seenBy, userId })
  // The draft is saved while it goes on, and there is a quiz from then on.
  if (isDue && !hasBegun) setHasBegun(true)

  const isAskedFor = tour === 'yes'
  const end = () => {
    setSeenBy(withSeenTour(seenBy, userId))
    setHasBegun(false)
    if (isAskedFor)
      void navigate({
        to: '.',
        search: (now) => ({ ...now, tour: undefined }),
        replace: true,
        resetScroll: false,
      })
  }
  return { isOpen: isAskedFor || hasBegun, isAskedFor, end }
}

/** A menu or a list is closed by the same key, and first. */
function isSomethingOpen(): boolean {
  const layers = document.querySelectorAll('[aria-modal="true"], [role="menu"], [role="listbox"]')
  return [...layers].some((layer) => layer.checkVisibility())
}
