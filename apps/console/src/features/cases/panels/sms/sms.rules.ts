/** The letters of GSM 03.38, which take seven bits each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Those of its extension take the room of two. */
const extended = new Set('\f^{}\\[~]|€')

/** How many letters a message alone has room for, and how many each part of a longer one. */
const room = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const

export interface SmsSize {
  /** `unicode` as soon as one letter needs it: every letter then takes more than twice the room. */
  readonly alphabet: keyof typeof room
  readonly length: number
  readonly parts: number
  /** How much more there is room for before another part begins. */
  readonly left: number
}

/** The first letter that GSM has not, for which the whole message is sent in Unicode. */
export function foreignIn(text: string): string | undefined {
  return Array.from(text).find((letter) => !basic.has(letter) && !extended.has(letter))
}

/** How much room a text message takes, and in how many parts it is sent and paid for. */
export function smsSize(text: string): SmsSize {
  const letters = Array.from(text)
  const isGsm = foreignIn(text) === undefined
  const alphabet = isGsm ? 'gsm' : 'unicode'
  const { alone, part } = room[alphabet]
  const sizes = letters.map((letter) => (isGsm ? (extended.has(letter) ? 2 : 1) : letter.length))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  if (length <= alone) return { alphabet, length, parts: length === 0 ? 0 : 1, left: alone - length }
  // A letter is never divided between two parts.
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1
      used = 0
    }
    used += size
  }
  return { alphabet, length, parts, left: part - used }
}
