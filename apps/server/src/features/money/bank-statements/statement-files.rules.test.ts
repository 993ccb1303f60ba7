import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/index.ts'
import { isAccountOf } from './account-numbers.rules.ts'
import { entryKeysOf } from './entry-keys.rules.ts'
import { lineFactsOf } from './line-facts.rules.ts'
import { readStatements } from './statement-files.ts'
import type { StatementEntry } from './statement.ts'

const account = '<Acct><Id><IBAN>DK5234090045678912</IBAN></Id></Acct>'

function camt(
  entries: string,
  { version = '053.001.02', head = account }: { version?: string; head?: string } = {},
): string {
  const [root, section] = version.startsWith('053') ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${root}><${section}><Id>1</Id>${head}
${entries}
</${section}></${root}></Document>`
}

const dates = '<BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>2026-03-03</Dt></ValDt>'

function entry(
  parts: { amount?: string; direction?: string; status?: string; details?: string; extra?: string } = {},
): string {
  const { amount = '100.00', direction = 'CRDT', status = '<Sts>BOOK</Sts>', details = '', extra = '' } = parts
  return `<Ntry><Amt Ccy="DKK">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${extra}${status}${dates}<AcctSvcrRef>A1</AcctSvcrRef>${details}</Ntry>`
}

async function read(text: string | Buffer, fileName = 'a.xml'): Promise<readonly StatementEntry[]> {
  const [statement] = await readStatements({ fileName, bytes: Buffer.from(text), csv: undefined })
  return statement?.entries ?? []
}

async function refusalOf(text: string | Buffer, fileName = 'a.xml'): Promise<string> {
  const refusal = await read(text, fileName).catch((error: unknown) => error)
  if (!(refusal instanceof Problem)) throw new Error(`Not refused: ${JSON.stringify(refusal)}`)
  expect(refusal.code).toBe('bank-file-refused')
  return refusal.message
}

describe('camt files', () => {
  it.each(['053.001.02', '053.001.04', '053.001.08', '053.001.13', '054.001.02', '054.001.04', '054.001.08'])(
    'reads camt.%s',
    async (version) => {
      const status = Number(version.slice(-2)) < 8 ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>'
      const debtor =
        Number(version.slice(-2)) < 8 ? '<Dbtr><Nm>Mette</Nm></Dbtr>' : '<Dbtr><Pty><Nm>Mette</Nm></Pty></Dbtr>'
      const details = `<NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><RltdPties>${debtor}<DbtrAcct><Id><Othr><Id>12345678901</Id></Othr></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Tak</Ustrd><Strd><CdtrRefInf><Ref>000000000042697</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`
      expect(await read(camt(entry({ status, details }), { version }))).toEqual([
        {
          account: 'DK5234090045678912',
          currency: 'DKK',
          amount: 10_000,
          direction: 'credit',
          kind: 'payment',
          bookingDate: '2026-03-02',
          valueDate: '2026-03-03',
          servicerReference: 'A1',
          section: 1,
          line: 3,
          details: [
            {
              amount: 10_000,
              references: ['000000000042697'],
              text: 'Tak',
              payerName: 'Mette',
              payerAccount: '12345678901',
              endToEndId: 'E1',
            },
          ],
        },
      ])
    },
  )

  it('splits a batch whose transactions add up, and keeps one that does not as it reached the account', async () => {
    const transaction = (amount: string): string =>
      `<TxDtls><AmtDtls><TxAmt><Amt Ccy="DKK">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${amount}</Ustrd></RmtInf></TxDtls>`
    const batch = (...amounts: string[]): string =>
      entry({ details: `<NtryDtls>${amounts.map(transaction).join('')}</NtryDtls>` })
    const [split, whole] = await read(camt(batch('60.00', '40.00') + batch('60.00', '45.00')))
    expect(split?.details.map(({ amount }) => amount)).toEqual([6_000, 4_000])
    expect(whole?.details).toMatchObject([{ amount: 10_000, text: '60.00 45.00' }])
  })

  it('reads text of the entry, reversals, returns, charges and several accounts, and skips what is not booked', async () => {
    const file = camt(
      [
        entry({ details: '<AddtlNtryInf>RF34 42</AddtlNtryInf>' }),
        entry({ direction: 'DBIT', extra: '<RvslInd>true</RvslInd>' }),
        entry({
          direction: 'DBIT',
          details: '<NtryDtls><TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>',
        }),
        entry({ status: '<Sts>PDNG</Sts>' }),
        entry({ amount: '0.00' }),
        `</Stmt><Stmt><Acct><Id><Othr><Id>3409 45678912</Id></Othr></Id></Acct>${entry({ direction: 'DBIT' })}`,
      ].join('\n'),
    )
    const entries = await read(file)
    expect(
      entries.map(({ account: own, kind, direction, section }) => `${own ?? ''} ${kind} ${direction} ${section}`),
    ).toEqual([
      'DK5234090045678912 payment credit 1',
      'DK5234090045678912 reversal debit 1',
      'DK5234090045678912 return debit 1',
      '3409 45678912 payment debit 2',
    ])
    expect(entries[0]?.details[0]?.text).toBe('RF34 42')
  })

  it.each([
    ['a negative amount', entry({ amount: '-1.00' }), '“-1.00” is not an amount.'],
    ['NaN', entry({ amount: 'NaN' }), '“NaN” is not an amount.'],
    ['an exponent', entry({ amount: '1e5' }), '“1e5” is not an amount.'],
    ['three decimals', entry({ amount: '1.005' }), 'The amount 1.005 has more than two decimals.'],
    ['10^18', entry({ amount: '1000000000000000000' }), '“1000000000000000000” is not an amount.'],
    [
      'more than an account can have',
      entry({ amount: '99999999999999.99' }),
      'The amount 99999999999999.99 is too large.',
    ],
    ['a date that is none', entry().replace('2026-03-03', '2026-02-30'), '“2026-02-30” is not a date.'],
    ['no direction', entry({ direction: 'X' }), '“X” is neither CRDT nor DBIT.'],
    ['no amount', entry().replace(/<Amt.*?<\/Amt>/, ''), 'Amt is missing in Ntry.'],
    ['no currency', entry().replace(' Ccy="DKK"', ''), 'The amount has no currency.'],
  ])('refuses %s, with the line', async (_name, broken, reason) => {
    expect(await refusalOf(camt(`${entry()}\n${broken}`))).toBe(`a.xml, line 4: ${reason}`)
  })

  it('reads a long file with indents', async () => {
    const indented = entry().replaceAll('><', `>\n${' '.repeat(12)}<`)
    expect(await read(camt(`${' '.repeat(8)}${indented}\n`.repeat(2_000)))).toHaveLength(2_000)
  })

  it('refuses XML that is no statement, is broken, or is crafted', async () => {
    const doctype = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(await refusalOf(`<?xml version="1.0"?>${doctype}${camt(entry()).slice(39)}`)).toMatch(
      /document type declaration/,
    )
    const xxe = '<!DOCTYPE d SYSTEM "file:///etc/passwd">'
    expect(await refusalOf(`${xxe}<Document/>`)).toMatch(/document type declaration/)
    expect(await refusalOf(camt(entry({ details: '<AddtlNtryInf>&b;</AddtlNtryInf>' })))).toMatch(/undefined entity/)
    expect(await refusalOf(camt(entry()).replace('</Ntry>', '</Other>'))).toMatch(/line 3: The XML is broken/)
    expect(await refusalOf(camt(entry()).slice(0, -10))).toMatch(/The XML is broken/)
    expect(await refusalOf('<html></html>')).toMatch(/not a camt.053 or camt.054/)
    expect(await refusalOf(camt(entry(), { version: '053.001.01' }))).toMatch(/not a camt.053 or camt.054/)
    expect(await refusalOf(camt(entry(), { head: '' }))).toMatch(/names no account/)
    expect(await refusalOf(camt('<a>'.repeat(50)))).toMatch(/nested too deeply/)
    expect(await refusalOf(camt(entry({ details: `<AddtlNtryInf>${'x'.repeat(10_001)}</AddtlNtryInf>` })))).toMatch(
      /too long/,
    )
    expect(await refusalOf(camt(entry({ details: '<NtryDtls/>'.repeat(200_001) })))).toMatch(/too many parts/)
    expect(await refusalOf('')).toMatch(/not XML/)
    expect(await refusalOf('Dato;Beløb')).toMatch(/Give a CSV mapping/)
  })

  it('reads Latin-1 if the file says so, and refuses wrong and unknown encodings', async () => {
    const text = camt(entry({ details: '<AddtlNtryInf>Særlig</AddtlNtryInf>' }))
    const latin = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect((await read(latin))[0]?.details[0]?.text).toBe('Særlig')
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toMatch(/not valid utf-8/)
    expect(await refusalOf(text.replace('UTF-8', 'UTF-7'))).toMatch(/UTF-7 is not supported/)
    expect(await refusalOf(Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le'))).toMatch(/not text|not valid/)
  })
})

describe('archives', () => {
  it('contain several statements', async () => {
    const bytes = zip({ 'mappe/a.xml': camt(entry()), 'b.xml': camt(entry()) })
    const statements = await readStatements({ fileName: 'a.zip', bytes, csv: undefined })
    expect(statements.map(({ fileName, entries }) => [fileName, entries.length])).toEqual([
      ['a.xml', 1],
      ['b.xml', 1],
    ])
  })

  it('are refused as a whole if one file is, or if they are empty, broken or bombs', async () => {
    expect(await refusalOf(zip({ 'a.xml': camt(entry()), 'b.xml': camt(entry({ amount: 'x' })) }), 'a.zip')).toBe(
      'b.xml, line 3: “x” is not an amount.',
    )
    expect(await refusalOf(zip({ 'mappe/': '' }), 'a.zip')).toMatch(/The archive is empty/)
    expect(await refusalOf(zip({ 'a.xml': 'x' }).subarray(0, 40), 'a.zip')).toMatch(/The archive is broken/)
    const bomb = ' '.repeat(60 * 1024 * 1024)
    const packed = zip({ 'a.xml': bomb, 'b.xml': bomb })
    expect(packed.length).toBeLessThan(200_000)
    expect(await refusalOf(packed, 'a.zip')).toMatch(/unpacks to more than/)
    const lying = zip({ 'a.xml': bomb, 'b.xml': bomb }, { claimedSize: 10 })
    expect(await refusalOf(lying, 'a.zip')).toMatch(/The archive is broken/)
    const many = zip(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.xml`, ''])))
    expect(await refusalOf(many, 'a.zip')).toMatch(/more than 200 files/)
  })
})

