import { ActionIcon, Box, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Which rows of how many, and the way to the others; nothing where all fit on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (total <= pageSize && page === 1) return null

  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap" mt="md" c="dimmed">
      <Box component="span" className="tabular" me="xs">
        {t('pages.range', {
          from: formatNumber(locale, from),
          to: formatNumber(locale, to),
          total: formatNumber(locale, total),
        })}
      </Box>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('pages.next')}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  )
}
