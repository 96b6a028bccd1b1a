import { useComputedColorScheme } from '@mantine/core'
import { TOAST } from '@probant/contract/limits'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner } from 'sonner'
import classes from './toaster.module.css'

export function Toaster() {
  const { t } = useTranslation()
  const colorScheme = useComputedColorScheme('light')
  return (
    <Sonner
      className={classes.toaster}
      position="top-center"
      theme={colorScheme}
      duration={TOAST.durationMs}
      visibleToasts={TOAST.visible}
      style={{ '--width': `${TOAST.widthPx}px` } as CSSProperties}
      toastOptions={{ closeButtonAriaLabel: t('actions.close') }}
      closeButton
    />
  )
}
