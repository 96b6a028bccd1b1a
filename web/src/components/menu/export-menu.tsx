import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'

interface ExportMenuProps {
  label: string
  isPending: boolean
  files: readonly { key: string; label: string; onSave: () => void }[]
}

/** What can be had as a file. */
export function ExportMenu({ label, isPending, files }: ExportMenuProps) {
  return (
    <Menu position="bottom-end" width={264} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ key, label: name, onSave }) => (
          <Menu.Item key={key} onClick={onSave}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
