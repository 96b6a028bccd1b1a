import { Flex } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Destination } from '../destinations.ts'
import classes from './dashboard-layout.module.css'

interface NavigationListProps {
  destinations: readonly Destination[]
  onNavigate?: () => void
}

export function NavigationList({ destinations, onNavigate }: NavigationListProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Flex component="ul" className="plain" direction="column" gap={2}>
      {destinations.map(({ name, to, icon: Icon }) => (
        <li key={name}>
          <Link
            to={to}
            className={classes.link}
            activeOptions={{ exact: to === '/dashboard' }}
            activeProps={{ 'data-active': true }}
            onClick={onNavigate}
          >
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            <span>{t(`navigation.${name}`)}</span>
          </Link>
        </li>
      ))}
    </Flex>
  )
}
