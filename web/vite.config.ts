import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { buildFiles } from './vite/build-files.ts'
import { fontPreload } from './vite/font-preload.ts'
import { packedFiles } from './vite/packed-files.ts'
import { pageList } from './vite/page-list.ts'
import { quizPage } from './vite/quiz-page.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const LIBRARIES = /node_modules/

/**
 * Left alone, the bundler makes a file of whatever the same pages share: 170 of them for one page. Here what about as
 * many pages share is one file. Nothing needs a module that fewer pages have than it has itself, so that no file of
 * these waits for a lower one, which would break the order in which they run.
 */
const LAYERS = [
  { name: 'base', minShareCount: 30, priority: 5 },
  { name: 'libraries', test: LIBRARIES, minShareCount: 12, priority: 4 },
  { name: 'common', minShareCount: 12, priority: 3 },
  { name: 'rarer-libraries', test: LIBRARIES, minShareCount: 5, priority: 2 },
  { name: 'rarer', minShareCount: 5, priority: 1 },
]

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    fontPreload(['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']),
    pageList(),
    quizPage(),
    buildFiles(),
    packedFiles(),
  ],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/lib/zod.ts', import.meta.url)) }],
  },
  css: { postcss: { plugins: [presetMantine()] } },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/healthz': api } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: LAYERS } } },
  },
  worker: { format: 'es' },
})
