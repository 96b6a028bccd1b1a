import { describe, expect, it } from 'vitest'
import { guessedColumns } from './columns.ts'

const ANSWERS = { answer1: 1, answer2: 2, answer3: 3, answer4: 4 }

describe('the columns of a table', () => {
  it.each([
    'question,answer1,answer2,answer3,answer4,correct',
    'Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer',
    'QUESTION,answer_1,answer_2,answer_3,answer_4,correct_answer',
    'question text,option-a,option-b,option-c,option-d,right answer',
    'Question,Option.A,Option.B,Option.C,Option.D,key',
    'énoncé,réponse1,reponse2,Réponse 3,REPONSE_4,bonne réponse',
    'Intitulé,choix1,choix2,choix3,choix4,réponse correcte',
    'stem,A,B,C,D,answer',
  ])('are known by their headings, however their words are parted: %s', (line) => {
    expect(guessedColumns(line.split(','))).toEqual({ title: 0, ...ANSWERS, right: 5 })
  })
  it('are known by the words that tables were written with before', () => {
    expect(guessedColumns(['Type', 'Question', 'Right answer', 'Guidance'])).toEqual({
      type: 0,
      title: 1,
      right: 2,
      guidance: 3,
    })
  })
})
