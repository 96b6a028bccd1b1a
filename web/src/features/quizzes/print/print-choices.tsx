import { Button, Input, NumberInput, SegmentedControl, Switch, Title } from '@mantine/core'
import { PAPER_VARIANTS } from '@probant/contract/quizzes/paper'
import { IconPrinter } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { KEY_CHOICES, type PrintSearch } from '../search.ts'
import classes from './print-choices.module.css'

interface PrintChoicesProps {
  quizId: string
  search: PrintSearch
  onChange: (change: PrintSearch) => void
  /** Nothing as long as there is nothing to print. */
  onPrint: (() => void) | undefined
}

const ORDERS = ['written', 'variants'] as const
/** As many as it takes for nobody to sit beside the same paper. */
const FOR_NEIGHBOURS = 2

/** What is decided before printing; the printer never sees it. */
export function PrintChoices({ quizId, search, onChange, onPrint }: PrintChoicesProps) {
  const { t } = useTranslation('quiz-view')
  const { variants, key = 'none', large } = search
  const id = useId()
  return (
    <div className={classes.choices}>
      <BackLink to="/dashboard/view/$quizId" params={{ quizId }}>
        {t('print.back')}
      </BackLink>
      <Title order={1} size="h3">
        {t('print.title')}
      </Title>
      <Input.Wrapper
        label={t('print.order')}
        labelElement="div"
        labelProps={{ id: `${id}-order` }}
        description={t('print.orderHint')}
        descriptionProps={{ mt: 6 }}
      >
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-order`}
          value={variants ? 'variants' : 'written'}
          onChange={(chosen) => onChange({ variants: chosen === 'variants' ? FOR_NEIGHBOURS : undefined })}
          data={ORDERS.map((value) => ({ value, label: t(`print.orders.${value}`) }))}
        />
      </Input.Wrapper>
      {variants && (
        <NumberInput
          label={t('print.variants')}
          description={t('print.variantsHint')}
          min={1}
          max={PAPER_VARIANTS.length}
          clampBehavior="strict"
          allowDecimal={false}
          value={variants}
          onChange={(count) => typeof count === 'number' && count > 0 && onChange({ variants: count })}
        />
      )}
      <Input.Wrapper label={t('print.key')} labelElement="div" labelProps={{ id: `${id}-key` }}>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-key`}
          value={key}
          onChange={(chosen) => onChange({ key: chosen })}
          data={KEY_CHOICES.map((value) => ({ value, label: t(`print.keys.${value}`) }))}
        />
      </Input.Wrapper>
      <Switch
        label={t('print.large')}
        checked={large === 'yes'}
        onChange={(event) => onChange({ large: event.currentTarget.checked ? 'yes' : undefined })}
      />
      <Button
        fullWidth
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        disabled={!onPrint}
        onClick={onPrint}
      >
        {t('print.print')}
      </Button>
      <p className={classes.hint}>{t('print.hint')}</p>
    </div>
  )
}
