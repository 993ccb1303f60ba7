import { describe, expect, test } from 'vitest'
import { inLanguage } from '../../problems/index.ts'
import { sniffBytes, sniffContentType } from './sniff.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n', 'latin1')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex')
const docx = zipOf(['[Content_Types].xml', contentTypes(DOCX)], ['word/document.xml', '<w:document/>'])
const xlsx = zipOf(['[Content_Types].xml', contentTypes(XLSX)], ['xl/workbook.xml', '<workbook/>'])
const docm = zipOf(
  ['[Content_Types].xml', contentTypes('application/vnd.ms-word.document.macroEnabled')],
  ['word/document.xml', '<w:document/>'],
)
const libreOfficeDocx = zipOf(['_rels/.rels', 'x'], ['word/document.xml', 'x'.repeat(5_000)])
const libreOfficeXlsx = zipOf(['_rels/.rels', 'x'], ['xl/workbook.xml', 'x'])
const zip = zipOf(['a.txt', 'hello'])
const mail = Buffer.from('Received: from mx\r\nFrom: a@b.dk\r\nSubject: Hej\r\n\r\n<html><script>x</script></html>')

describe('accepts', () => {
  test.each<[string, Uint8Array, string]>([
    ['letter.pdf', pdf, 'application/pdf'],
    ['LETTER.PDF', pdf, 'application/pdf'],
    ['a.b.c.pdf', pdf, 'application/pdf'],
    ['scan.png', png, 'image/png'],
    ['scan.jpg', jpeg, 'image/jpeg'],
    ['scan.jpeg', jpeg, 'image/jpeg'],
    ['claim.docx', docx, DOCX],
    ['claim.docx', docx.subarray(0, 260), DOCX],
    ['claims.xlsx', xlsx, XLSX],
    ['libreoffice.docx', libreOfficeDocx.subarray(0, 1_000), DOCX],
    ['libreoffice.xlsx', libreOfficeXlsx, XLSX],
    ['claims.csv', Buffer.from('\uFEFFid;navn\r\n1;Søren\r\n'), 'text/csv'],
    ['latin1.csv', Buffer.from('id;navn\r\n1;Søren Ærø\r\n', 'latin1'), 'text/csv'],
    ['windows-1252.csv', Buffer.from([0x80, 0x31, 0x30, 0x30, 0x20, 0x93, 0x78, 0x94]), 'text/csv'],
    ['born.csv', Buffer.from('0707071234;Jens\n'), 'text/csv'],
    ['note.txt', Buffer.from('BMW Finans A/S skriver ...'), 'text/plain'],
    ['note.txt', Buffer.from('1 < 2 and <jens@example.dk> wrote\n\f\tend'), 'text/plain'],
    ['reply.txt', Buffer.from('<jens@example.dk> wrote: <b>hello</b>'), 'text/plain'],
    ['cut.txt', Buffer.from('Á'.repeat(40_000)).subarray(0, sniffBytes - 1), 'text/plain'],
    ['mail.eml', mail, 'message/rfc822'],
  ])('%s', async (fileName, head, contentType) => {
    expect(await sniffContentType(head, fileName)).toEqual({ contentType })
  })
})

