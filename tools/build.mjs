// `npm run build`: the artefact in dist/fordring, or in a folder that is given.
import { resolve } from 'node:path'
import { writeArtefact } from './artefact.mjs'

await writeArtefact(resolve(process.argv[2] ?? 'dist/fordring'))
