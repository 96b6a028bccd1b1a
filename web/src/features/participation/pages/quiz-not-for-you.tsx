import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { clearSession, personIn, useSession } from '#web/lib/session.ts'

/** Unknown, or not for this person: the answer does not tell which. */
export function QuizNotForYou({ quizId }: { quizId: string }) {
  const { t } = useTranslation('participation')
  const email = personIn(useSession())?.email
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  usePageTitle(t('notFound.title'))

  const leave = async () => {
    setIsLeaving(true)
    await clearSession()
    await navigate({ to: '/login', search: { returnTo: `/quiz/${quizId}` } })
  }
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notFound.title')}
      sentence={email ? t('notFound.sentence', { email }) : t('notFound.unnamed')}
      action={
        <>
          <ButtonLink to="/invitation" search={{ quiz: quizId }}>
            {t('notFound.request')}
          </ButtonLink>
          <Button variant="default" loading={isLeaving} onClick={leave}>
            {t('notFound.otherAddress')}
          </Button>
        </>
      }
    />
  )
}
