import { ERRORS } from '@probant/contract/errors'
import type { Delivery } from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions/question'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import type { GenerationView } from '../../generation-view.ts'
import { useDropDelivery, useKeepDelivery, useRegenerateDelivery } from '../../mutations.ts'
import classes from './desk.module.css'
import { BlankSheet, Sheet } from './sheet.tsx'
import type { Deed } from './sheet-actions.tsx'

interface SheetsProps {
  generation: GenerationView
  paper: (question: Question) => ReactNode
  onEdit: (questionId: string) => void
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
}

/** The questions in their order, the next one half written while it is on its way. */
export function Sheets({ generation, paper, onEdit, showLimit }: SheetsProps) {
  const list = useRef<HTMLOListElement>(null)
  const { pendingOf, exhaustedOf, keep, again, drop } = useSheetDeeds({ generation, list, showLimit })
  const [isWarned, setIsWarned] = useState(false)
  const [dropping, setDropping] = useState<Delivery>()

  const dropAfterWarning = (delivery: Delivery) => (isWarned ? drop(delivery) : setDropping(delivery))
  const confirm = (delivery: Delivery) => {
    setIsWarned(true)
    setDropping(undefined)
    drop(delivery)
  }
  return (
    <>
      <ol className={classes.sheets} ref={list}>
        {generation.deliveries.map((delivery) => (
          <Sheet
            key={delivery.question.id}
            delivery={delivery}
            paper={paper(delivery.question)}
            pending={pendingOf(delivery.question.id)}
            exhausted={exhaustedOf(delivery.question.id)}
            onKeep={() => keep(delivery)}
            onEdit={() => onEdit(delivery.question.id)}
            onAgain={() => again(delivery)}
            onDrop={() => dropAfterWarning(delivery)}
          />
        ))}
        {generation.status === 'running' && <BlankSheet />}
      </ol>
      <DropWarning delivery={dropping} onClose={() => setDropping(undefined)} onConfirm={confirm} />
    </>
  )
}

interface DropWarningProps {
  delivery: Delivery | undefined
  onClose: () => void
  onConfirm: (delivery: Delivery) => void
}

/** Said once: what is dropped is gone, and stays counted. */
function DropWarning({ delivery, onClose, onConfirm }: DropWarningProps) {
  const { t } = useTranslation('generation')
  return (
    <ConfirmDialog
      isOpen={delivery !== undefined}
      onClose={onClose}
      title={t('dropping.title', { number: delivery?.number })}
      confirm={t('dropping.confirm')}
      isDangerous
      onConfirm={() => delivery && onConfirm(delivery)}
    >
      {t('dropping.sentence')}
    </ConfirmDialog>
  )
}

interface SheetDeedsOptions {
  generation: GenerationView
  list: RefObject<HTMLOListElement | null>
  showLimit: (error: unknown) => boolean
}

/** Keeping, dropping and making anew, several sheets at once if somebody is quick. */
function useSheetDeeds({ generation, list, showLimit }: SheetDeedsOptions) {
  const { t } = useTranslation('generation')
  const keeping = useKeepDelivery(generation.id)
  const regenerating = useRegenerateDelivery(generation.id)
  const dropping = useDropDelivery(generation.id)
  const [pending, setPending] = useState<Record<string, Deed | undefined>>({})
  const [exhausted, setExhausted] = useState<Record<string, string>>({})

  async function doTo(delivery: Delivery, deed: Deed, work: (questionId: string) => Promise<unknown>) {
    const { number, question } = delivery
    setPending((all) => ({ ...all, [question.id]: deed }))
    try {
      await work(question.id)
      focusSheet(deed === 'drop' ? nextTo(number) : number)
    } catch (error) {
      if (isNothingLeft(error))
        return setExhausted((all) => ({ ...all, [question.id]: nothingLeftLike(question) }))
      const message = error instanceof Error ? error.message : ''
      if (!showLimit(error)) toast.error(t('sheet.failed', { number, message }))
    } finally {
      setPending((all) => ({ ...all, [question.id]: undefined }))
    }
  }

  /** Of its kind there is no other: that says nothing of the rest of the request. */
  function nothingLeftLike({ type, difficulty }: Question): string {
    const kind = {
      type: t(`nothingLeft.types.${type}`),
      difficulty: t(`nothingLeft.difficulties.${difficulty}`),
    }
    return t(generation.hasText ? 'nothingLeft.inText' : 'nothingLeft.onSubject', kind)
  }

  /** The button that was pressed is gone; the focus stays near it, unless it went elsewhere meanwhile. */
  function focusSheet(number: number | undefined): void {
    requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement !== document.body && activeElement?.isConnected) {
        const isNear = list.current?.contains(activeElement) && activeElement.matches(':disabled')
        if (!isNear) return
      }
      list.current?.querySelector<HTMLElement>(`[data-sheet="${number}"] h4`)?.focus()
    })
  }

  function nextTo(number: number): number | undefined {
    const others = generation.deliveries
      .map((delivery) => delivery.number)
      .filter((other) => other !== number)
    return others.find((other) => other > number) ?? others.at(-1)
  }

  return {
    pendingOf: (questionId: string) => pending[questionId],
    /** Why there is no other question in this one's place. */
    exhaustedOf: (questionId: string) => exhausted[questionId],
    keep: (delivery: Delivery) => void doTo(delivery, 'keep', keeping.mutateAsync),
    again: (delivery: Delivery) => void doTo(delivery, 'again', regenerating.mutateAsync),
    drop: (delivery: Delivery) => void doTo(delivery, 'drop', dropping.mutateAsync),
  }
}

/** No failure, and nothing that another press would change: it stays on the sheet. */
function isNothingLeft(error: unknown): error is ApiError {
  const { code, status } = ERRORS.nothingLeftToAsk
  return error instanceof ApiError && error.code === code && error.status === status
}
