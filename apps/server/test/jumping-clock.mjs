// Preloaded into a server whose clock should jump: it is ahead or behind by the number of milliseconds in the file.
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env.CLOCK_OFFSET_FILE ?? ''
let offsetMs = 0

function readOffset() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    offsetMs = 0
  }
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offsetMs)
    else super(...given)
  }

  static now() {
    return RealDate.now() + offsetMs
  }
}

readOffset()
setInterval(readOffset, 100).unref()
