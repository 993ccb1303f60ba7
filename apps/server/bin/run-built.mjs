#!/usr/bin/env node
// Runs the existing bundle and builds nothing: the entry point of an artefact, and of the server in `npm run dev`.
// Reading the maps takes longer than most commands, which do not print traces.
process.setSourceMapsEnabled(process.argv[2] === 'start')
// Loaded afterwards, so that errors during loading are traced to the sources too.
const { run } = await import('../dist/fordring.js')
await run(process.argv)
