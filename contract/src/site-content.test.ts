import { describe, expect, it } from 'vitest'
import { videoIdIn, videoIdSchema } from './site-content.ts'

const ID = 'dQw4w9WgXcQ'

describe('the id of a video', () => {
  it.each([
    ID,
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&t=42s`,
    `http://youtube.com/watch?v=${ID}#top`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=shared&t=3`,
    `https://www.youtube.com/embed/${ID}?start=10`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/v/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `youtu.be/${ID}`,
  ])('is found in %s', (typed) => {
    expect(videoIdIn(typed)).toBe(ID)
  })

  it.each([
    '',
    'short',
    `${ID}x`,
    `https://example.org/watch?v=${ID}`,
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://example.org/?u=https://youtu.be/${ID}`,
    `https://youtu.be@example.org/${ID}`,
    `javascript:alert("${ID}")`,
    `javascript://youtube.com/watch?v=${ID}`,
    `data:text/html,youtu.be/${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/channel/${ID}`,
    `https://www.youtube.com/watch?v="><script>`,
  ])('is not found in %s', (typed) => {
    expect(videoIdIn(typed)).toBeUndefined()
  })
})

describe('the video field', () => {
  it('takes an id, an address, or nothing at all', () => {
    expect(videoIdSchema.parse(`  ${ID} `)).toBe(ID)
    expect(videoIdSchema.parse(` https://youtu.be/${ID} `)).toBe(ID)
    expect(videoIdSchema.parse('  ')).toBe('')
  })

  it.each([`javascript:alert("${ID}")`, `https://example.org/watch?v=${ID}`, 'nonsense'])(
    'refuses %s',
    (typed) => {
      expect(videoIdSchema.safeParse(typed).error?.issues[0]?.message).toBe('videoIdInvalid')
    },
  )
})
