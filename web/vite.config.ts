import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { bareContract, CONTRACT } from './vite/bare-contract.ts'
import { buildFiles } from './vite/build-files.ts'
import { planChunks } from './vite/chunk-plan.ts'
import { fontPreload } from './vite/font-preload.ts'
import { packedFiles } from './vite/packed-files.ts'
import { pageList } from './vite/page-list.ts'
import { preloads } from './vite/preloads.ts'
import { publicPages } from './vite/public-pages.ts'
import { quizPage } from './vite/quiz-page.ts'
import { withoutJsonSchema } from './vite/without-json-schema.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** Made anew for each of the two builds: a plugin belongs to one. */
const createConfig = (): UserConfig => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page asks for beforehand comes with the page: together all of it would be a tenth of what everybody loads.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    bareContract('bodies'),
    withoutJsonSchema(),
    fontPreload(['inter-slim', 'bricolage-grotesque-slim']),
    pageList(),
    quizPage(),
    publicPages(api),
    preloads(),
    buildFiles(),
    packedFiles(),
  ],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/lib/zod.ts', import.meta.url)) }],
  },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/healthz': api } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: CONTRACT, sideEffects: false }],
      },
    },
  },
  worker: { format: 'es' },
})

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return createConfig()
  const groups = await planChunks(createConfig())
  return mergeConfig(createConfig(), {
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
})
