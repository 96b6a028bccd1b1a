import { expect, it } from 'vitest'
import { createEventReader } from './server-events.ts'

function readAll(...pieces: string[]) {
  const read = createEventReader()
  return pieces.flatMap((piece) => [...read(piece)])
}

const STREAM =
  '\uFEFF: still here\n\nevent: state\ndata: {"a":1}\n\nevent:question\r\ndata: first\r\ndata: second\r\n\r\ndata\n\n'
const EVENTS = [
  { event: 'state', data: '{"a":1}' },
  { event: 'question', data: 'first\nsecond' },
  { event: 'message', data: '' },
]

it('reads names, data over several lines, any line break, and passes over comments', () => {
  expect(readAll(STREAM)).toEqual(EVENTS)
})

it('reads the same wherever the stream is cut', () => {
  for (let cut = 0; cut <= STREAM.length; cut++) {
    expect(readAll(STREAM.slice(0, cut), STREAM.slice(cut)), `cut at ${cut}`).toEqual(EVENTS)
  }
  expect(readAll(...STREAM)).toEqual(EVENTS)
})

it('says nothing of an event that never ended', () => {
  expect(readAll('event: question\ndata: half')).toEqual([])
  expect(readAll('event: question\n\n')).toEqual([])
})

it('takes a single CR as a line break, and the name for one event only', () => {
  expect(readAll('event: a\rdata: 1\r\rdata: 2\r\rid: 7\r')).toEqual([
    { event: 'a', data: '1' },
    { event: 'message', data: '2' },
  ])
})
