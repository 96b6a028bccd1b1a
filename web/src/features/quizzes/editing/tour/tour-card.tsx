import { Button, CloseButton, Popover, type PopoverProps, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  cloneElement,
  createContext,
  type ReactElement,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { bringIntoSight, goToPlace } from '../form/go-to-place.ts'
import { TOUR_STEPS, type TourStepName } from './tour.ts'
import classes from './tour-step.module.css'

interface Tour {
  /** The one that is shown, if any is. */
  step: TourStepName | undefined
  place: number
  /** Whoever has pressed a button of it finds the next one; somebody who is just writing is left alone. */
  takesFocus: RefObject<boolean>
  goTo: (place: number) => void
  close: () => void
}

/** Where there is none, the parts of the form are just themselves. */
export const TourContext = createContext<Tour | undefined>(undefined)

interface TourStepProps {
  name: TourStepName
  position: NonNullable<PopoverProps['position']>
  /** What it is about: one element, which is marked while its card is shown. */
  children: ReactElement<{ className?: string }>
}

export function TourStep({ name, position, children }: TourStepProps) {
  const tour = use(TourContext)
  const isShown = tour?.step === name
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  if (!tour) return children
  return (
    <Popover
      opened={isShown}
      position={isNarrow ? narrow(position) : position}
      width="min(340px, calc(100vw - 32px))"
      withArrow
      arrowSize={12}
      offset={12}
      shadow="md"
      radius="lg"
      zIndex={100}
      // Right after what it is about in the order of the keyboard.
      withinPortal={false}
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 150 }}
      classNames={{ dropdown: classes.card, arrow: classes.arrow }}
    >
      <Popover.Target>{marked(children, isShown)}</Popover.Target>
      <Popover.Dropdown>
        <TourCard tour={tour} name={name} />
      </Popover.Dropdown>
    </Popover>
  )
}

function TourCard({ tour, name }: { tour: Tour; name: TourStepName }) {
  const { t } = useTranslation('quiz-form')
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { place, takesFocus, goTo, close } = tour
  const isLast = place === TOUR_STEPS.length - 1
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    bringIntoSight(subjectOf(card.current))
    next.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div
      ref={card}
      data-tour-card
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sentence`}
    >
      <CloseButton className={classes.close} aria-label={t('tour.skip')} onClick={close} />
      <Title order={2} size="h5" id={`${id}-title`} className={classes.title}>
        {t(`tour.${name}.title`)}
      </Title>
      <p id={`${id}-sentence`} className={classes.sentence}>
        {t(`tour.${name}.sentence`)}
      </p>
      <div className={classes.foot}>
        <span className={classes.place}>{t('tour.place', { place: place + 1, of: TOUR_STEPS.length })}</span>
        {place > 0 && (
          <Button size="xs" variant="subtle" onClick={() => goTo(place - 1)}>
            {t('tour.back')}
          </Button>
        )}
        <Button size="xs" ref={next} onClick={isLast ? close : () => goTo(place + 1)}>
          {t(isLast ? 'tour.done' : 'tour.next')}
        </Button>
      </div>
    </div>
  )
}

/**
 * To what the card is about, where the keyboard is in the card as that goes away; from the last one to where a quiz
 * begins, since the next press would publish it.
 */
export function returnFocus({ isAtEnd }: { isAtEnd: boolean }): void {
  const card = document.activeElement?.closest('[data-tour-card]')
  if (!card) return
  if (isAtEnd) goToPlace({ kind: 'field', name: 'title' })
  else subjectOf(card)?.querySelector<HTMLElement>('textarea, button, a')?.focus({ preventScroll: true })
}

/** It stands right before its card. */
function subjectOf(card: Element | null | undefined): Element | null | undefined {
  return card?.parentElement?.previousElementSibling
}

function marked(target: TourStepProps['children'], isShown: boolean) {
  const className = [target.props.className, isShown && classes.shown].filter(Boolean).join(' ')
  return cloneElement(target, { className })
}

/** There is nothing beside anything on a narrow screen. */
function narrow(position: TourStepProps['position']): TourStepProps['position'] {
  if (position.startsWith('left')) return 'top'
  return position.startsWith('right') ? 'bottom' : position
}
