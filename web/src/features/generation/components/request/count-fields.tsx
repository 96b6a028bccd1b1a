import { Fieldset, Input } from '@mantine/core'
import { GENERATION_MAX } from '@probant/contract/limits'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { totalOf } from '../../request-values.ts'
import type { RequestForm } from '../../use-request-form.ts'
import classes from './request-form.module.css'
import { Stepper } from './stepper.tsx'

/** How many of each difficulty, and how many that makes. */
export function CountFields({ form, errorAt }: Pick<RequestForm, 'form' | 'errorAt'>) {
  const { t } = useTranslation('generation')
  const total = totalOf(form.values)
  // It is about all three: whichever of them is changed can put it right.
  const isWrong = total === 0 || total > GENERATION_MAX
  const problem = isWrong && (errorAt('counts.easy') as ReactNode)
  return (
    <Fieldset legend={t('request.howMany')} variant="unstyled" classNames={{ legend: classes.legend }}>
      <div className={classes.steppers}>
        {DIFFICULTIES.map((difficulty) => {
          const { error, ...input } = form.getInputProps(`counts.${difficulty}`)
          return (
            <Stepper
              key={difficulty}
              {...input}
              error={isWrong && Boolean(error)}
              label={t(`request.difficulties.${difficulty}`)}
              fewer={t(`request.fewer.${difficulty}`)}
              more={t(`request.more.${difficulty}`)}
              onStep={(value) => form.setFieldValue(`counts.${difficulty}`, value)}
            />
          )
        })}
      </div>
      <p className={classes.total} role="status">
        {t('request.total', { count: total, max: GENERATION_MAX })}
      </p>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
    </Fieldset>
  )
}
