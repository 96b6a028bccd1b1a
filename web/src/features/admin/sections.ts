import {
  IconArticle,
  IconBuilding,
  IconChartLine,
  IconHistory,
  IconLicense,
  IconMail,
  IconPencilBolt,
  IconUsers,
} from '@tabler/icons-react'

/** The rooms of the administration, in the order of its menu. */
export const SECTIONS = [
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
export function sectionAt(pathname: string): (typeof SECTIONS)[number] | undefined {
  const path = pathname.replace(/\/+$/, '')
  return SECTIONS.find(({ to }) => path === to || (to !== '/admin' && path.startsWith(`${to}/`)))
}
