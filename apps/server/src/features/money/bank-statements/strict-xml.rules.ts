import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Message } from '../../../problems/index.ts'
import type { CamtElement } from './camt-element.rules.ts'
import { StatementError } from './statement.ts'
import { message } from './bank-statements.problems.ts'

/** Far above what banks write, and far below what does harm. */
const depthMax = 32
const textLengthMax = 10_000
const elementsMax = 200_000

export interface StrictXmlHandlers {
  /** Called with the first element of the document. */
  readonly onRoot: (tag: SaxesTagNS) => void
  readonly onOpen?: (element: CamtElement) => void
  /** Called with a finished element and the one around it. Returns whether the element is to be kept inside that. */
  readonly onClose: (element: CamtElement, parent: CamtElement | undefined) => boolean
}

/** Reads XML of banks: without document types, and with limits on depth, length and number. Keeps the open elements. */
export class StrictXml {
  readonly #parser = new SaxesParser({ xmlns: true, position: true })
  readonly #open: CamtElement[] = []
  readonly #handlers: StrictXmlHandlers
  #hasRoot = false
  #elementCount = 0

  constructor(handlers: StrictXmlHandlers) {
    this.#handlers = handlers
    this.#parser.on('error', (error) => {
      // The parser puts the position before its message.
      throw this.refusal(message('The XML is broken: {0}', error.message.replace(/^[^:]*:\d+:\d+: /, '')))
    })
    this.#parser.on('doctype', () => {
      throw this.refusal(message('A document type declaration is not allowed.'))
    })
    this.#parser.on('opentag', (tag) => {
      this.#begin(tag)
    })
    this.#parser.on('text', (text) => {
      this.#addText(text)
    })
    this.#parser.on('cdata', (text) => {
      this.#addText(text)
    })
    this.#parser.on('closetag', () => {
      this.#end()
    })
  }

  write(chunk: string): void {
    this.#parser.write(chunk)
  }

  close(): void {
    this.#parser.close()
    if (!this.#hasRoot) throw this.refusal(message('The file is empty.'))
  }

  /** The error that the file cannot be read, at the current line. */
  refusal(reason: Message): StatementError {
    return new StatementError(this.#parser.line, reason)
  }

  /** Begins to count elements again, after a part of the file is finished. */
  restartCount(): void {
    this.#elementCount = 0
  }

  #begin(tag: SaxesTagNS): void {
    if (!this.#hasRoot) this.#handlers.onRoot(tag)
    this.#hasRoot = true
    if (this.#open.length >= depthMax) throw this.refusal(message('The elements are nested too deeply.'))
    this.#elementCount += 1
    if (this.#elementCount > elementsMax) throw this.refusal(message('An element has too many parts.'))
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
    const element = { name: tag.local, line: this.#parser.line, attributes, text: '', children: [] }
    // An element has either text or elements; between elements, there are only the indents of a file for people.
    const parent = this.#open.at(-1)
    if (parent !== undefined) parent.text = ''
    this.#handlers.onOpen?.(element)
    this.#open.push(element)
  }

  #addText(text: string): void {
    const element = this.#open.at(-1)
    if (element === undefined) return
    if (element.text.length + text.length > textLengthMax) throw this.refusal(message('A text is too long.'))
    element.text += text
  }

  #end(): void {
    const element = this.#open.pop()
    if (element === undefined) return
    const parent = this.#open.at(-1)
    if (this.#handlers.onClose(element, parent)) parent?.children.push(element)
  }
}
