import type { ResponseOf } from '@probant/contract/endpoint'
import type { OwnWindow, setOwnWindow } from '@probant/contract/participants/own-window'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useSpanWords } from './own-time-fields.tsx'

/** For how many it is set, who was passed over, and to how many a mail goes: in one breath. */
export function useSaySet(quizZone: string, deliversMail: boolean) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const said = useSpanWords(quizZone)
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
  return (window: OwnWindow | null, report: ResponseOf<typeof setOwnWindow>) => {
    const { count, passedOver, told, untold } = report
    const words = [
      window
        ? t('ownTime.done', { ...counted(count), when: said(window) })
        : t('ownTime.removed', counted(count)),
      passedOver > 0 && t('ownTime.passedOver', counted(passedOver)),
      told > 0 && t(deliversMail ? 'selection.grant.told' : 'selection.grant.toldKept', counted(told)),
      untold > 0 && t('selection.grant.untold', counted(untold)),
    ]
    const say = untold > 0 || passedOver > 0 ? toast.warning : toast.success
    say(words.filter(Boolean).join(' '))
  }
}
