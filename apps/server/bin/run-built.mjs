#!/usr/bin/env node
// Runs the existing bundle and builds nothing: the entry point of an artefact, and of the server in `npm run dev`.
process.setSourceMapsEnabled(true)
// Loaded afterwards, so that errors during loading are traced to the sources too.
const { run } = await import('../dist/fordring.js')
await run(process.argv)
