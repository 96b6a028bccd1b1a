import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

interface Leaving {
  /** One more that was written otherwise. */
  count: (number: number) => void
  /** Asks first where that work would be lost. */
  ask: (leave: () => void) => void
  dialog: ReactNode
}

/** Whoever has corrected questions of a file and goes without importing them is asked. */
export function useLeavingReview(importId: string): Leaving {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<() => void>()
  const isDecided = useRef(false)
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) =>
      mended.size > 0 && !isDecided.current && !('file' in next.search && next.search.file === importId),
  })
  const isBlocked = blocker.status === 'blocked'
  const stay = () => {
    if (isBlocked) blocker.reset()
    setAsked(undefined)
  }
  const leave = () => {
    if (isBlocked) return blocker.proceed()
    isDecided.current = true
    setAsked(undefined)
    asked?.()
  }
  const words = { count: mended.size, formatted: formatNumber(locale, mended.size) }
  return {
    count: (number) => setMended((now) => new Set(now).add(number)),
    ask: (go) => (mended.size > 0 ? setAsked(() => go) : go()),
    dialog: (
      <ConfirmDialog
        isOpen={isBlocked || asked !== undefined}
        onClose={stay}
        title={t('leave.title')}
        keep={t('leave.stay')}
        confirm={t(asked ? 'leave.lose' : 'leave.leave')}
        isDangerous={asked !== undefined}
        onConfirm={leave}
      >
        {t(asked ? 'leave.lost' : 'leave.kept', words)}
      </ConfirmDialog>
    ),
  }
}