describe('CSV files', () => {
  const mapping = {
    delimiter: ';',
    decimalSeparator: ',',
    dateFormat: 'DD-MM-YYYY',
    skippedLines: 1,
    columns: { bookingDate: 'Dato', amount: 'Beløb', text: 'Tekst', valueDate: 'Valør', reference: 'Ref' },
  } as const
  const head = 'Konto 1\nDato;Valør;Tekst;Beløb;Ref\n'
  const readCsv = (text: string | Buffer): Promise<readonly StatementEntry[]> =>
    readStatements({ fileName: 'a.csv', bytes: Buffer.from(text), csv: { mapping, currency: 'DKK' } }).then(
      ([statement]) => statement?.entries ?? [],
    )

  it('are read by the headings of the mapping, also in Windows-1252', async () => {
    const csv = `${head}02-03-2026;03-03-2026;"Betaling; tak";1.234,50;42697\n03-03-2026;;Gebyr;-25,00;\n`
    const entries = await readCsv(csv)
    expect(entries).toMatchObject([
      { amount: 123_450, direction: 'credit', bookingDate: '2026-03-02', valueDate: '2026-03-03', line: 3 },
      { amount: 2_500, direction: 'debit', bookingDate: '2026-03-03', valueDate: '2026-03-03', line: 4 },
    ])
    expect(entries[0]?.details).toMatchObject([{ text: 'Betaling; tak', references: ['42697'] }])
    expect(await readCsv(Buffer.from(csv, 'latin1'))).toEqual(entries)
  })

  it.each([
    [`${head}02-03-2026;;x;12.34;`, 'a.csv, line 3: “12.34” is not an amount.'],
    [
      `${head}02-03-2026;;x;1,00;\n31-02-2026;;x;1,00;`,
      'a.csv, line 4: “31-02-2026” is not a date in the form DD-MM-YYYY.',
    ],
    [`${head}02-03-2026;;x;NaN;`, 'a.csv, line 3: “NaN” is not an amount.'],
    [`${head}02-03-2026;;x;9999999999999999,00;`, 'a.csv, line 3: The amount 9999999999999999,00 is too large.'],
    ['Konto 1\nDato;Tekst;Beløb;Ref\n', 'a.csv, line 2: There is no column “Valør”.'],
    ['Konto 1\nDato;Valør;Tekst;Beløb;Ref;Dato\n', 'a.csv, line 2: There are several columns “Dato”.'],
    [`${head}02-03-2026;;"x;1,00;`, /The CSV is broken/],
  ])('refuse a broken file with the line', async (csv, reason) => {
    await expect(readCsv(csv)).rejects.toThrow(reason)
  })
})

