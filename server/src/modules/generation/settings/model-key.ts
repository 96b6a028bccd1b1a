import type { GeneratorForm } from '@probant/contract/admin/generator'
import { presetNamed } from '@probant/contract/admin/model-presets'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Sealing } from '#server/platform/security/sealing.ts'
import type { GeneratorSettingsRow } from './repository.ts'

/** The key of a model's server: sealed for its host, and never given to another one. */
export function createModelKeys(sealing: Sealing) {
  return {
    seal: (key: string, address: string): string => sealing.seal(key, hostOf(address)),

    open: ({ sealedKey, address }: GeneratorSettingsRow): string | undefined =>
      sealedKey === null ? undefined : sealing.open(sealedKey, hostOf(address)),

    /** The key that goes with a form: the one that was typed, or else the saved one, where it belongs there. */
    of(form: GeneratorForm, saved: GeneratorSettingsRow | undefined): string | undefined {
      if (form.preset === 'builtin') return undefined
      const { needsKey } = presetNamed(form.preset)
      const isKept = !form.key && !form.removesKey && saved
      const key = form.key || (isKept ? keptKey(form, saved, needsKey) : undefined)
      if (needsKey && !key) refuseField('key', 'required')
      return key
    },
  }

  function keptKey(form: GeneratorForm, saved: GeneratorSettingsRow, needsKey: boolean): string | undefined {
    if (saved.sealedKey === null) return undefined
    if (hostOf(saved.address) === hostOf(form.address))
      return sealing.open(saved.sealedKey, hostOf(saved.address))
    // Another server, which needs none: the former one's key is forgotten.
    const isOtherServer = form.preset !== saved.preset && !needsKey
    ensure(isOtherServer, 'modelKeyForAnotherHost', { host: new URL(saved.address).host })
    return undefined
  }
}

export type ModelKeys = ReturnType<typeof createModelKeys>

/** With how it is spoken to and through which port: what is listening there may be somebody else's. */
function hostOf(address: string): string {
  return new URL(address).origin
}
