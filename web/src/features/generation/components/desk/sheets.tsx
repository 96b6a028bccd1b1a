import { ERRORS } from '@probant/contract/errors'
import type { Delivery, Dropped } from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions/question'
import { kindOf } from '@probant/kinds'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '#web/components/data-table/card-list.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import type { GenerationView } from '../../generation-view.ts'
import {
  useDropDelivery,
  useKeepDelivery,
  useRegenerateDelivery,
  useTakeBackDelivery,
} from '../../mutations.ts'
import { DroppedSheet } from './dropped-sheet.tsx'
import { BlankSheet, Sheet } from './sheet.tsx'
import type { Action } from './sheet-actions.tsx'

interface SheetsProps {
  generation: GenerationView
  paper: (question: Question) => ReactNode
  onEdit: (questionId: string) => void
  asksToKeep: boolean
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
}

/** The questions in their order, the next one half written while it is on its way. */
export function Sheets({ generation, paper, onEdit, asksToKeep, showLimit }: SheetsProps) {
  const list = useRef<HTMLOListElement>(null)
  const actions = useSheetActions({ generation, list, showLimit })
  const { pendingOf, exhaustedOf } = actions
  const places = [...generation.deliveries, ...generation.dropped].sort(
    (one, other) => one.number - other.number,
  )
  return (
    <CardList component="ol" ref={list} gap="md">
      {places.map((place) =>
        'question' in place ? (
          <Sheet
            key={place.question.id}
            delivery={place}
            paper={paper(place.question)}
            pending={pendingOf(place.question.id)}
            exhausted={exhaustedOf(place.question.id)}
            onKeep={asksToKeep ? () => actions.keep(place) : undefined}
            onEdit={() => onEdit(place.question.id)}
            onAgain={() => actions.again(place)}
            onDrop={() => actions.drop(place)}
          />
        ) : (
          <DroppedSheet
            key={place.questionId}
            dropped={place}
            isPending={pendingOf(place.questionId) === 'takeBack'}
            onTakeBack={() => actions.takeBack(place)}
          />
        ),
      )}
      {generation.status === 'running' && <BlankSheet />}
    </CardList>
  )
}

interface SheetActionsOptions {
  generation: GenerationView
  list: RefObject<HTMLOListElement | null>
  showLimit: (error: unknown) => boolean
}

/** Keeping, dropping, taking back and making anew, several sheets at once if somebody is quick. */
function useSheetActions({ generation, list, showLimit }: SheetActionsOptions) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const keeping = useKeepDelivery(generation.id)
  const regenerating = useRegenerateDelivery(generation.id)
  const dropping = useDropDelivery(generation.id)
  const takingBack = useTakeBackDelivery(generation.id)
  const [pending, setPending] = useState<Record<string, Action | undefined>>({})
  const [exhausted, setExhausted] = useState<Record<string, string>>({})

  async function doTo({ number, questionId }: Place, action: Action, work: (id: string) => Promise<unknown>) {
    setPending((all) => ({ ...all, [questionId]: action }))
    try {
      await work(questionId)
      focusSheet(number)
    } catch (error) {
      const question = generation.deliveries.find((one) => one.number === number)?.question
      if (question && isNothingLeft(error))
        return setExhausted((all) => ({ ...all, [questionId]: nothingLeftLike(question) }))
      const message = error instanceof Error ? error.message : ''
      if (!showLimit(error)) toast.error(t('generation.sheet.failed', { number, message }))
    } finally {
      setPending((all) => ({ ...all, [questionId]: undefined }))
    }
  }

  /** Of its kind there is no other: that says nothing of the rest of the request. */
  function nothingLeftLike({ type, difficulty }: Question): string {
    const kind = {
      type: kindOf({ type }).words[locale].adjective,
      difficulty: t(`generation.nothingLeft.difficulties.${difficulty}`),
    }
    return t(generation.hasText ? 'generation.nothingLeft.inText' : 'generation.nothingLeft.onSubject', kind)
  }

  /** The button that was pressed is gone; the focus stays near it, unless it went elsewhere meanwhile. */
  function focusSheet(number: number): void {
    const focus = () => {
      const { activeElement } = document
      if (activeElement !== document.body && activeElement?.isConnected) {
        const isNear = list.current?.contains(activeElement) && activeElement.matches(':disabled')
        if (!isNear) return
      }
      list.current?.querySelector<HTMLElement>(`[data-sheet="${number}"] :is(h4, [data-take-back])`)?.focus()
    }
    // Once what was changed is drawn: that happens in a turn of its own.
    setTimeout(() => requestAnimationFrame(focus))
  }

  return {
    pendingOf: (questionId: string) => pending[questionId],
    /** Why there is no other question in this one's place. */
    exhaustedOf: (questionId: string) => exhausted[questionId],
    keep: (delivery: Delivery) => void doTo(placeOf(delivery), 'keep', keeping.mutateAsync),
    again: (delivery: Delivery) => void doTo(placeOf(delivery), 'again', regenerating.mutateAsync),
    drop: (delivery: Delivery) => void doTo(placeOf(delivery), 'drop', dropping.mutateAsync),
    takeBack: (dropped: Dropped) => void doTo(dropped, 'takeBack', takingBack.mutateAsync),
  }
}

type Place = Pick<Dropped, 'number' | 'questionId'>

function placeOf({ number, question }: Delivery): Place {
  return { number, questionId: question.id }
}

/** No failure, and nothing that another press would change: it stays on the sheet. */
function isNothingLeft(error: unknown): error is ApiError {
  const { code, status } = ERRORS.nothingLeftToAsk
  return error instanceof ApiError && error.code === code && error.status === status
}
