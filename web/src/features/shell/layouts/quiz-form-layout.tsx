import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#web/components/brand/wordmark.tsx'
import { Main } from '#web/components/layout/main.tsx'
import { useUser } from '#web/lib/session.ts'
import { destinationsFor } from '../destinations.ts'
import { Shortcuts } from '../shortcuts.tsx'
import { usePalette } from '../use-palette.tsx'
import { UserMenu } from '../user-menu.tsx'
import classes from './quiz-form-layout.module.css'

/** A quiz is written like a document: nothing beside it but the way out. The keys lead anywhere all the same. */
export function QuizFormLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('navigation')
  const user = useUser()
  const destinations = destinationsFor(user)
  const { palette } = usePalette(destinations)
  return (
    <div>
      <header className={classes.bar}>
        <Link to="/dashboard/quiz" search={{ show: 'drafts' }} className={classes.leave}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
          {t('quizForm.leave')}
        </Link>
        <Mark size={28} />
        <div className={classes.account}>
          <UserMenu user={user} />
        </div>
      </header>
      <Main className={classes.main}>{children}</Main>
      {palette}
      <Shortcuts destinations={destinations} />
    </div>
  )
}
