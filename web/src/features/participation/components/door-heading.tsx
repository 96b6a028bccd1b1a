import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import type { Door } from '../door.ts'
import classes from './door-heading.module.css'

interface DoorHeadingProps {
  door: Pick<Door, 'title' | 'language' | 'creatorName'>
  /** What leads up to the title. */
  before: string
}

/** Which quiz, and whose. */
export function DoorHeading({ door, before }: DoorHeadingProps) {
  const { t } = useTranslation('participation')
  usePageTitle(door.title)
  return (
    <div>
      <p className={classes.before}>{before}</p>
      <Title order={1} className={classes.title} lang={door.language}>
        {door.title}
      </Title>
      <p className={classes.by}>{t('door.by', { name: door.creatorName })}</p>
    </div>
  )
}
