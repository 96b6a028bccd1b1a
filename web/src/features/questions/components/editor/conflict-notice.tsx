import { Alert, Box, Button, Flex, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { typedDifferences } from '../../question-values.ts'
import type { Conflict, QuestionEditorState } from './use-question-editor.ts'

type Conflicting = Pick<QuestionEditorState, 'conflict' | 'loadNewer' | 'putBack'>

/** Somebody else has saved first. Nothing that was typed is lost by that. */
export function ConflictNotice({ editor }: { editor: Conflicting }) {
  const { t } = useTranslation('questions')
  const { conflict } = editor
  if (!conflict) return null
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconUsers size={20} stroke={1.5} aria-hidden="true" />}
      title={t(conflict.isLoaded ? 'conflict.loadedTitle' : 'conflict.title')}
    >
      {conflict.isLoaded ? (
        <Typed conflict={conflict} onPutBack={() => editor.putBack(conflict.typed)} />
      ) : (
        <>
          <Text mb="sm">{t('conflict.sentence')}</Text>
          <Button size="xs" variant="default" onClick={() => void editor.loadNewer()}>
            {t('conflict.load')}
          </Button>
        </>
      )}
    </Alert>
  )
}

interface TypedProps {
  conflict: Extract<Conflict, { isLoaded: true }>
  onPutBack: () => void
}

/** What was typed, to be read and copied beside the newer version. */
function Typed({ conflict, onPutBack }: TypedProps) {
  const { t } = useTranslation('questions')
  const differences = typedDifferences(conflict.typed, conflict.newer)
  if (differences.length === 0) return t('conflict.nothingLost')
  return (
    <>
      <Text mb="sm">{t('conflict.loaded')}</Text>
      <Flex component="dl" direction="column" gap="xs" mt={0} mb="sm">
        {differences.map(({ field, letter, text }) => (
          <div key={`${field} ${letter}`}>
            <Box component="dt" fz="xs" fw={560}>
              {t(`conflict.fields.${field}`, { letter })}
            </Box>
            <Box
              component="dd"
              className="breakable"
              mah={160}
              m={0}
              style={{ overflowY: 'auto', whiteSpace: 'pre-wrap' }}
            >
              {text}
            </Box>
          </div>
        ))}
      </Flex>
      <Button size="xs" variant="default" onClick={onPutBack}>
        {t('conflict.putBack')}
      </Button>
    </>
  )
}