describe('keys of entries', () => {
  const base: StatementEntry = {
    ...{ account: 'A', currency: 'DKK', amount: 100, direction: 'credit', kind: 'payment', section: 1, line: 1 },
    ...{ bookingDate: '2026-03-02', valueDate: '2026-03-02', servicerReference: null },
    details: [{ amount: 100, references: [], text: 'x', payerName: null, payerAccount: null, endToEndId: null }],
  }

  it('are the same in every file, by reference or by content', () => {
    const referred = { ...base, servicerReference: 'R' }
    expect(entryKeysOf([referred])).toEqual(
      entryKeysOf([{ ...referred, details: [], line: 9, bookingDate: '2026-03-09' }]),
    )
    expect(entryKeysOf([base])).toEqual(entryKeysOf([{ ...base, line: 9, section: 4 }]))
  })

  it('differ for a payment and its charge, and for equal payments in one statement, but not in overlapping ones', () => {
    const charge: StatementEntry = { ...base, servicerReference: 'R', direction: 'debit', amount: 5 }
    expect(new Set(entryKeysOf([{ ...base, servicerReference: 'R' }, charge])).size).toBe(2)
    const [first, second, again] = entryKeysOf([base, base, { ...base, section: 2 }])
    expect(first).not.toBe(second)
    expect(again).toBe(first)
  })
})

