import { Flex, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { User } from '@probant/contract/users'
import { IconSelector } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FetchedMenu } from '#web/components/menu/fetched-menu.tsx'
import classes from './user-menu.module.css'

const loadEntries = () => import('./user-menu-entries.tsx')

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('navigation')
  return (
    <FetchedMenu load={loadEntries} opens="menu" user={user}>
      <UnstyledButton className={classes.target}>
        <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
        <span className={classes.initial} aria-hidden="true">
          {user.username.slice(0, 1).toUpperCase()}
        </span>
        <Flex component="span" className={classes.person} direction="column" flex={1} miw={0} lh={1.3}>
          <Text component="span" truncate inherit fw={600}>
            {user.username}
          </Text>
          <Text component="span" truncate inherit c="dimmed" fz="xs">
            {user.email}
          </Text>
        </Flex>
        <IconSelector
          className={classes.chevron}
          color="var(--ink-soft)"
          size={18}
          stroke={1.5}
          aria-hidden="true"
        />
      </UnstyledButton>
    </FetchedMenu>
  )
}
