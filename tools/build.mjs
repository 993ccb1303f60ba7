// `npm run build`: the artefact in dist/fordring, or in the given folder.
import { resolve } from 'node:path'
import { writeArtefact } from './artefact.mjs'

await writeArtefact(resolve(process.argv[2] ?? 'dist/fordring'))
