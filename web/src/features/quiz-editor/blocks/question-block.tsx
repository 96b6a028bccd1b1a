import { Draggable } from '@hello-pangea/dnd'
import { Badge, Box, Flex, Group, VisuallyHidden } from '@mantine/core'
import { IconLanguage, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { CorrectAnswer } from '#web/features/quizzes/components/correct-answers.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import type { Block, DocumentQuestion } from '../document/document.ts'
import type { BlockActions } from './block-actions.ts'
import classes from './block-list.module.css'
import { BlockHandle, BlockMenu } from './block-menu.tsx'
import { PointsField } from './points-field.tsx'

interface QuestionBlockProps {
  block: Extract<Block, { kind: 'question' }>
  /** Among what can be dragged. */
  index: number
  number: number
  /** It is in another language than the quiz. */
  isForeign: boolean
  /** It is gone from the bank. */
  isMissing: boolean
  isReadOnly: boolean
  actions: BlockActions
}

export const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { t } = useTranslation('quiz')
  const { block, index, number, isForeign, isMissing, isReadOnly, actions } = props
  const { key, question, points } = block
  const title = shortTitle(question.title)
  return (
    <Draggable draggableId={key} index={index} isDragDisabled={isReadOnly}>
      {(provided, { isDragging }) => (
        <li
          ref={provided.innerRef}
          {...provided.draggableProps}
          data-block={key}
          data-dragging={isDragging || undefined}
        >
          <div
            className={`${classes.question} card choosable`}
            data-faulty={isForeign || isMissing || undefined}
          >
            <BlockHandle
              handle={provided.dragHandleProps}
              label={t('form.blocks.moveQuestion', { number, title })}
              number={number}
            />
            <VisuallyHidden>{t('form.blocks.number', { number })}</VisuallyHidden>
            <QuestionFace question={question} isForeign={isForeign} isMissing={isMissing} />
            <Flex
              gap={4}
              align={{ base: 'center', sm: 'flex-start' }}
              justify="space-between"
              mt={{ base: 6, sm: 0 }}
            >
              <PointsField
                label={t('form.blocks.points', { number })}
                points={points}
                isReadOnly={isReadOnly}
                onChange={(value) => actions.change(key, { points: value })}
              />
              <BlockMenu
                label={t('form.blocks.menu.of', { number, title })}
                block={block}
                isReadOnly={isReadOnly}
                actions={actions}
              />
            </Flex>
          </div>
        </li>
      )}
    </Draggable>
  )
})

interface QuestionFaceProps {
  question: DocumentQuestion
  isForeign: boolean
  isMissing: boolean
}

/** As much of a question as it takes to know it again. */
const QuestionFace = memo(function QuestionFace({ question, isForeign, isMissing }: QuestionFaceProps) {
  const { t } = useTranslation(['quiz', 'questions'])
  const kindName = useKindName()
  const { type, difficulty, subject, language } = question
  return (
    <Box miw={0} p="5px 16px 0 0">
      <QuestionStem question={question} />
      {/* Empty where the answers are not shown. */}
      <Box className="filled" mt="xs">
        <CorrectAnswer questionId={question.questionId} lang={language} />
      </Box>
      <Group gap="6px 8px" mt={10}>
        <Badge>{kindName(type)}</Badge>
        <Badge>{t(`questions:difficulties.${difficulty}`)}</Badge>
        <Box component="span" className="breakable" c="dimmed" fz="xs">
          {subject}
        </Box>
      </Group>
      {isForeign && (
        <Flex component="p" gap={6} align="center" mt={10} mb={0} c="var(--warning)" fz="xs" fw={500}>
          <IconLanguage size={16} stroke={1.5} aria-hidden="true" />
          {t(`form.blocks.otherLanguage.${language}`)}
        </Flex>
      )}
      {isMissing && (
        <Flex component="p" gap={6} align="center" mt={10} mb={0} c="var(--warning)" fz="xs" fw={500}>
          <IconTrash size={16} stroke={1.5} aria-hidden="true" />
          {t('form.blocks.missing')}
        </Flex>
      )}
    </Box>
  )
})

/** The first lines of a question: enough to know it by. */
export function QuestionStem({ question }: { question: Pick<DocumentQuestion, 'titleHtml' | 'language'> }) {
  return <RichText html={question.titleHtml} lang={question.language} className={classes.stem} />
}
