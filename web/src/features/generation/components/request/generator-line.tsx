import { modelName } from '@probant/contract/questions/source'
import { IconCpu, IconPencilBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Generator } from '../../use-request-form.ts'
import classes from './request-form.module.css'

/** Who makes the questions here, called by its name. */
export function GeneratorLine({ generator }: { generator: Generator }) {
  const { t } = useTranslation('generation')
  const { isModel, name } = generator
  const Icon = isModel ? IconCpu : IconPencilBolt
  return (
    <div className={classes.generator}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <strong>{isModel ? t('generator.model', { model: modelName(name) }) : t('generator.builtin')}</strong>
        <p>{t(isModel ? 'generator.modelHint' : 'generator.builtinHint')}</p>
      </div>
    </div>
  )
}
