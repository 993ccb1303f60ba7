import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import areas from './src/areas.json' with { type: 'json' }

/** The URL of the server while `npm run dev` serves the console. */
const server = process.env['FORDRING_URL'] ?? 'http://127.0.0.1:3000'

/** Everything that is neither a screen nor a Vite module goes to the server. */
const ownPaths = ['$', '\\?', 'index\\.html', '@', 'src/', 'node_modules/', ...areas.map((area) => `${area}(?:[/?]|$)`)]
const serverPaths = `^/(?!${ownPaths.join('|')})`

export default defineConfig({
  plugins: [react()],
  build: {
    // The content security policy forbids inlining, and every file name contains a hash of its content.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // What most screens share is one file. Without this, the first load fetches a hundred small ones.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 20 }] },
      },
    },
  },
  server: { proxy: { [serverPaths]: server } },
})
