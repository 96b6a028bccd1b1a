import { Button, Group, Select } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'
import { RegradeDialog } from './regrade-dialog.tsx'
import { RegradeHistory } from './regrade-history.tsx'

/** The way to any question of the quiz that was marked wrongly, and what was changed so far. */
export function RegradePanel({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('results')
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<string>()
  const questions = quiz.sections.flatMap((section) => section.questions)
  return (
    <>
      <Section title={t('regrading.panel.title')} sentence={t('regrading.panel.sentence')}>
        <Group gap="sm" align="flex-end">
          <Select
            label={t('regrading.panel.question')}
            placeholder={t('regrading.panel.choose')}
            searchable
            nothingFoundMessage={t('regrading.panel.none')}
            flex="1 1 280px"
            data={questions.map(({ questionId, number, title }) => ({
              value: questionId,
              label: `${number}. ${title.slice(0, 100)}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button disabled={chosen === null} onClick={() => setOpened(chosen ?? undefined)}>
            {t('regrading.panel.open')}
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