describe('accounts', () => {
  const danish = {
    transactionAccountId: '1',
    bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' },
    statementAccount: null,
    currency: 'DKK',
  } as const

  it.each([
    ['DK5234090045678912', true],
    ['dk50 3409 0045 6789 12', true],
    ['34090045678912', true],
    ['3409-45678912', true],
    ['3409', false],
    ['34100045678912', false],
    ['DK5034090045678913', false],
    ['NO9386011117947', false],
  ])('%s is the Danish account: %s', (number, isIt) => {
    expect(isAccountOf(number, danish)).toBe(isIt)
  })

  it('of other countries are found by the number that their statements have', () => {
    const norwegian = { ...danish, statementAccount: 'NO93 8601 1117 947', currency: 'NOK' }
    expect(isAccountOf('NO9386011117947', norwegian)).toBe(true)
    expect(isAccountOf('34090045678912', norwegian)).toBe(false)
  })
})

describe('the facts of a line', () => {
  const detail = { amount: 1, payerName: null, payerAccount: null, endToEndId: null }

  it('are its reference, references within the text, and words with digits', () => {
    expect(lineFactsOf({ ...detail, references: ['42697'], text: 'Faktura B-2024/17' }, 'DKK')).toEqual({
      referenceNumbers: [42],
      textNumbers: [],
      words: ['42697', 'b-2024/17', '2024', '17'],
    })
    expect(lineFactsOf({ ...detail, references: [], text: 'RF34 42' }, 'DKK').referenceNumbers).toEqual([42])
    expect(lineFactsOf({ ...detail, references: [], text: 'Tak for hjælpen, 42697' }, 'DKK')).toMatchObject({
      referenceNumbers: [],
      textNumbers: [42],
    })
  })

  it('have no reference if a check digit is wrong', () => {
    const facts = lineFactsOf({ ...detail, references: ['42698'], text: '' }, 'DKK')
    expect([facts.referenceNumbers, facts.textNumbers]).toEqual([[], []])
  })
})

/** A zip archive. The claimed size is what its directory says each file unpacks to. */
function zip(files: Record<string, string>, { claimedSize }: { claimedSize?: number } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06', 'latin1'), end])
}
