import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { bareContract, CONTRACT } from './vite/bare-contract.ts'
import { oneFirstFile } from './vite/chunk-plan.ts'
import { fontPreload } from './vite/font-preload.ts'
import { keptFiles } from './vite/kept-files.ts'
import { packedFiles } from './vite/packed-files.ts'

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))

/** Made anew for each of the two builds: a plugin belongs to one. */
const createConfig = (): UserConfig => ({
  plugins: [
    react(),
    fontPreload(['inter-slim', 'source-serif-4-slim']),
    bareContract('none'),
    keptFiles(),
    packedFiles('assets/quiz'),
  ],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: source('lib/zod.left-out.ts') },
      { find: /^\.\/sentence-files\.ts$/, replacement: source('i18n/sentence-files.quiz.ts') },
    ],
  },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/quiz',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What is made of a schema and not used may be left out.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: CONTRACT, sideEffects: false }],
      },
      input: { quiz: 'quiz.html', 'quiz-worker': source('quiz-worker.ts') },
      // Its address is what a browser knows a worker by: it stays the same from build to build.
      output: {
        entryFileNames: ({ name }) =>
          name === 'quiz-worker' ? 'quiz-worker.js' : 'assets/quiz/[name]-[hash].js',
      },
    },
  },
})

/** The page of a quiz, built by itself into the same folder: few files, none of them shared, each kept for a reload without network. */
export default defineConfig(async () => {
  const groups = await oneFirstFile(createConfig(), 'quiz')
  return mergeConfig(createConfig(), {
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
})
