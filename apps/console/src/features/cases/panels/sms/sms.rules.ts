/** The characters of GSM 03.38, which need seven bits each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The characters of its extension count twice. */
const extended = new Set('\f^{}\\[~]|€')

/** How many characters fit into a single message, and into each part of a longer one. */
const room = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const

export interface SmsSize {
  /** `unicode` as soon as one character needs it: every character then takes more than twice the space. */
  readonly alphabet: keyof typeof room
  readonly length: number
  readonly parts: number
  /** How many characters are left before another part begins. */
  readonly left: number
}

/** The first character that is not in GSM, because of which the whole message is sent as Unicode. */
export function foreignIn(text: string): string | undefined {
  return Array.from(text).find((letter) => !basic.has(letter) && !extended.has(letter))
}

/** The length of a text message, and the number of parts in which it is sent and paid for. */
export function smsSize(text: string): SmsSize {
  const letters = Array.from(text)
  const isGsm = foreignIn(text) === undefined
  const alphabet = isGsm ? 'gsm' : 'unicode'
  const { alone, part } = room[alphabet]
  const sizes = letters.map((letter) => (isGsm ? (extended.has(letter) ? 2 : 1) : letter.length))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  if (length <= alone) return { alphabet, length, parts: length === 0 ? 0 : 1, left: alone - length }
  // A character is never split between two parts.
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
