import { expect, it } from 'vitest'
import { sourceWords } from './source-words.ts'

it.each([
  ['manual', null, { key: 'manual' }],
  ['manual', 'builtin:facts', { key: 'manual' }],
  ['generated', 'builtin:document', { key: 'builtin_document' }],
  ['generated', 'builtin:facts', { key: 'builtin_facts' }],
  ['generated', 'builtin:something-new', { key: 'builtin' }],
  ['generated', 'llm:mistral/mistral-small', { key: 'model', model: 'mistral-small' }],
  ['generated', 'llm:vllm/meta-llama/Llama-3:8b', { key: 'model', model: 'meta-llama/Llama-3:8b' }],
  ['generated', 'llm:local', { key: 'model', model: 'local' }],
  ['generated', null, { key: 'generated' }],
  ['imported', 'gift', { key: 'importedFrom', format: 'GIFT' }],
  ['imported', null, { key: 'imported' }],
] as const)('%s from %s is said as %o', (origin, source, words) => {
  expect(sourceWords({ origin, source })).toEqual(words)
})
