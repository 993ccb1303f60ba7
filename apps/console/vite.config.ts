import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import areas from './src/areas.json' with { type: 'json' }

/** Where the server answers while `npm run dev` serves the console. */
const server = process.env['FORDRING_URL'] ?? 'http://127.0.0.1:3000'

/** Everything that is neither a screen nor a module that Vite serves is the server's. */
const ownPaths = ['$', '\\?', 'index\\.html', '@', 'src/', 'node_modules/', ...areas.map((area) => `${area}(?:[/?]|$)`)]
const serverPaths = `^/(?!${ownPaths.join('|')})`

export default defineConfig({
  plugins: [react()],
  build: {
    // Under our content policy nothing is inlined, and every file is named after what is in it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { [serverPaths]: server } },
})
