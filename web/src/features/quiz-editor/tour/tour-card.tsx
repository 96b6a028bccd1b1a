import { Box, Button, CloseButton, Group, Text, Title } from '@mantine/core'
import { createContext, type RefObject, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bringIntoSight, goToPlace } from '../form/go-to-place.ts'
import { TOUR_STEPS, type TourStepName } from './tour.ts'
import classes from './tour-card.module.css'

interface Tour {
  /** The one that is shown, if any is. */
  step: TourStepName | undefined
  place: number
  /** Whoever has pressed a button of it finds the next one; somebody who is just writing is left alone. */
  takesFocus: RefObject<boolean>
  goTo: (index: number) => void
  /** What a step is about has been done. */
  done: (step: TourStepName) => void
  close: () => void
}

/** Where there is none, the parts of the form are just themselves. */
export const TourContext = createContext<Tour | undefined>(undefined)

interface TourMark {
  className?: string
  'data-tour-subject': TourStepName
}

/** For what a step is about: it is marked while its card is shown. */
export function useTourMark(name: TourStepName): TourMark {
  const isShown = use(TourContext)?.step === name
  return { 'data-tour-subject': name, ...(isShown && { className: classes.shown }) }
}

/** Whatever is done by itself needs no press on the card: the tour goes on. */
export function useTourProgress({ title, questions }: Record<'title' | 'questions', boolean>): void {
  const tour = use(TourContext)
  const tell = useEffectEvent((step: TourStepName) => tour?.done(step))
  const [hadTitle] = useState(title)
  useEffect(() => {
    if (title && !hadTitle) return onceLeft('title', () => tell('title'))
  }, [title, hadTitle])
  const hadQuestions = useRef(questions)
  useEffect(() => {
    if (questions && !hadQuestions.current) tell('questions')
    hadQuestions.current = questions
  }, [questions])
}

/**
 * What is typed is done when its field is left. Until then the card stays, so that a press on “Next” is never a press on
 * the card that follows; nor does going to the card count as leaving.
 */
function onceLeft(name: TourStepName, done: () => void): (() => void) | undefined {
  const subject = document.querySelector(`[data-tour-subject="${name}"]`)
  if (!subject?.contains(document.activeElement)) return void done()
  const leave = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (relatedTarget instanceof Element && relatedTarget.closest('[data-tour-card]')) return
    done()
  }
  subject.addEventListener('focusout', leave)
  return () => subject.removeEventListener('focusout', leave)
}

/** Stands in the page beside what it is about, and over nothing. */
export function TourCard({ name }: { name: TourStepName }) {
  const tour = use(TourContext)
  return tour?.step === name ? <ShownCard tour={tour} name={name} /> : null
}

function ShownCard({ tour, name }: { tour: Tour; name: TourStepName }) {
  const { t } = useTranslation('quiz')
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { place, takesFocus, goTo, close } = tour
  const isLast = place === TOUR_STEPS.length - 1
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    bringIntoSight(card.current)
    next.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    // The highlighter's own colour, with which what it is about is marked as well.
    <Box
      ref={card}
      data-tour-card={name}
      component="section"
      maw={560}
      my="sm"
      py={14}
      px="md"
      bd="1px solid var(--highlight)"
      bdrs="lg"
      bg="var(--highlight-wash)"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sentence`}
    >
      <CloseButton
        m="-6px -8px 0 8px"
        style={{ float: 'inline-end' }}
        aria-label={t('form.tour.skip')}
        onClick={close}
      />
      <Title order={2} size="h5" id={`${id}-title`}>
        {t(`form.tour.${name}.title`)}
      </Title>
      <Text id={`${id}-sentence`} mt={4}>
        {t(`form.tour.${name}.sentence`)}
      </Text>
      <Group gap="xs" mt={10}>
        <Box component="span" className="tabular" me="auto" fz="xs">
          {t('form.tour.place', { place: place + 1, of: TOUR_STEPS.length })}
        </Box>
        {place > 0 && (
          <Button size="xs" variant="subtle" onClick={() => goTo(place - 1)}>
            {t('form.tour.back')}
          </Button>
        )}
        <Button size="xs" ref={next} onClick={isLast ? close : () => goTo(place + 1)}>
          {t(isLast ? 'form.tour.done' : 'form.tour.next')}
        </Button>
      </Group>
    </Box>
  )
}

/**
 * To what the card is about, where the keyboard is in the card as that goes away; from the last one to where a quiz
 * begins, since the next press would publish it.
 */
export function returnFocus({ isAtEnd }: { isAtEnd: boolean }): void {
  const card = document.activeElement?.closest<HTMLElement>('[data-tour-card]')
  if (!card) return
  if (isAtEnd) {
    goToPlace({ kind: 'field', name: 'title' })
    return
  }
  const subject = document.querySelector(`[data-tour-subject="${card.dataset.tourCard}"]`)
  subject
    ?.querySelector<HTMLElement>(':is(textarea, button, a):not([data-tour-card] *)')
    ?.focus({ preventScroll: true })
}
