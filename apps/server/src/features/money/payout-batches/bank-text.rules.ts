/** Texts as payment files may contain them. */

const written: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', Æ: 'Ae', ø: 'oe', Ø: 'Oe', å: 'aa', Å: 'Aa', ö: 'oe', Ö: 'Oe', ä: 'ae', Ä: 'Ae', ü: 'ue', Ü: 'Ue' },
  ...{ ß: 'ss', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ł: 'l', Ł: 'L', '&': '+', _: '-', '–': '-', '’': "'" },
}

/** The characters that all banks of SEPA accept. */
const notLatin = /[^A-Za-z0-9/\-?:().,'+ ]/g
/** Nordic banks accept the letters of Western Europe as well. */
const notWestern = /[^A-Za-zÀ-ÖØ-öø-ÿ0-9/\-?:().,'+& ]/g

/** A text in the characters that banks accept, shortened. What cannot be written becomes a space. */
export function bankText(text: string, max: number, isSepa: boolean): string {
  const plain = isSepa
    ? Array.from(text.normalize('NFC'), (character) => written[character] ?? character)
        .join('')
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(notLatin, ' ')
    : Array.from(text.normalize('NFC'), (character) =>
        /[_–’]/.test(character) ? (written[character] ?? ' ') : character,
      )
        .join('')
        .replaceAll(notWestern, ' ')
  const short = plain.replaceAll(/\s+/g, ' ').trim().slice(0, max).trim()
  return short === '' ? 'NOTPROVIDED'.slice(0, max) : short
}
