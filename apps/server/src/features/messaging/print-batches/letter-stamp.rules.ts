/** The number that is printed on a letter: the batch, and its place in it. */
export function letterNumber(batchSeqId: number, position: number): string {
  return `${batchSeqId}-${String(position).padStart(4, '0')}`
}

/** Bars and spaces of Code 39: nine elements each, wide ones in upper case. */
const code39: Readonly<Record<string, string>> = {
  '0': 'bsbSBsBsb',
  '1': 'BsbSbsbsB',
  '2': 'bsBSbsbsB',
  '3': 'BsBSbsbsb',
  '4': 'bsbSBsbsB',
  '5': 'BsbSBsbsb',
  '6': 'bsBSBsbsb',
  '7': 'bsbSbsBsB',
  '8': 'BsbSbsBsb',
  '9': 'bsBSbsBsb',
  '-': 'bSbsbsBsB',
  '*': 'bSbsBsBsb',
}

const pageHeight = 841.89
const left = 60
/** 83 mm below the top edge: within the window of C5 and DL envelopes (45 to 90 mm), below five lines of address. */
const baseline = pageHeight - 236
const narrow = 0.6
const wide = narrow * 2.5
const barHeight = 10

/** Draws the number of a letter in the window, as text and as a bar code. */
export function stampOf(number: string): string {
  const bars: string[] = []
  let x = left
  for (const character of `*${number}*`) {
    for (const element of code39[character] ?? '') {
      const width = element === element.toUpperCase() ? wide : narrow
      if (element.toLowerCase() === 'b') bars.push(`${x.toFixed(2)} ${baseline} ${width} ${barHeight} re f`)
      x += width
    }
    x += narrow
  }
  return `0 g\n${bars.join('\n')}\nBT /StampFont 7 Tf ${(x + 6).toFixed(2)} ${baseline + 2} Td (${number}) Tj ET`
}
