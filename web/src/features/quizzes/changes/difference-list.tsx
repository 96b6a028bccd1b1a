import { Box, Flex } from '@mantine/core'
import type { WordingChange } from '@probant/contract/quizzes/wording-changes'
import { LETTERS } from '@probant/kinds/letters'
import { useTranslation } from 'react-i18next'
import classes from './difference-list.module.css'
import { type Piece, wordDifference } from './word-difference.ts'

interface DifferenceListProps {
  changes: readonly WordingChange[]
  /** Of the quiz: its words are read in it. */
  lang: string
}

/** What was written, and what stands there instead: text by text, with the words marked that differ. */
export function DifferenceList({ changes, lang }: DifferenceListProps) {
  const { t } = useTranslation('quiz')
  return (
    <Flex component="dl" direction="column" gap="md" m={0}>
      {changes.map((change) => {
        const { part, place } = change
        const { before, after } = wordDifference(change.before, change.after)
        const letter = LETTERS[place ?? 0] ?? ''
        return (
          <div key={`${part} ${place}`}>
            <Box component="dt" mb={4} fw={560}>
              {part === 'answer' ? t('changes.parts.answer', { letter }) : t(`changes.parts.${part}`)}
            </Box>
            <Flex component="dd" {...VERSION} bdrs="8px 8px 0 0">
              <Box component="span" flex="none" w={56} c="dimmed" fz="xs" lh="24px">
                {t('changes.difference.before')}
              </Box>
              <Words pieces={before} as="del" lang={lang} />
            </Flex>
            <Flex component="dd" {...VERSION} mt={-1} bdrs="0 0 8px 8px">
              <Box component="span" flex="none" w={56} c="dimmed" fz="xs" lh="24px">
                {t('changes.difference.after')}
              </Box>
              <Words pieces={after} as="ins" lang={lang} />
            </Flex>
          </div>
        )
      })}
    </Flex>
  )
}
const VERSION = { className: 'card', gap: 'sm', m: 0, py: 'xs', px: 'sm' }

function Words({ pieces, as: Mark, lang }: { pieces: Piece[]; as: 'del' | 'ins'; lang: string }) {
  const { t } = useTranslation('quiz')
  if (pieces.length === 0)
    return (
      <Box component="span" c="dimmed" lh="24px">
        {t('changes.difference.nothing')}
      </Box>
    )
  const placed = pieces.map((piece, index) => ({ ...piece, place: index }))
  return (
    <Box
      lang={lang}
      dir="auto"
      component="span"
      className={`${classes.words} breakable`}
      flex={1}
      miw={0}
      ff="var(--font-paper)"
      fz="md"
      lh="24px"
      style={{ whiteSpace: 'pre-wrap' }}
    >
      {placed.map(({ text, isChanged, place }) =>
        isChanged ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
      )}
    </Box>
  )
}
