import { useTranslation } from 'react-i18next'
import { ConnectionStrip } from '#web/components/feedback/connection-strip.tsx'
import { useIsOffline } from '#web/lib/use-is-offline.ts'

/** On every page that the side bar leads to: what it shows may be old, and nothing can be saved. */
export function OfflineStrip() {
  const { t } = useTranslation('dashboard')
  const isOffline = useIsOffline()
  return <ConnectionStrip words={isOffline && t('navigation.offline')} />
}
