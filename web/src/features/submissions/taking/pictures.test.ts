import type { Paper } from '@probant/contract/quizzes/paper'
import { expect, it } from 'vitest'
import { picturesOn } from './pictures.ts'

it('finds each picture of a paper once, wherever it stands', () => {
  const image = (end: string) => `<img alt="A map" src="/api/pictures/${ID}${end}" width="4" height="3">`
  const titled = (title: string) => ({ titleHtml: `<p>${title}</p>`, content: { type: 'true_false' } })
  const sections = [
    { questions: [titled(image('1')), titled('No picture')] },
    { questions: [{ ...titled(image('1')), content: { type: 'spots', pictureHtml: image('2') } }] },
  ] as unknown as Paper['sections']
  expect(picturesOn({ sections })).toEqual([`/api/pictures/${ID}1`, `/api/pictures/${ID}2`])
  expect(picturesOn({ sections: [] })).toEqual([])
})

const ID = '0192e4a0-0000-7000-8000-00000000000'
