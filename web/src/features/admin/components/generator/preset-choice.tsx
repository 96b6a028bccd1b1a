import { Box, Radio, Text } from '@mantine/core'
import { GENERATOR_PRESETS, type GeneratorPreset } from '@probant/contract/admin/generator'
import { presetNamed } from '@probant/contract/admin/model-presets'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'

interface PresetChoiceProps {
  value: GeneratorPreset
  onChange: (preset: GeneratorPreset) => void
}

const GROUPS = ['builtin', 'hosted', 'local'] as const

export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <Radio.Group
      label={t('generator.choice')}
      labelProps={{ className: 'unseen' }}
      value={value}
      onChange={(preset) => onChange(preset as GeneratorPreset)}
    >
      {GROUPS.map((group) => (
        <Box key={group} mb="md">
          <Text mb="xs" c="dimmed" size="xs" fw={600}>
            {t(`generator.groups.${group}`)}
          </Text>
          <SideBySide of="repeat(2, minmax(0, 1fr))" from="xs" gap="xs">
            {GENERATOR_PRESETS.filter((preset) => groupOf(preset) === group).map((preset) => (
              <PresetCard key={preset} preset={preset} />
            ))}
          </SideBySide>
        </Box>
      ))}
    </Radio.Group>
  )
}

function PresetCard({ preset }: { preset: GeneratorPreset }) {
  const { t } = useTranslation('admin')
  return (
    <Radio.Card value={preset} className="card choosable" display="flex" py={10} px="sm">
      <Radio.Indicator size="sm" mt={2} me="sm" />
      <span>
        <Box component="span" display="block" c="bright" fz="sm" fw={560}>
          {t(`generator.presets.${preset}`)}
        </Box>
        <Box component="span" className="breakable" display="block" c="dimmed" fz="xs" lh={1.45}>
          {hintOf(preset) ?? t(`generator.hints.${hintNameOf(preset)}`)}
        </Box>
      </span>
    </Radio.Card>
  )
}

function groupOf(preset: GeneratorPreset): (typeof GROUPS)[number] {
  if (preset === 'builtin') return 'builtin'
  return presetNamed(preset).isLocal ? 'local' : 'hosted'
}

function hintNameOf(preset: GeneratorPreset) {
  return preset === 'builtin' || preset === 'other' ? preset : 'hosted'
}

/** A local server is known by its port. */
function hintOf(preset: GeneratorPreset): string | undefined {
  if (groupOf(preset) !== 'local' || preset === 'builtin' || preset === 'other') return undefined
  return new URL(presetNamed(preset).address).host
}
