import { Box, Text } from '@mantine/core'
import { plainWords } from '@probant/contract/item-writing/plain-words'
import type { Question } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import { sourceWords } from '../../source-words.ts'

/** Who made a question, and of what. */
export function QuestionSource({ question }: { question: Question }) {
  const wordsFor = useSourceWords()
  return (
    <Box component="footer" mt="md">
      <Text c="dimmed" size="xs">
        {wordsFor(question)}
      </Text>
      <SourceSentence question={question} />
    </Box>
  )
}

type Explained = Pick<Question, 'sourceSentence' | 'explanation' | 'language'>

/** The sentence of the creator's text that a question rests on; nothing where there is none, or where the explanation says it. */
export function SourceSentence({ question }: { question: Explained }) {
  const { t } = useTranslation('questions')
  if (!question.sourceSentence || isExplained(question)) return null
  return (
    <Box component="figure" m={0} mt="xs">
      <Box component="figcaption" c="dimmed" fz="xs">
        {t('preview.sourceSentence')}
      </Box>
      <Box
        component="blockquote"
        className="breakable"
        m={0}
        mt={2}
        ps="sm"
        ff="var(--font-paper)"
        style={{ borderInlineStart: '3px solid var(--highlight)' }}
        lang={question.language}
      >
        {question.sourceSentence}
      </Box>
    </Box>
  )
}

/** Is it what the explanation quotes, or most of what that repeats? */
function isExplained({ sourceSentence, explanation }: Explained): boolean {
  const source = wordsIn(sourceSentence ?? '')
  const explained = wordsIn(explanation)
  if (explained.includes(source)) return true
  return source.includes(explained) && 2 * explained.length > source.length
}

/** Set apart by spaces, so that one lies within the other as whole words. */
function wordsIn(text: string): string {
  return ` ${plainWords(text).join(' ')} `
}

/** Where a question comes from, in words. */
export function useSourceWords() {
  const { t } = useTranslation('questions')
  return (question: Pick<Question, 'origin' | 'source'>): string => {
    const words = sourceWords(question)
    if (words.key === 'model') return t('source.model', { model: words.model })
    if (words.key === 'importedFrom') return t('source.importedFrom', { format: words.format })
    return t(`source.${words.key}`)
  }
}
