import { Alert, Button, Flex, Group } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconHistory, IconLock } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { editRefusal } from '#web/features/quizzes/components/why-not.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { isDraft } from '../document/document.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'

/** This browser still had something: it is in the form, or can be put there. */
export function LocalNotice({ draft }: { draft: QuizDraftState }) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  const { notice, status } = draft
  if (!notice) return null
  const { kind, keptAt, document } = notice
  const title = document.title || t('form.untitled')
  const exchange = () => {
    if (!draft.exchange()) toast.error(t('form.conflict.noSpace'))
  }
  const when = formatMoment(locale, keptAt, { timeZone: readerZone(), now })
  return (
    <Alert
      color="ink"
      role="status"
      icon={<IconHistory size={20} stroke={1.5} aria-hidden="true" />}
      title={t(`form.local.${kind}.title`)}
    >
      <Group gap="8px 16px" justify="space-between">
        <span>
          {kind === 'restored' && isDraft(draft.quiz)
            ? t('form.local.restored.sentenceSaving', { when })
            : t(`form.local.${kind}.sentence`, { when, title })}
        </span>
        <Flex component="span" gap="xs" wrap="wrap">
          <Button
            size="xs"
            variant="default"
            // A quiz must not take the place of another that is on its way.
            disabled={kind === 'leftover' && status.kind === 'saving'}
            onClick={(event) => isFirst(event) && exchange()}
          >
            {t(`form.local.${kind}.exchange`)}
          </Button>
          <Button size="xs" variant="subtle" onClick={(event) => isFirst(event) && draft.closeNotice()}>
            {t(`form.local.${kind}.close`)}
          </Button>
        </Flex>
      </Group>
    </Alert>
  )
}

/** The next notice comes into the same place: a double click must not decide on that as well. */
function isFirst({ detail }: MouseEvent): boolean {
  return detail < 2
}

/** Why nothing can be changed here, and what can be done instead. */
export function ReadOnlyNotice({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz')
  const reason = editRefusal(quiz, useUser().id) ?? 'inactive'
  const params = { quizId: quiz.id }
  return (
    <Alert icon={<IconLock size={20} stroke={1.5} aria-hidden="true" />} title={t('form.readOnly.title')}>
      <Group gap="8px 16px" justify="space-between">
        <span>{t(`form.readOnly.${reason}`, { name: quiz.creator.name })}</span>
        <Flex component="span" gap="xs" wrap="wrap">
          {quiz.can.duplicate && (
            <ButtonLink size="xs" variant="default" to="/dashboard/duplicate/$quizId" params={params}>
              {t('form.readOnly.duplicate')}
            </ButtonLink>
          )}
          <ButtonLink size="xs" variant="default" to="/dashboard/view/$quizId" params={params}>
            {t('form.readOnly.view')}
          </ButtonLink>
        </Flex>
      </Group>
    </Alert>
  )
}
