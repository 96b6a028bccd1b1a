import {
  IconAdjustments,
  IconChartBar,
  IconClipboardText,
  IconCreditCard,
  IconHome2,
  IconMessageQuestion,
  IconPlugConnected,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'

/** Where one can go from anywhere, with the letter that goes there after `g`. */
export const DESTINATIONS = [
  { name: 'dashboard', to: '/dashboard', letter: 'd', icon: IconHome2 },
  { name: 'quizzes', to: '/dashboard/quiz', letter: 'q', icon: IconClipboardText },
  { name: 'questions', to: '/dashboard/questions', letter: 'n', icon: IconMessageQuestion },
  { name: 'groups', to: '/dashboard/group', letter: 'g', icon: IconUsersGroup },
  { name: 'members', to: '/dashboard/members', letter: 'm', icon: IconUsers },
  { name: 'usage', to: '/dashboard/usage', letter: 'u', icon: IconChartBar },
  { name: 'billing', to: '/dashboard/billing', letter: 'b', icon: IconCreditCard },
  { name: 'connections', to: '/dashboard/connections', letter: 'c', icon: IconPlugConnected },
  { name: 'settings', to: '/setting', letter: 's', icon: IconSettings },
  { name: 'admin', to: '/admin', letter: 'a', icon: IconAdjustments },
] as const

export type Destination = (typeof DESTINATIONS)[number]

/** Administration is nobody's business but an administrator's. */
export function destinationsFor({ isAdmin }: { isAdmin: boolean }): readonly Destination[] {
  return isAdmin ? DESTINATIONS : DESTINATIONS.filter(({ name }) => name !== 'admin')
}
