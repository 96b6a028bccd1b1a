import { Badge, Box, Flex, Skeleton, Stack, Title } from '@mantine/core'
import type { Delivery } from '@probant/contract/generation'
import { flawsOf } from '@probant/contract/item-writing/flaws'
import type { Question } from '@probant/contract/questions/question'
import { kindOf } from '@probant/kinds'
import { IconCheck, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardRow } from '#web/components/data-table/card-list.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { KeyCheckWords, KeyMark } from './key-mark.tsx'
import classes from './sheet.module.css'
import { SheetActions, type SheetHandlers } from './sheet-actions.tsx'

interface SheetProps extends SheetHandlers {
  delivery: Delivery
  /** The question as it is printed, with its answer and its source. */
  paper: ReactNode
}

/** A question laid on the desk: what it is, what a pencil says to it, and what to do with it. */
export function Sheet({ delivery, paper, ...handlers }: SheetProps) {
  const { t } = useTranslation('questions')
  const kindName = useKindName()
  const { number, question, isKept, check } = delivery
  const headingId = `sheet-${question.id}`
  const checkId = `${headingId}-check`
  const [isCheckWanted, setCheckWanted] = useState<boolean>()
  // A doubt is read before anybody asks.
  const isCheckExplained = isCheckWanted ?? check?.verdict === 'doubted'
  const isRewriting = handlers.pending === 'again'
  return (
    <CardRow
      className={classes.sheet}
      p={{ base: 16, sm: '20px 24px' }}
      data-kept={isKept || undefined}
      data-sheet={number}
    >
      <article aria-labelledby={headingId}>
        <Flex component="header" gap="4px 12px" align="baseline" wrap="wrap" mb="sm">
          <Title order={4} id={headingId} tabIndex={-1} c="var(--primary)">
            {t('generation.sheet.title', { number })}
          </Title>
          <Box component="span" flex={1} c="dimmed" fz="xs">
            {t('generation.sheet.about', {
              type: kindName(question.type),
              difficulty: t(`difficulties.${question.difficulty}`),
            })}
          </Box>
          {check && !isRewriting && (
            <KeyMark
              check={check}
              number={number}
              controls={checkId}
              isExplained={isCheckExplained}
              onPress={() => setCheckWanted(!isCheckExplained)}
            />
          )}
          {isKept && (
            <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
              {t('generation.sheet.kept')}
            </Badge>
          )}
        </Flex>
        {check && isCheckExplained && !isRewriting && <KeyCheckWords check={check} id={checkId} />}
        {isRewriting ? <Rewriting number={number} /> : paper}
        <MarginNotes number={number} question={question} />
        {handlers.exhausted && (
          <Flex component="p" gap="xs" align="flex-start" mt="md" mb={0} c="dimmed" role="status">
            <IconInfoCircle style={{ marginTop: 2 }} size={18} stroke={1.5} aria-hidden="true" />
            {handlers.exhausted}
          </Flex>
        )}
        <SheetActions delivery={delivery} {...handlers} />
      </article>
    </CardRow>
  )
}

function Rewriting({ number }: { number: number }) {
  const { t } = useTranslation('questions')
  return (
    <div role="status" aria-label={t('generation.sheet.againPending', { number })}>
      <BlankLines />
    </div>
  )
}

/** A sheet that is still being written. */
export function BlankSheet() {
  return (
    <CardRow className={classes.sheet} p={{ base: 16, sm: '20px 24px' }} aria-hidden="true">
      <BlankLines />
    </CardRow>
  )
}

function BlankLines() {
  return (
    <Stack gap="sm">
      <Skeleton height={20} width="80%" />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  )
}

/** What a colleague would pencil beside the sheet: advice with its reason; nothing where there is none. */
function MarginNotes({ number, question }: { number: number; question: Question }) {
  const { t } = useTranslation('questions')
  const { type, language, title, content } = question
  const kind = kindOf(content)
  const answers = kind.proposed?.(kind.write(content)) ?? []
  const flaws = flawsOf({ type, language, title, answers })
  if (flaws.length === 0) return null
  return (
    <Flex
      component="ul"
      className="plain"
      direction="column"
      gap={10}
      mt="md"
      mb={0}
      aria-label={t('generation.sheet.notes', { number })}
    >
      {flaws.map(({ kind, words }) => (
        <Flex
          key={`${kind} ${words}`}
          component="li"
          gap="xs"
          ps={10}
          c="dimmed"
          ff="var(--font-paper)"
          fz="sm"
          fs="italic"
          style={{ borderInlineStart: '2px dashed var(--line-control)' }}
        >
          <IconPencil style={{ marginTop: 3 }} size={16} stroke={1.5} aria-hidden="true" />
          <div>
            <Box component="strong" c="bright" fw={600}>
              {t(`notes.kinds.${kind}.title`)}
            </Box>
            <Box component="p" mt={2} mb={0}>
              {t(`notes.kinds.${kind}.reason`)}
            </Box>
            {words && (
              <Box component="p" mt={2} mb={0}>
                {t('notes.about', { words })}
              </Box>
            )}
          </div>
        </Flex>
      ))}
    </Flex>
  )
}
