import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatTime, readerZone } from '#web/lib/day-and-time.ts'
import { isDraft } from '../../use-draft-saver.ts'
import type { QuizDraftState } from '../../use-quiz-draft.ts'

const NAMED = ['title', 'startsAt', 'endsAt', 'durationMinutes', 'instructions', 'sections'] as const

interface SaveWords {
  sentence: string
  /** Left out where there is little room. */
  detail?: string
}

/** Whether it is saved, and why not. */
export function useSaveWords({ status, quiz, document, isKept }: QuizDraftState): SaveWords {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const kept = isKept() ? t('save.kept') : t('save.notKept')

  switch (status.kind) {
    case 'idle':
      if (!quiz) return { sentence: document.title ? t('save.never') : '' }
      return { sentence: t('save.saved', { time: formatTime(locale, quiz.updatedAt, readerZone()) }) }
    case 'waiting':
      return { sentence: isDraft(quiz) ? t('save.saving') : t('save.unsaved') }
    case 'saving':
      return { sentence: t('save.saving') }
    case 'unreachable':
      return { sentence: status.isOffline ? t('save.offline') : t('save.failed'), detail: kept }
    case 'invalid': {
      if (!quiz && document.title.trim() === '') return { sentence: t('save.untitled'), detail: kept }
      const [first = ''] = Object.keys(status.fields)
      const field = NAMED.find((name) => name === first.split('.')[0])
      return { sentence: t(`save.mend.${field ?? 'other'}`), detail: kept }
    }
    case 'stopped':
      if (status.why === 'conflict') return { sentence: t('save.conflict'), detail: kept }
      return { sentence: t('save.refused', { reason: status.message }), detail: kept }
  }
}
