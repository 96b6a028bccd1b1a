import '@mantine/spotlight/styles.layer.css'
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import {
  IconBuilding,
  IconHome2,
  IconKeyboard,
  IconLanguage,
  IconPlus,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLocale } from '#web/features/users/mutations.ts'
import { useSwitchWorkspace } from '#web/features/workspaces/mutations.ts'
import { workspaceListQuery } from '#web/features/workspaces/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import classes from './command-palette.module.css'
import type { Destination } from './destinations.ts'
import { openShortcutSheet } from './shortcut-sheet.tsx'
import { useFoundActions } from './use-found-actions.tsx'
import { useStayAfterSwitch } from './use-stay-after-switch.ts'

const [paletteStore, palette] = createSpotlight()

interface CommandPaletteProps {
  destinations: readonly Destination[]
  /** How often it was asked for: it opens each time. From the first time on it hears its keys by itself. */
  asked: number
}

/** Ctrl or Cmd K: the fastest way to anywhere. */
export default function CommandPalette({ destinations, asked }: CommandPaletteProps) {
  const { t } = useTranslation('navigation')
  const [typed, setTyped] = useState('')
  const groups = useActionGroups(destinations, typed)
  useEffect(() => {
    if (asked > 0) palette.open()
  }, [asked])
  return (
    <Spotlight
      store={paletteStore}
      actions={groups}
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod + K"
      tagsToIgnore={[]}
      nothingFound={t('palette.nothing')}
      scrollable
      maxHeight={420}
      classNames={classes}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.5} aria-hidden="true" />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.open'),
      }}
    />
  )
}

function useActionGroups(destinations: readonly Destination[], typed: string): SpotlightActionGroupData[] {
  const { t } = useTranslation('navigation')
  const navigate = useNavigate()
  const changeLocale = useChangeLocale()
  const locale = useLocale()
  const workspaces = useWorkspaceActions()
  const found = useFoundActions(typed)
  return [
    {
      group: t('palette.pages'),
      actions: [
        ...destinations.map(({ name, to, icon: Icon }) => ({
          id: name,
          label: t(name),
          description: t(`palette.descriptions.${name}`),
          leftSection: <Icon size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to }),
        })),
        {
          id: 'createQuiz',
          label: t('createQuiz'),
          leftSection: <IconPlus size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/dashboard/create' }),
        },
        {
          id: 'home',
          label: t('palette.home'),
          leftSection: <IconHome2 size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => void navigate({ to: '/' }),
        },
      ],
    },
    ...(found.length > 0 ? [{ group: t('palette.found'), actions: found }] : []),
    ...(workspaces.length > 0 ? [{ group: t('palette.workspaces'), actions: workspaces }] : []),
    {
      group: t('palette.settings'),
      actions: [
        {
          id: 'language',
          label: t('palette.switchLanguage'),
          leftSection: <IconLanguage size={20} stroke={1.5} aria-hidden="true" />,
          onClick: () => changeLocale.mutate(locale === 'en' ? 'fr' : 'en'),
        },
      ],
    },
    {
      group: t('palette.help'),
      actions: [
        {
          id: 'shortcuts',
          label: t('palette.shortcuts'),
          leftSection: <IconKeyboard size={20} stroke={1.5} aria-hidden="true" />,
          onClick: openShortcutSheet,
        },
      ],
    },
  ]
}

/** The other workspaces that are open to one, as commands. */
function useWorkspaceActions(): SpotlightActionData[] {
  const { t } = useTranslation('navigation')
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
        label: kind === 'personal' ? t('palette.switchToPersonal') : t('palette.switchTo', { name }),
        leftSection: <Icon size={20} stroke={1.5} aria-hidden="true" />,
        onClick: () => void switchTo(ref),
      }
    })
}
