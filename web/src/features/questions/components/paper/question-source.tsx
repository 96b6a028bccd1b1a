import { Box, Text } from '@mantine/core'
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

/** The sentence of the creator's text that a question rests on; nothing where there is none. */
export function SourceSentence({ question }: { question: Pick<Question, 'sourceSentence' | 'language'> }) {
  const { t } = useTranslation('questions')
  if (!question.sourceSentence) return null
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
