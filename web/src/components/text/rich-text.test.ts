import { describe, expect, it } from 'vitest'
import { placedPictures } from './rich-text.tsx'

const PICTURE = '<img alt="a > b" loading="lazy" src="/api/pictures/1" width="4">'

describe('pictures in the text of a question', () => {
  it('come from where the API lives', () => {
    expect(placedPictures(`<p>${PICTURE}${PICTURE}</p>`, 'https://api.test/v1')).toBe(
      `<p>${PICTURE}${PICTURE}</p>`.replaceAll('"/api', '"https://api.test/v1/api'),
    )
  })

  it('stay as they are where it lives here', () => {
    expect(placedPictures(PICTURE, '')).toBe(PICTURE)
  })

  it('are not what the text only talks about', () => {
    const html =
      '<p>&#x3C;img src="/api/pictures/1"> <a href="/api/pictures/1">a</a><img src="/other.png"></p>'
    expect(placedPictures(html, 'https://api.test')).toBe(html)
  })
})
