import type { SourceFile } from '../source-files.ts'
import type { Sentences } from './parity.ts'

const DEFAULT_NAMESPACE = 'common'

/** Sentences that nobody asks for, and sentences that are asked for and do not exist. */
export function usageFaults(namespaces: Record<string, Sentences>, files: readonly SourceFile[]): string[] {
  const keys = Object.entries(namespaces).flatMap(([namespace, sentences]) =>
    [...new Set(Object.keys(sentences).map(withoutPluralForm))].map((key) => ({ namespace, key })),
  )
  const askers = files.map(({ text }) => askerOf(text))
  const allTexts = new Set(askers.flatMap(({ texts }) => [...texts]))

  const unused = keys
    .filter(({ namespace, key }) => !askers.some((asker) => asks(asker, namespace, key, allTexts)))
    .map(({ namespace, key }) => `${namespace}:${key}: written, but used nowhere`)
  const known = new Set(
    keys.flatMap(({ namespace, key }) => [`${namespace}:${key}`, ...groupsOf(namespace, key)]),
  )
  const unknown = [...allTexts]
    .filter((text) => (text.split(':')[0] ?? '') in namespaces && /:[\w.]+$/.test(text) && !known.has(text))
    .map((text) => `${text}: used, but there is no such sentence`)
  return [...unused, ...unknown]
}

interface Asker {
  /** The texts of a file, any of which may be a key. */
  texts: Set<string>
  /** Its templates, with anything in their gaps. */
  templates: RegExp[]
  /** It is handed the key: `t(name)`. */
  asksByVariable: boolean
}

function askerOf(text: string): Asker {
  const texts = [...text.matchAll(/'(?<text>[\w:.-]+)'/g)].map(({ groups }) => groups?.text ?? '')
  const templates = [...text.matchAll(/`(?<template>[\w:.-]*(?:\$\{[^}]*\}[\w:.-]*)+)`/g)]
    .map(({ groups }) => groups?.template ?? '')
    // With nothing but gaps it would ask for everything.
    .filter((template) => /\w/.test(template.replace(/\$\{[^}]*\}/g, '')))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`))
  return { texts: new Set(texts), templates, asksByVariable: /\bt\([a-z][\w.]*[\s,)]/.test(text) }
}

/** By its full name, or by its key where the namespace is named in the same file or need not be. */
function asks(asker: Asker, namespace: string, key: string, allTexts: ReadonlySet<string>): boolean {
  const { texts, templates, asksByVariable } = asker
  const isNamed = namespace === DEFAULT_NAMESPACE || texts.has(namespace)
  const names = isNamed ? [`${namespace}:${key}`, key] : [`${namespace}:${key}`]
  return names.some(
    (name) =>
      texts.has(name) ||
      templates.some((template) => template.test(name)) ||
      (asksByVariable && allTexts.has(name)),
  )
}

/** `site:landing` and `site:landing.hero`, of which a page names the one that it says: `t(`${sentences}.title`)`. */
function groupsOf(namespace: string, key: string): string[] {
  const parts = key.split('.')
  return parts.slice(1).map((_, index) => `${namespace}:${parts.slice(0, index + 1).join('.')}`)
}

function withoutPluralForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}