describe('rejects', () => {
  test.each<[string, string, Uint8Array, RegExp]>([
    ['an unknown extension', 'x.exe', pdf, /^Only these file types are accepted: pdf, png, jpg, .*, csv, txt, eml\.$/],
    ['no extension', 'pdf', pdf, /^Only these/],
    ['a dot at the end', 'x.pdf.', pdf, /^Only these/],
    ['svg', 'x.svg', Buffer.from('<svg/>'), /^Only these/],
    ['html', 'x.html', Buffer.from('<html>'), /^Only these/],
    ['a macro document', 'x.docm', docm, /^Only these/],
    ['a property of every object', 'x.constructor', pdf, /^Only these/],
    ['an empty file', 'x.txt', Buffer.alloc(0), /empty/],
    ['a picture that claims to be a PDF', 'x.pdf', png, /\.pdf, but the file contains image\/png/],
    ['a PDF that claims to be a picture', 'x.png', pdf, /application\/pdf/],
    ['text that claims to be a PDF', 'x.pdf', Buffer.from('hello'), /contains something else/],
    ['a page that claims to be a PDF', 'x.pdf', Buffer.from('<html>%PDF-1.7'), /contains something else/],
    ['a program that claims to be a PDF', 'x.pdf', Buffer.from('MZ\x90\0\x03'), /contains application/],
    ['a sheet that claims to be a document', 'x.docx', xlsx, /spreadsheetml/],
    ['a macro document that claims to have none', 'x.docx', docm, /macroenabled/],
    ['an archive that claims to be a document', 'x.docx', zip, /application\/zip/],
    ['an archive that claims to be a PDF', 'x.pdf', libreOfficeDocx, /application\/zip/],
    ['a document that claims to be a sheet', 'x.xlsx', libreOfficeDocx, /application\/zip/],
    ['a picture that claims to be text', 'x.txt', png, /not text/],
    ['an archive that claims to be a list', 'x.csv', xlsx, /not text/],
    ['text with NUL', 'x.txt', Buffer.from('a\0b'), /not text/],
    ['UTF-16', 'x.csv', Buffer.from('\uFEFFid;navn', 'utf16le'), /not text/],
    ['UTF-16 markup', 'x.txt', Buffer.from('\uFEFF<?xml version="1.0"?>', 'utf16le'), /not text/],
    ['control characters', 'x.txt', Buffer.from('a\x1b[31mb'), /not text/],
    ['bytes that are no text at all', 'x.txt', Buffer.from([0x41, 0xff, 0x81, 0x9d]), /not text/],
    ['a PDF that claims to be text', 'x.txt', Buffer.from('%PDF-1.7\nhello'), /application\/pdf/],
    ['RTF that claims to be text', 'x.txt', Buffer.from('{\\rtf1 hello}'), /rtf/],
    ['PostScript that claims to be text', 'x.txt', Buffer.from('%!PS-Adobe-3.0\nhello'), /postscript/],
    ['a page that claims to be text', 'x.txt', Buffer.from('<!DOCTYPE html><p>x'), /HTML, SVG or XML/],
    ['a page after white space', 'x.csv', Buffer.from('\uFEFF \r\n\t<HTML>'), /HTML, SVG or XML/],
    ['a page after a comment', 'x.txt', Buffer.from('<!-- x --><html>'), /HTML, SVG or XML/],
    ['a script', 'x.txt', Buffer.from('<script>alert(1)</script>'), /HTML, SVG or XML/],
    ['an SVG that claims to be text', 'x.txt', Buffer.from('<svg onload=alert(1)>'), /HTML, SVG or XML/],
    ['an SVG with a prefix', 'x.txt', Buffer.from('<x:svg xmlns:x="http://www.w3.org/2000/svg">'), /HTML, SVG or XML/],
    ['XML that claims to be text', 'x.txt', Buffer.from('<?xml version="1.0"?><svg/>'), /application\/xml/],
    ['XML after white space', 'x.txt', Buffer.from('\n<?xml version="1.0"?><svg/>'), /HTML, SVG or XML/],
    ['a page that claims to be a mail', 'x.eml', Buffer.from('<html><body>'), /HTML, SVG or XML/],
    ['text that claims to be a mail', 'x.eml', Buffer.from('Dear all,\nhello'), /e-mail header/],
  ])('%s', async (_what, fileName, head, reason) => {
    const sniffed = await sniffContentType(head, fileName)
    expect('refused' in sniffed && inLanguage(sniffed.refused, 'en')).toMatch(reason)
  })
})

test('reads a view into a larger buffer, not the buffer', async () => {
  const padded = Buffer.concat([Buffer.from('junk'), libreOfficeDocx, Buffer.from('junk')])
  const view = new Uint8Array(padded.buffer, padded.byteOffset + 4, libreOfficeDocx.length)
  expect(await sniffContentType(view, 'x.docx')).toEqual({ contentType: DOCX })
})

function contentTypes(mainType: string): string {
  return `<?xml version="1.0"?><Types><Override PartName="/x.xml" ContentType="${mainType}.main+xml"/></Types>`
}

/** An archive with uncompressed entries, as far as the head of a file shows it. */
function zipOf(...entries: [name: string, content: string][]): Buffer {
  const parts = entries.map(([name, content]) => {
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt32LE(content.length, 22)
    header.writeUInt16LE(name.length, 26)
    return Buffer.concat([header, Buffer.from(name), Buffer.from(content)])
  })
  return Buffer.concat(parts)
}
