import { Box, Button, Flex, Menu } from '@mantine/core'
import {
  IconArticle,
  IconBuilding,
  IconChartLine,
  IconChevronDown,
  IconHistory,
  IconLicense,
  IconMail,
  IconPencilBolt,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './admin-navigation.module.css'

/** A row of links where there is room for their words, else a menu that names where one is. */
export function AdminNavigation({ label }: { label: string }) {
  return (
    // It stays on top while the bar above it scrolls away; the heads of tables stop below it.
    <Flex
      component="nav"
      align="center"
      pos="sticky"
      top={0}
      mih={56}
      px="md"
      bg="var(--paper-shade)"
      style={{ zIndex: 50, borderBlockEnd: '1px solid var(--line)' }}
      aria-label={label}
    >
      <Row />
      <Fold />
    </Flex>
  )
}

function Row() {
  const { t } = useTranslation('admin')
  return (
    <Flex component="ul" className={`${classes.row} plain`} visibleFrom="md" gap={4}>
      {SECTIONS.map(({ name, to }) => (
        <li key={name}>
          <Link
            to={to}
            activeOptions={{ exact: to === '/admin', includeSearch: false }}
            activeProps={{ 'data-active': true }}
          >
            {t(`sections.${name}`)}
          </Link>
        </li>
      ))}
    </Flex>
  )
}

function Fold() {
  const { t } = useTranslation('admin')
  const here = useLocation({ select: ({ pathname }) => sectionAt(pathname) })
  return (
    <Box hiddenFrom="md" flex={1} maw={{ base: 'none', xs: 360 }}>
      <Menu position="bottom-start" width="target" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            fullWidth
            justify="space-between"
            rightSection={<IconChevronDown size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t(`sections.${here?.name ?? 'overview'}`)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SECTIONS.map(({ name, to, icon: Icon }) => (
            <Menu.Item
              key={name}
              component={Link}
              to={to}
              aria-current={name === here?.name ? 'page' : undefined}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t(`sections.${name}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Box>
  )
}

/** The rooms of the administration, in the order of its menu. */
const SECTIONS = [
  { name: 'overview', to: '/admin', icon: IconChartLine },
  { name: 'users', to: '/admin/users', icon: IconUsers },
  { name: 'organizations', to: '/admin/organizations', icon: IconBuilding },
  { name: 'plans', to: '/admin/plans', icon: IconLicense },
  { name: 'generator', to: '/admin/generator', icon: IconPencilBolt },
  { name: 'mails', to: '/admin/mails', icon: IconMail },
  { name: 'content', to: '/admin/content', icon: IconArticle },
  { name: 'audit', to: '/admin/audit', icon: IconHistory },
] as const

/** In which of them does this address lie? */
function sectionAt(pathname: string): (typeof SECTIONS)[number] | undefined {
  const path = pathname.replace(/\/+$/, '')
  return SECTIONS.find(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
}
