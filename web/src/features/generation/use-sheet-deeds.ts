import { ERRORS } from '@probant/contract/errors'
import type { Delivery } from '@probant/contract/generation'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ApiError } from '#web/lib/api-error.ts'
import type { Deed } from './components/desk/sheet-actions.tsx'
import type { GenerationView } from './generation-view.ts'
import { useDropDelivery, useKeepDelivery, useRegenerateDelivery } from './mutations.ts'

interface SheetDeedsOptions {
  generation: GenerationView
  list: RefObject<HTMLOListElement | null>
  showLimit: (error: unknown) => boolean
}

/** Keeping, dropping and making anew, several sheets at once if somebody is quick. */
export function useSheetDeeds({ generation, list, showLimit }: SheetDeedsOptions) {
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
      if (isNothingLeft(error)) return setExhausted((all) => ({ ...all, [question.id]: error.message }))
      const message = error instanceof Error ? error.message : ''
      if (!showLimit(error)) toast.error(t('sheet.failed', { number, message }))
    } finally {
      setPending((all) => ({ ...all, [question.id]: undefined }))
    }
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
