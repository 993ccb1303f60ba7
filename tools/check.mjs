// Checks types, lint and format of what changed since the branch left main.
import { changedFiles, stepsFor } from './changes.mjs'
import { runTogether } from './steps.mjs'

const files = changedFiles()
const results = await runTogether(stepsFor(files), { isQuiet: true })
const failed = results.filter(({ isGreen }) => !isGreen)
const count = files.length === 1 ? '1 changed file' : `${files.length} changed files`
process.stdout.write(
  failed.length === 0
    ? `${count}: all checks passed\n`
    : `${count}: ${failed.map(({ name }) => name).join(', ')} failed\n`,
)
process.exit(failed.length === 0 ? 0 : 1)
