import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContract } from './vite/bare-contract.ts'
import { packedFiles } from './vite/packed-files.ts'

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))

/**
 * The public pages, built twice into the folder of the application. For the server (`--ssr`): what draws them, with all
 * that it needs, and the style sheet that comes of it. For the browser: their script.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), bareContract('none'), packedFiles('assets/site')],
  resolve: { alias: [{ find: /^zod$/, replacement: source('lib/zod.left-out.ts') }] },
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/site',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    ssrEmitAssets: true,
    manifest: isSsrBuild ? 'site/pages.json' : 'site/script.json',
    rolldownOptions: isSsrBuild
      ? {
          input: { 'render-page': source('site-main.tsx') },
          output: {
            entryFileNames: 'site/[name].js',
            // The fonts are those of the application, under the same names: whoever enters it has them already.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.woff2')
                ? 'assets/[name]-[hash][extname]'
                : 'assets/site/[name]-[hash][extname]',
          },
        }
      : { input: { site: source('site-script/index.ts') } },
  },
}))
