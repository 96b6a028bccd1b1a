import { ANSWER_MAX } from '@probant/contract/limits'
import type { KeptContent } from '@probant/kinds'
import { ACCEPTED_MAX, GAP_TEXT_MAX } from '@probant/kinds/limits'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import { aroundGaps, seededRandom } from '@probant/knowledge'
import { z } from 'zod'
import { filled } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { typed } from './blind.ts'
import type { GeneratedKind, Writing } from './kind.ts'

type Made = Extract<Candidate, { type: 'gaps' }>
type Kept = Extract<KeptContent, { type: 'gaps' }>

export const gaps: GeneratedKind<Made, Kept> = {
  fields: {
    gapText: filled(GAP_TEXT_MAX),
    gaps: z.array(
      z.object({ answers: z.array(filled(ANSWER_MAX)), wrong: z.array(filled(ANSWER_MAX)).default([]) }),
    ),
  },
  told: {
    en: 'gaps: "title" asks to complete a text and says what it is about, "gapText" is that text, one to three sentences with two to four gaps written [[1]], [[2]] and so on, "gaps" describes them in this order: "answers" lists every spelling that is right, "wrong" two or three plausible words of the same kind and grammar to choose from, or nothing where one should type. What is missing stands nowhere else in the text, and only one answer fits each gap.',
    fr: 'gaps\u00a0: «\u00a0title\u00a0» demande de compléter un texte et dit de quoi il parle, «\u00a0gapText\u00a0» est ce texte, une à trois phrases avec deux à quatre trous écrits [[1]], [[2]], etc., «\u00a0gaps\u00a0» les décrit dans cet ordre\u00a0: «\u00a0answers\u00a0» énumère toutes les graphies justes, «\u00a0wrong\u00a0» deux ou trois mots plausibles de même nature et de même forme parmi lesquels choisir, ou rien là où il faut écrire. Ce qui manque ne figure nulle part ailleurs dans le texte, et une seule réponse convient à chaque trou.',
  },

  malformation(made) {
    const isFit = made.gaps.every(({ answers, wrong }) =>
      [...answers, ...wrong].every((answer) => answer.trim()),
    )
    const asWritten = { markdown: String, plain: String, random: seededRandom(1) }
    if (!isFit || !writtenSchemaOf('gaps').safeParse(writtenOf(made, asWritten)).success) return 'malformed'
  },
  answersOf: ({ gaps }) => gaps.flatMap(({ answers, wrong }) => [...answers, ...wrong]),
  besides: ({ gapText }) => [gapText],
  asks: ({ gapText }) => [gapText],
  asksIn: ({ gapText }) => [gapText],
  shows: ({ gapText }) => [withoutGaps(gapText)],
  showsIn: ({ gapText }) => [withoutGaps(gapText)],
  givesItselfAway: ({ title, gapText, gaps }, isWithin) => {
    const told = `${title} ${withoutGaps(gapText)}`
    return gaps.some(({ answers }) => answers.some((answer) => isWithin(answer, told)))
  },
  rightOf: ({ gaps }) => gaps.flatMap(({ answers }) => answers),
  rightIn: ({ gaps }) =>
    gaps.flatMap((gap) => {
      if (gap.kind === 'typed') return gap.accepted
      return gap.kind === 'list' ? gap.choices.slice(gap.right, gap.right + 1) : []
    }),

  blind(made, random) {
    const offered = made.gaps.map(({ answers, wrong }, index) =>
      wrong.length > 0
        ? `[[${index + 1}]]: ${random.shuffled([...answers.slice(0, 1), ...wrong]).join(' / ')}`
        : '',
    )
    const right = made.gaps.map(({ answers }) => answers[0] ?? '')
    return {
      form: 'gaps',
      ...typed(made, right, (given) => ({ type: 'gaps', given: [...given] })),
      below: [made.gapText, ...offered.filter(Boolean)].join('\n'),
    }
  },
  written: writtenOf,
}

function withoutGaps(gapText: string): string {
  return gapText.replace(/\[\[\d+\]\]/g, ' ')
}

function writtenOf({ gapText, gaps }: Made, { markdown, plain, random }: Omit<Writing, 'dealPlace'>) {
  return {
    gapText: aroundGaps(gapText, markdown),
    gaps: gaps.map(({ answers, wrong }) => {
      const accepted = [...new Set(answers.map(plain))].slice(0, ACCEPTED_MAX)
      const best = accepted.slice(0, 1)
      if (wrong.length === 0) return { kind: 'typed' as const, accepted, ignoresAccents: false, weight: 1 }
      // Anywhere: not every program that reads it puts them in an order of its own.
      const choices = random.shuffled([...best, ...wrong.map(plain)])
      return { kind: 'list' as const, choices, right: choices.indexOf(best[0] ?? ''), weight: 1 }
    }),
  }
}
