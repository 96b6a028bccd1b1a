import { Button, Group, Select } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { RegradeDialog } from './regrade-dialog.tsx'
import { RegradeHistory } from './regrade-history.tsx'

/** The way to any question of the quiz that was marked wrongly, and what was changed so far. */
export function RegradePanel({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('regrading')
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<string>()
  const questions = quiz.sections.flatMap((section) => section.questions)
  return (
    <>
      <Section title={t('panel.title')} sentence={t('panel.sentence')}>
        <Group gap="sm" align="flex-end">
          <Select
            label={t('panel.question')}
            placeholder={t('panel.choose')}
            searchable
            nothingFoundMessage={t('panel.none')}
            flex="1 1 280px"
            data={questions.map(({ questionId, number, title }) => ({
              value: questionId,
              label: `${number}. ${title.slice(0, 100)}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button disabled={chosen === null} onClick={() => setOpened(chosen ?? undefined)}>
            {t('panel.open')}
          </Button>
        </Group>
      </Section>
      <RegradeHistory quizId={quiz.id} />
      <RegradeDialog
        quizId={quiz.id}
        questionId={opened}
        lang={quiz.language}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
