import { Button, Menu } from '@mantine/core'
import type { ExportedWhat } from '@probant/contract/exchange/export'
import type { QuestionFilter } from '@probant/contract/questions/filter'
import type { Question } from '@probant/contract/questions/question'
import { IconChevronDown, IconDownload, IconFileImport } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { MenuLink } from '#web/components/menu/menu-link.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { PrintLink } from '#web/features/questions/components/print/print-link.tsx'

const loadDialog = () => import('../components/exporting/export-dialog.tsx')
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

interface BankMenuProps {
  /** What the list shows now. */
  filter: Partial<QuestionFilter>
  total: number | undefined
}

/** In the header of the bank: in from a file, and out of what is shown. */
export function BankMenu({ filter, total }: BankMenuProps) {
  const { t } = useTranslation('exchange')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
          >
            {t('bank.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuLink to="/dashboard/import" leftSection={<IconFileImport {...ICON} />}>
            {t('bank.import')}
          </MenuLink>
          <Menu.Item
            leftSection={<IconDownload {...ICON} />}
            disabled={!total}
            onClick={() => setIsOpen(true)}
          >
            {t('bank.exportFound', { count: total ?? 0 })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BankExport
        what={{ kind: 'found', filter }}
        print={<PrintLink filter={filter}>{t('export.print')}</PrintLink>}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

/** Where the bank is empty: another way to the first questions. */
export function ImportLink() {
  const { t } = useTranslation('exchange')
  return (
    <ButtonLink variant="default" to="/dashboard/import" leftSection={<IconFileImport {...ICON} />}>
      {t('bank.import')}
    </ButtonLink>
  )
}

interface ExportChosenProps {
  questions: Question[]
  /** Among which they were chosen. */
  filter: Partial<QuestionFilter>
}

/** What can be done with several questions: take them elsewhere. */
export function ExportChosen({ questions, filter }: ExportChosenProps) {
  const { t } = useTranslation('exchange')
  const [isOpen, setIsOpen] = useState(false)
  const questionIds = questions.map(({ id }) => id)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload {...ICON} />}
        onClick={() => setIsOpen(true)}
      >
        {t('bank.export')}
      </Button>
      <BankExport
        what={{ kind: 'questions', questionIds }}
        print={
          <PrintLink filter={filter} questionIds={questionIds}>
            {t('export.print')}
          </PrintLink>
        }
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

interface BankExportProps {
  what: ExportedWhat
  print: ReactNode
  isOpen: boolean
  onClose: () => void
}

function BankExport(props: BankExportProps) {
  const { t } = useTranslation('exchange')
  return <FetchedDialog load={loadDialog} title={t('bank.fileName')} {...props} />
}
