import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm start` answers; `npm run dev -w @fordring/console` sends it what is not the console's own. */
const server = process.env['FORDRING_URL'] ?? 'http://127.0.0.1:3000'

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
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/v1', '/iam', '/problems', '/favicon.svg'].map((path) => [path, server])),
  },
})
