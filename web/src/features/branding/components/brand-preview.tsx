import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { Brand, Logo } from '@probant/contract/branding/branding'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Branded, Letterhead } from '#web/components/brand/letterhead.tsx'
import { pageConfig } from '#web/lib/page-config.ts'
import classes from './brand-preview.module.css'

const VIEWS = ['start', 'paper', 'receipt', 'certificate', 'mail', 'print'] as const
type View = (typeof VIEWS)[number]

/** How it looks to participants. */
export interface PreviewedBrand extends Brand {
  senderName: string
  /** The address that answers go to. */
  replyTo: string | undefined
  signerName: string
  signerRole: string
  signature: Logo | null
}

/** Each place at which the name stands, in light and in dark; made of what stands there. */
export function BrandPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  const [view, setView] = useState<View>('start')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const id = useId()
  const isPrint = view === 'print' || view === 'certificate'
  const Shown = PREVIEWS[view]
  return (
    <section aria-labelledby={id}>
      <Text id={id} component="h3" m={0} mb={8} fw={600}>
        {t('preview.title')}
      </Text>
      <Group gap="xs" mb="sm">
        <NativeSelect
          aria-label={t('preview.what')}
          size="xs"
          value={view}
          onChange={(event) => setView(event.currentTarget.value as View)}
          data={VIEWS.map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        <SegmentedControl
          aria-label={t('preview.scheme')}
          size="xs"
          disabled={isPrint}
          value={isPrint ? 'light' : scheme}
          onChange={(chosen) => setScheme(chosen as 'light' | 'dark')}
          data={(['light', 'dark'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
      </Group>
      {/* Nothing in it can be pressed. */}
      <figure
        className={classes.desk}
        data-mantine-color-scheme={isPrint ? 'light' : scheme}
        data-view={view}
        inert
      >
        <VisuallyHidden component="figcaption">{t(`preview.${view}`)}</VisuallyHidden>
        <Shown brand={brand} />
      </figure>
    </section>
  )
}

const PREVIEWS: Record<View, (props: { brand: PreviewedBrand }) => ReactNode> = {
  start: StartPreview,
  paper: PaperPreview,
  receipt: ReceiptPreview,
  certificate: CertificatePreview,
  mail: MailPreview,
  print: PrintPreview,
}

function StartPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  return (
    <div className={classes.sheet}>
      <Stack gap="md">
        <Letterhead brand={brand} />
        <div>
          <Text c="dimmed">{t('preview.invited')}</Text>
          <p className={classes.title}>{t('preview.quiz')}</p>
          <Text c="dimmed">{t('preview.facts')}</Text>
        </div>
        <Branded brand={brand}>
          <Button tabIndex={-1}>{t('preview.go')}</Button>
        </Branded>
      </Stack>
    </div>
  )
}

function PaperPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  return (
    <Stack gap="sm">
      <Letterhead brand={brand} isSmall />
      <div className={classes.sheet}>
        <Text size="xs" c="dimmed">
          {t('preview.question')}
        </Text>
        <p className={classes.stem}>{t('preview.stem')}</p>
        {(['a', 'b', 'c'] as const).map((answer) => (
          <p key={answer} className={classes.answer}>
            {t(`preview.answers.${answer}`)}
          </p>
        ))}
      </div>
    </Stack>
  )
}

function ReceiptPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  return (
    <Stack gap="sm" align="center" ta="center">
      <Letterhead brand={brand} />
      <p className={classes.title}>{t('preview.handedIn')}</p>
      <div className={classes.sheet}>{t('preview.counted')}</div>
    </Stack>
  )
}

function CertificatePreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  const color = brand.shades?.light ?? '#2b4acb'
  return (
    <div className={classes.certificate} style={{ borderInlineStart: `8px solid ${color}` }}>
      <Letterhead brand={brand} />
      <Text fw={600} c={color}>
        {t('preview.achievement')}
      </Text>
      <p className={classes.title}>{t('preview.holder')}</p>
      <Text c="dimmed">{t('preview.passed', { title: t('preview.quiz') })}</Text>
      <div className={classes.signer}>
        {brand.signature && <img src={pageConfig().apiBaseUrl + brand.signature.url} alt="" />}
        <p>
          {brand.signerName || t('preview.creator')}
          {brand.signerRole && <small>{brand.signerRole}</small>}
        </p>
      </div>
    </div>
  )
}

function MailPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  const { name, senderName, replyTo } = brand
  return (
    <Stack gap="sm">
      <Text size="xs" c="dimmed" className="breakable">
        {t('preview.from')}: {senderName ? t('preview.via', { name: senderName }) : 'Probant'}
        {replyTo && (
          <>
            <br />
            {t('preview.replyTo')}: {replyTo}
          </>
        )}
      </Text>
      <Letterhead brand={brand} />
      <div className={classes.sheet}>
        <p className={classes.title}>{t('preview.quiz')}</p>
        <Text my="sm">{t('preview.invitation', { name })}</Text>
        <Branded brand={brand}>
          <Button tabIndex={-1}>{t('preview.go')}</Button>
        </Branded>
      </div>
      <Text size="xs" c="dimmed">
        {t('preview.sentWith')}
      </Text>
    </Stack>
  )
}

function PrintPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation('branding')
  return (
    <div className={classes.print}>
      <Letterhead brand={brand} />
      <p className={classes.title}>{t('preview.quiz')}</p>
      <div className={classes.lines}>
        {(['name', 'date', 'score'] as const).map((field) => (
          <span key={field}>{t(`preview.fields.${field}`)}</span>
        ))}
      </div>
      <p className={classes.stem}>1. {t('preview.stem')}</p>
    </div>
  )
}
