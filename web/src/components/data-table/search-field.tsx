import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  /** Called once the typing pauses. */
  onSearch: (search: string) => void
}

const PAUSE_MS = 250

export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Changed from outside, by the way back or a cleared filter: then that is what stands here.
  if (known !== value) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const searchSoon = useDebouncedCallback(onSearch, PAUSE_MS)
  const searchNow = (text: string) => {
    searchSoon.cancel()
    onSearch(text)
  }
  const clear = () => {
    setTyped('')
    searchNow('')
  }
  /** The field may stand in a form, which Enter would send off. */
  const searchAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    searchNow(typed)
  }
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        searchSoon(event.currentTarget.value)
      }}
      onKeyDown={searchAtEnter}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('actions.clear')} onClick={clear} />}
    />
  )
}
