import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename } from 'node:path'
import { ConfigError } from '#server/config.ts'
import type { JsonSchema } from '../model/element-schema.ts'
import { ModelFailure } from '../model/failure.ts'
import type { Model } from '../model/model.ts'

export interface LlamaSettings {
  ggufPath: string
  totalMs: number
  longestText: number
}

/**
 * A model file of one's own, run in this process by `node-llama-cpp`. The library is large and brings native code, so it
 * is no dependency: whoever wants it installs it.
 */
export function createLlamaModel(
  { ggufPath, totalMs, longestText }: LlamaSettings,
  load: () => Promise<LlamaLibrary> = loadInstalled(),
): Model {
  if (!existsSync(ggufPath)) throw new ConfigError('AI_GGUF_PATH: there is no such file')
  let loading: Promise<Loaded> | undefined

  return {
    name: `llamacpp/${basename(ggufPath)}`,
    holdsToSchema: true,
    longestText,

    async *answer({ system, prompt, schema }, signal) {
      const timeout = AbortSignal.timeout(totalMs)
      loading ??= open(load, ggufPath).catch(forget)
      const { library, llama, model } = await loading
      const context = await model.createContext()
      try {
        const session = new library.LlamaChatSession({
          contextSequence: context.getSequence(),
          systemPrompt: system,
        })
        const grammar = await llama.createGrammarForJsonSchema(withOneOf(schema))
        const options = { grammar, signal: AbortSignal.any([signal, timeout]), stopOnAbortSignal: true }
        yield* pieces((onTextChunk) => session.prompt(prompt, { ...options, onTextChunk }))
        if (timeout.aborted && !signal.aborted) throw new ModelFailure('timeout')
      } finally {
        await context.dispose()
      }
    },
  }

  /** What could not be loaded is tried again the next time. */
  function forget(error: unknown): never {
    loading = undefined
    throw error
  }
}

/** The part of the library that is used. */
export interface LlamaLibrary {
  getLlama(): Promise<Llama>
  LlamaChatSession: new (options: {
    contextSequence: unknown
    systemPrompt: string
  }) => { prompt(text: string, options: object): Promise<string> }
}

interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: object): Promise<unknown>
}

interface LlamaModel {
  createContext(): Promise<{ getSequence(): unknown; dispose(): Promise<void> }>
}

interface Loaded {
  library: LlamaLibrary
  llama: Llama
  model: LlamaModel
}

const PACKAGE = 'node-llama-cpp'

function loadInstalled(): () => Promise<LlamaLibrary> {
  if (!isInstalled())
    throw new ConfigError(
      `AI_PROVIDER=llamacpp needs a library that is not installed: npm install ${PACKAGE}`,
    )
  return () => import(PACKAGE)
}

function isInstalled(): boolean {
  try {
    return findPackageJSON(PACKAGE, import.meta.url) !== undefined
  } catch {
    return false
  }
}

async function open(load: () => Promise<LlamaLibrary>, modelPath: string): Promise<Loaded> {
  const library = await load()
  const llama = await library.getLlama()
  return { library, llama, model: await llama.loadModel({ modelPath }) }
}

/** It knows only this word for a choice between schemas. */
function withOneOf(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"anyOf":', '"oneOf":'))
}

/** What is called back, as something to walk over. */
function pieces(work: (tell: (piece: string) => void) => Promise<unknown>): ReadableStream<string> {
  return new ReadableStream({
    start(controller) {
      work((piece) => controller.enqueue(piece)).then(
        () => controller.close(),
        (error) => controller.error(error),
      )
    },
  })
}
