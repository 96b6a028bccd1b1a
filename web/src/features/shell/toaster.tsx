import { Portal, useComputedColorScheme } from '@mantine/core'
import { TOAST } from '@probant/contract/limits'
import { type CSSProperties, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner, toast } from 'sonner'
import { beginToasting } from '#web/lib/toast.ts'
import classes from './toaster.module.css'

/** Inline, since sonner brings its own style sheet along and would have the last word. */
const LOOK = {
  '--width': `${TOAST.widthPx}px`,
  '--normal-bg': 'var(--card)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': 'var(--radius-card)',
  fontFamily: 'var(--font-text)',
}

/** In the free strip above titles: three lines of words end where a page begins. */
const TOP = { top: 8 }

/** Where the words of `lib/toast.ts` appear. */
export function Toaster() {
  const { t } = useTranslation()
  const colorScheme = useComputedColorScheme('light')
  // After the effects of what is inside, which listens by then.
  useEffect(() => beginToasting(toast), [])
  return (
    // Beside the page, not in it: the page's dialogs would lie above.
    <Portal>
      <Sonner
        className={classes.toaster}
        position="top-center"
        offset={TOP}
        mobileOffset={TOP}
        theme={colorScheme}
        duration={TOAST.durationMs}
        visibleToasts={TOAST.visible}
        style={LOOK as CSSProperties}
        toastOptions={{ closeButtonAriaLabel: t('actions.close') }}
        // Left to itself it asks the page at every drawing, which makes the browser work out all styles anew.
        dir="ltr"
        closeButton
      />
    </Portal>
  )
}
