import type { FormContent, KeptContent, Mark } from './kind.ts'

export function render({ isTrue }: FormContent<'true_false'>): KeptContent<'true_false'> {
  return { type: 'true_false', isTrue }
}

export function withoutAnswer({ type }: KeptContent<'true_false'>) {
  return { type }
}

export function mark({ isTrue }: KeptContent<'true_false'>, answer: boolean): Mark {
  return answer === isTrue ? 'right' : 'wrong'
}
