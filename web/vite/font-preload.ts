import type { Plugin } from 'vite'

/** Has the faces of the first paint fetched along with the style sheet instead of after it. */
export function fontPreload(faces: string[]): Plugin {
  return {
    name: 'probant:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return faces.map((face) => {
          const fileName = Object.keys(bundle).find((name) => name.includes(face) && name.endsWith('.woff2'))
          if (!fileName) throw new Error(`No font file for ${face} in the build`)
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          }
        })
      },
    },
  }
}
