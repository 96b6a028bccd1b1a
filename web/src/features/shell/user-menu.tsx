import { Box, Center, Flex, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { User } from '@probant/contract/users'
import { IconSelector } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FetchedMenu } from '#web/components/menu/fetched-menu.tsx'
import classes from './user-menu.module.css'

const loadEntries = () => import('./user-menu-entries.tsx')

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('dashboard')
  return (
    <FetchedMenu load={loadEntries} opens="menu" user={user}>
      <UnstyledButton className={classes.target}>
        <VisuallyHidden>{t('navigation.account.menu')}</VisuallyHidden>
        <Center
          component="span"
          flex="none"
          w={34}
          h={34}
          bd="1.5px solid var(--primary)"
          bdrs="50%"
          bg="var(--card)"
          c="var(--primary)"
          ff="heading"
          fw={680}
          aria-hidden="true"
        >
          {user.username.slice(0, 1).toUpperCase()}
        </Center>
        <Flex component="span" className={classes.person} direction="column" flex={1} miw={0} lh={1.3}>
          <Text component="span" truncate inherit fw={600}>
            {user.username}
          </Text>
          <Text component="span" truncate inherit c="dimmed" fz="xs">
            {user.email}
          </Text>
        </Flex>
        <Box component="span" visibleFrom="md" c="dimmed" lh={0}>
          <IconSelector size={18} stroke={1.5} aria-hidden="true" />
        </Box>
      </UnstyledButton>
    </FetchedMenu>
  )
}
