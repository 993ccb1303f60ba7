import { fileTypeFromBuffer } from 'file-type'
import { type Message, message } from '../../problems/index.ts'

/** How much of the beginning of a file sniffContentType needs, unless the file is shorter. */
export const sniffBytes = 64 * 1024

/** Decides from the beginning of a file and its name whether it is accepted, and as what. */
export type Sniff = (head: Uint8Array, fileName: string) => Promise<Sniffed>

export type Sniffed = { readonly contentType: string } | { readonly refused: Message }

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The accepted binary formats, by extension. The content must match the name. */
const binaryTypes: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['docx', `${OFFICE}.wordprocessingml.document`],
  ['xlsx', `${OFFICE}.spreadsheetml.sheet`],
])

/** The accepted text formats. They have no signature, so they only need to be plain text. */
const textTypes: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['txt', 'text/plain'],
  ['eml', 'message/rfc822'],
])

/** The folder of the archive in which Word and Excel store the document. */
const officeFolders: ReadonlyMap<string, string> = new Map([
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
])

/** Text formats that are more than the plain text that their name claims. */
const disguises = ['application/pdf', 'application/rtf', 'application/postscript', 'application/eps', 'application/xml']

/** An XML declaration, comment, doctype or tag at the start: what a browser would treat as a page. */
const MARKUP = /^[\s\uFEFF]*<(?:\?|!--|!doctype\b|\/?[a-z][a-z0-9:-]*[\s/>])/i
const MAIL_HEADER = /^[!-9;-~]+:[ \t]/
/** Control characters that no text needs, and the five bytes that are undefined in Windows-1252. */
const NOT_TEXT = /[\0-\x08\x0b\x0e-\x1f\x7f]/
const NOT_WINDOWS_1252 = /[\x81\x8d\x8f\x90\x9d]/

/**
 * Decides from the beginning of a file, never from what the sender claims, whether it is accepted and as what. A
 * rejection has the reason.
 */
export async function sniffContentType(head: Uint8Array, fileName: string): Promise<Sniffed> {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const binaryType = binaryTypes.get(extension)
  const textType = textTypes.get(extension)
  if (head.length === 0) return { refused: message('The file is empty.') }
  if (binaryType !== undefined) return sniffBinary(head, extension, binaryType)
  if (textType !== undefined) return sniffText(head, extension, textType)
  const accepted = [...binaryTypes.keys(), ...textTypes.keys()].join(', ')
  return { refused: message('Only these file types are accepted: {0}.', accepted) }
}

async function sniffBinary(head: Uint8Array, extension: string, contentType: string): Promise<Sniffed> {
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found === contentType) return { contentType }
  if (found === 'application/zip' && holdsOfficeFolder(head, extension)) return { contentType }
  return { refused: holdsAnother(extension, found ?? message('something else')) }
}

/**
 * Word and Excel start their archives with the list of content types that file-type looks for; LibreOffice puts it
 * last, beyond the head. For those, check the names of the first entries.
 */
function holdsOfficeFolder(head: Uint8Array, extension: string): boolean {
  const folder = officeFolders.get(extension)
  if (folder === undefined) return false
  const archive = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  for (let at = archive.indexOf('PK\x03\x04'); at !== -1; at = archive.indexOf('PK\x03\x04', at + 4)) {
    // The name of an entry is 30 bytes after its signature.
    if (archive.toString('latin1', at + 30, at + 30 + folder.length) === folder) return true
  }
  return false
}

/**
 * A binary format cannot pass as text, so only text formats recognised by file-type count: it takes "BMW Finans" for a
 * bitmap, and a list that starts with "070707" for an archive.
 */
async function sniffText(head: Uint8Array, extension: string, contentType: string): Promise<Sniffed> {
  const text = decodeText(head)
  if (text === undefined) return { refused: message('The name ends in .{0}, but the file is not text.', extension) }
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found !== undefined && disguises.includes(found)) {
    return { refused: holdsAnother(extension, found) }
  }
  if (MARKUP.test(text)) return { refused: holdsAnother(extension, message('HTML, SVG or XML')) }
  if (extension === 'eml' && !MAIL_HEADER.test(text)) {
    return { refused: message('The name ends in .eml, but the file does not start with an e-mail header.') }
  }
  return { contentType }
}

function holdsAnother(extension: string, found: string | Message): Message {
  return message('The name ends in .{0}, but the file contains {1}.', extension, found)
}

function decodeText(head: Uint8Array): string | undefined {
  const text = decodeUtf8(head) ?? decodeWindows1252(head)
  return text === undefined || NOT_TEXT.test(text) ? undefined : text
}

function decodeUtf8(head: Uint8Array): string | undefined {
  try {
    // As a stream, because the head may end within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
  } catch {
    return undefined
  }
}

/** The code page of older accounting systems; it includes all printable Latin-1. */
function decodeWindows1252(head: Uint8Array): string | undefined {
  const text = Buffer.from(head).toString('latin1')
  return NOT_WINDOWS_1252.test(text) ? undefined : text
}
