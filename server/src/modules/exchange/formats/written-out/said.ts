/** What a line says of the question above it. */
export type Said = { is: 'key' | 'explanation'; text: string } | { is: 'points'; points: number }

export function saidIn(text: string): Said | undefined {
  const key = KEY.exec(text)
  if (key) return { is: 'key', text: (key[1] ?? '').trim() }
  const explanation = EXPLANATION.exec(text)
  if (explanation) return { is: 'explanation', text: (explanation[1] ?? '').trim() }
  const points = POINTS.exec(text)
  if (points) return { is: 'points', points: Number((points[1] ?? '').replace(',', '.')) }
}

/** `Answer: B`, `Correct answers: A, C`, `Bonne réponse : Paris`. */
const KEY =
  /^[*_\s]*(?:(?:the\s+)?(?:correct\s+|right\s+|model\s+|accepted\s+)?(?:answers?|ans\.?|key|solution)|(?:la\s+|les\s+)?(?:bonnes?\s+)?(?:réponses?|reponses?|rép\.?|clé|solution)(?:\s+(?:correctes?|exactes?|attendues?|acceptées?))?(?:\s*\(s\))?)\s*[:=]\s*(.*)$/i
const EXPLANATION =
  /^[*_\s]*(?:explanations?|feedback|rationale|justification|explications?|commentaires?)\s*[:=]\s*(.*)$/i
const POINTS = /^(?:points?|marks?|barème)\s*[:=]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:points?|pts?)?$/i
