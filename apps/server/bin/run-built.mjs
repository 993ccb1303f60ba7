#!/usr/bin/env node
// Runs the bundle that is there and builds nothing: the program of an artefact, and the server of `npm run dev`.
process.setSourceMapsEnabled(true)
// Loaded afterwards, so that an error while it loads is traced to the sources too.
const { run } = await import('../dist/fordring.js')
await run(process.argv)
