import { Checkbox, TextInput } from '@mantine/core'
import { VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import classes from './accommodation.module.css'
import type { AccommodationFormState } from './use-accommodation-form.ts'

interface ExemptionFieldsProps {
  form: AccommodationFormState
  policy: Quiz['options']['antiCheat']
}

/** Which rules don't count for them. A reason is asked for: somebody may have to justify it later. */
export function ExemptionFields({ form, policy }: ExemptionFieldsProps) {
  const { t } = useTranslation('participants')
  const { exemptions } = form.getValues()
  const toggle = (violation: Violation, index: number) => {
    form.clearErrors()
    form.setFieldValue(
      'exemptions',
      index >= 0 ? exemptions.filter((_, at) => at !== index) : [...exemptions, { violation, reason: '' }],
    )
  }
  return (
    <fieldset className={classes.rules}>
      <legend className={classes.legend}>{t('accommodation.exemptions')}</legend>
      <p className={classes.soft}>{t(`accommodation.policy.${policy}`)}</p>
      {VIOLATIONS.map((violation) => {
        const index = exemptions.findIndex((exemption) => exemption.violation === violation)
        const isExempt = index >= 0
        return (
          <div key={violation} className={classes.rule}>
            <Checkbox
              checked={isExempt}
              onChange={() => toggle(violation, index)}
              label={t(`accommodation.violations.${violation}`)}
            />
            {isExempt && (
              <TextInput
                className={classes.reason}
                label={t('accommodation.reason')}
                placeholder={t('accommodation.reasonPlaceholder')}
                autoComplete="off"
                {...form.getInputProps(`exemptions.${index}.reason`)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
