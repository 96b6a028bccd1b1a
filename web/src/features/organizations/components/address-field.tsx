import { Box, CloseButton, Flex, Input, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconMail, IconUserCheck } from '@tabler/icons-react'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addressesIn, splitDraft } from '#web/lib/address-list.ts'
import type { AddressState, JudgedAddress } from '../invitees.ts'
import classes from './address-field.module.css'

interface AddressFieldProps {
  input: RefObject<HTMLInputElement | null>
  invitees: JudgedAddress[]
  /** What is being typed. */
  draft: string
  onDraft: (draft: string) => void
  onAdd: (addresses: string[]) => void
  onRemove: (index: number) => void
  description: string
  error: string | undefined
}

/** Addresses, typed or pasted; each becomes a chip that says what would come of it. */
export function AddressField(props: AddressFieldProps) {
  const { input, invitees, draft, onDraft, onAdd, onRemove, description, error } = props
  const { t } = useTranslation('organizations')
  const id = useId()

  const type = (text: string) => {
    const { complete, rest } = splitDraft(text)
    const addresses = addressesIn(complete)
    if (addresses.length > 0) onAdd(addresses)
    onDraft(rest)
  }
  const finish = () => {
    const addresses = addressesIn(draft)
    if (addresses.length > 0) onAdd(addresses)
    onDraft('')
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // A piece of an address belongs where the caret is.
    if (!/[@\r\n]/.test(text)) return
    event.preventDefault()
    onAdd(addressesIn(draft + text))
    onDraft('')
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Whoever is about to send should find the button where it was.
    const isSending = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    if (!isSending) finish()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && draft.trim()) {
      event.preventDefault()
      finish()
    }
    if (event.key === 'Backspace' && !draft && invitees.length > 0) {
      event.preventDefault()
      edit(invitees.length - 1)
    }
  }
  const edit = (index: number) => {
    onRemove(index)
    onDraft(invitees[index]?.text ?? '')
    input.current?.focus()
  }
  const remove = (index: number) => {
    onRemove(index)
    input.current?.focus()
  }
  return (
    <Input.Wrapper id={id} label={t('invite.addresses')} description={description} error={error}>
      <Flex
        className={classes.box}
        gap={6}
        wrap="wrap"
        mah={240}
        mb={4}
        py={7}
        px="xs"
        bd={`1px solid var(${error ? '--wrong' : '--line-control'})`}
        bdrs="md"
        bg="var(--card)"
        style={{ overflowY: 'auto' }}
      >
        {invitees.length > 0 && (
          <Box component="ul" className="plain" display="contents" aria-label={t('invite.chosen')}>
            {invitees.map((invitee, index) => (
              <AddressChip
                // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand there twice
                key={index}
                {...invitee}
                onEdit={() => edit(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
        )}
        <input
          ref={input}
          id={id}
          className={classes.input}
          data-autofocus
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={invitees.length === 0 ? t('invite.placeholder') : undefined}
          aria-describedby={error ? `${id}-description ${id}-error` : `${id}-description`}
          aria-invalid={Boolean(error) || undefined}
          value={draft}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={press}
          onBlur={leave}
        />
      </Flex>
    </Input.Wrapper>
  )
}

const ICONS = {
  new: IconCheck,
  invalid: IconAlertTriangle,
  duplicate: IconCopy,
  member: IconUserCheck,
  invited: IconMail,
} as const satisfies Record<AddressState, unknown>

interface AddressChipProps extends JudgedAddress {
  /** Takes the address back into the field, to be put right there. */
  onEdit: () => void
  onRemove: () => void
}

function AddressChip({ text, state, onEdit, onRemove }: AddressChipProps) {
  const { t } = useTranslation('organizations')
  const Icon = ICONS[state]
  return (
    <Flex
      component="li"
      className={classes.chip}
      gap={6}
      align="center"
      display="inline-flex"
      maw="100%"
      mih={30}
      p="1px 2px 1px 8px"
      bdrs="sm"
      fz="xs"
      data-state={state}
    >
      <Icon size={14} stroke={2} aria-hidden="true" />
      <UnstyledButton
        className={`${classes.address} breakable`}
        miw={0}
        bdrs="xs"
        fz="inherit"
        aria-label={t('invite.editAddress', { email: text })}
        onClick={onEdit}
      >
        {text}
      </UnstyledButton>
      {state !== 'new' && (
        <Box component="span" flex="none" c="var(--tone)" fw={560}>
          {t(`invite.states.${state}`)}
        </Box>
      )}
      <CloseButton size="sm" aria-label={t('invite.removeAddress', { email: text })} onClick={onRemove} />
    </Flex>
  )
}
