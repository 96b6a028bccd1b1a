import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import {
  IconBuilding,
  IconChartLine,
  IconFileImport,
  IconHome2,
  IconKeyboard,
  IconLanguage,
  IconMoon,
  IconPlus,
  IconRoute,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChangeLocale } from '#web/features/users/mutations.ts'
import { useSwitchWorkspace } from '#web/features/workspaces/mutations.ts'
import { workspaceListQuery } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import type { Destination } from './destinations.ts'
import { openShortcutSheet } from './shortcuts.tsx'
import { useFoundActions } from './use-found-actions.tsx'
import { useStayAfterSwitch } from './use-stay-after-switch.ts'

/** What the palette offers for what was typed. */
export function usePaletteActions(
  destinations: readonly Destination[],
  typed: string,
): SpotlightActionGroupData[] {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const changeLocale = useChangeLocale()
  const locale = useLocale()
  const workspaces = useWorkspaceActions()
  const found = useFoundActions(typed)
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const SchemeIcon = isDark ? IconSun : IconMoon
  return [
    {
      group: t('navigation.palette.pages'),
      actions: [
        ...destinations.map(({ name, to, icon: Icon }) => ({
          id: name,
          label: t(`navigation.${name}`),
          description: t(`navigation.palette.descriptions.${name}`),
          leftSection: <Icon size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to }),
        })),
        {
          id: 'createQuiz',
          label: t('navigation.createQuiz'),
          leftSection: <IconPlus size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/dashboard/create' }),
        },
        {
          id: 'ownResults',
          label: t('navigation.ownResults'),
          leftSection: <IconChartLine size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/dashboard/results' }),
        },
        {
          id: 'import',
          label: t('navigation.palette.import'),
          keywords: t('navigation.palette.importWords'),
          leftSection: <IconFileImport size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/dashboard/import' }),
        },
        {
          id: 'home',
          label: t('navigation.palette.home'),
          leftSection: <IconHome2 size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/' }),
        },
      ],
    },
    ...(workspaces.length > 0 ? [{ group: t('navigation.palette.workspaces'), actions: workspaces }] : []),
    {
      group: t('navigation.palette.settings'),
      actions: [
        {
          id: 'language',
          label: t('navigation.palette.switchLanguage'),
          leftSection: <IconLanguage size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => changeLocale.mutate(locale === 'en' ? 'fr' : 'en'),
        },
        {
          id: 'color-scheme',
          label: t(isDark ? 'navigation.palette.toLight' : 'navigation.palette.toDark'),
          keywords: t('navigation.palette.colorWords'),
          leftSection: <SchemeIcon size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => setColorScheme(isDark ? 'light' : 'dark'),
        },
      ],
    },
    {
      group: t('navigation.palette.help'),
      actions: [
        {
          id: 'tour',
          label: t('navigation.palette.tour'),
          leftSection: <IconRoute size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/dashboard/create', search: { tour: 'yes' } }),
        },
        {
          id: 'shortcuts',
          label: t('navigation.palette.shortcuts'),
          leftSection: <IconKeyboard size={20} stroke={1.5} aria-hidden="true" />,
          onClick: openShortcutSheet,
        },
      ],
    },
    // After the commands that fit: there is always something to be looked for.
    ...(found.length > 0 ? [{ group: t('navigation.palette.found'), actions: found }] : []),
  ]
}

/** The other workspaces that are open to one, as commands. */
function useWorkspaceActions(): SpotlightActionData[] {
  const { t } = useTranslation('dashboard')
  const current = useWorkspaceRef()
  const { data: workspaces = [] } = useQuery(workspaceListQuery)
  const switchWorkspace = useSwitchWorkspace()
  const stay = useStayAfterSwitch()
  const switchTo = async (ref: WorkspaceRef) => {
    const isThere = await switchWorkspace.mutateAsync(ref).catch(() => undefined)
    if (isThere) stay()
  }
  return workspaces
    .filter(({ ref, isOpen }) => isOpen && ref !== current)
    .map(({ ref, kind, name }) => {
      const Icon = kind === 'personal' ? IconUser : IconBuilding
      return {
        id: `workspace-${ref}`,
        label:
          kind === 'personal'
            ? t('navigation.palette.switchToPersonal')
            : t('navigation.palette.switchTo', { name }),
        leftSection: <Icon size={20} stroke={1.5} aria-hidden="true" />,
        onClick: () => void switchTo(ref),
      }
    })
}
