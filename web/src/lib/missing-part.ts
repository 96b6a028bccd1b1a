import { i18n } from '#web/i18n/i18n.ts'
import { isOutdated } from './new-version.ts'
import { toast } from './toast.ts'

/**
 * A part of the page that is fetched when it is wanted did not come: says why, and what helps. After a deployment its file
 * is gone, and trying again would lead nowhere.
 */
export async function tellMissingPart(): Promise<void> {
  if (navigator.onLine === false) toast.error(i18n.t('messages.offline'))
  else if (await isOutdated()) offerReload()
  else toast.error(i18n.t('messages.unreachable'))
}

/** An offer, which waits for as long as the person likes. */
export function offerReload(): void {
  toast(i18n.t('messages.newVersion'), {
    // Offered twice, it stands there once.
    id: 'new-version',
    description: i18n.t('messages.newVersionHint'),
    duration: Number.POSITIVE_INFINITY,
    action: { label: i18n.t('actions.reload'), onClick: () => location.reload() },
  })
}
