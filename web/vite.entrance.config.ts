import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What draws the entrances, built for the server into the folder of the application, whose style sheets have all that is
 * drawn.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: true,
    // So that the router takes the side that its options name: it has to draw as it does in a browser.
    resolve: { conditions: ['development', 'module', 'node'] },
  },
  build: {
    ssr: 'src/entrance-main.tsx',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'site/[name].js', codeSplitting: false } },
  },
})
