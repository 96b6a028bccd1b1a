import { describe, expect, it } from 'vitest'
import { marked, withPicture } from './markdown-edit.ts'

describe('the tools of the text', () => {
  it('mark what is selected, and keep it selected', () => {
    const bold = marked({ text: 'Which is not red?', start: 9, end: 12 }, 'bold')
    expect(bold).toEqual({ text: 'Which is **not** red?', start: 11, end: 14 })
  })

  it('take the mark away again', () => {
    const selected = { text: 'Which is not red?', start: 9, end: 12 }
    expect(marked(marked(selected, 'bold'), 'bold')).toEqual(selected)
  })

  it('leave the cursor between the marks where nothing is selected', () => {
    expect(marked({ text: 'x is ', start: 5, end: 5 }, 'formula')).toEqual({
      text: 'x is $$',
      start: 6,
      end: 6,
    })
  })

  it('make a block of several lines', () => {
    expect(marked({ text: 'a = 1\nb = 2', start: 0, end: 11 }, 'code').text).toBe('```\na = 1\nb = 2\n```')
  })

  it('put a picture on a line of its own, with its alternative text made safe', () => {
    const placed = withPicture(
      { text: 'What is this?', start: 13, end: 13 },
      { id: 'one', alt: ' A [cell]\n' },
    )
    expect(placed.text).toBe('What is this?\n\n![A \\[cell\\]](picture:one)')
    expect(placed.start).toBe(placed.text.length)
    expect(withPicture({ text: 'What?', start: 0, end: 0 }, { id: 'one', alt: 'A' }).text).toBe(
      '![A](picture:one)\n\nWhat?',
    )
    expect(withPicture({ text: '', start: 0, end: 0 }, { id: 'one', alt: 'A' }).text).toBe(
      '![A](picture:one)',
    )
  })
})
