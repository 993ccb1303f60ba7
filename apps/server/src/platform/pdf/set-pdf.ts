import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { limitExceeded, type RenderLimits } from '../rendering/render-limits.ts'
import { breakLongWords, type Inline } from './long-words.ts'
import type { PdfJob } from './render-pdf.ts'
import { openFontsOnce } from './open-fonts-once.ts'

// Renders PDFs, on a rendering worker: a page takes tens of milliseconds, which would block other requests.

interface PdfMake {
  readonly virtualfs: { writeFileSync(file: string, content: Buffer): void }
  setFonts(fonts: unknown): void
  setUrlAccessPolicy(isAllowed: () => boolean): void
  setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
  createPdf(definition: unknown): { getBuffer(): Promise<Buffer> }
}

interface Element {
  readonly dictionary: { readonly data: { readonly S: unknown } }
  add(part: unknown): void
  end(): void
}

interface PdfDocument {
  struct(type: string): Element
  addStructure(root: Element): void
  markStructureContent(type: unknown): unknown
  markContent(type: string, options: unknown): void
  endMarkedContent(): void
}

interface RendererPrototype {
  pdfDocument: PdfDocument
  structure: Map<string, Element>
  renderPages: (this: RendererPrototype, pages: unknown) => void
  renderLine: (this: RendererPrototype, line: { inlines: { tag?: string }[] }, x: number, y: number) => void
  renderVector: (this: RendererPrototype, vector: unknown) => void
  renderImage: (this: RendererPrototype, image: unknown) => void
}

const require = createRequire(import.meta.url)
openFontsOnce()
const pdfmake = require('pdfmake') as PdfMake

const fonts = require('pdfmake/fonts/Roboto.js') as { readonly Roboto: Readonly<Record<string, string>> }
for (const file of Object.values(fonts.Roboto)) pdfmake.virtualfs.writeFileSync(file, readFileSync(file))
pdfmake.setFonts(fonts)
// A document includes its fonts and images, and refers to no file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)
tagContent(partOf('Renderer') as RendererPrototype)
breakWords(partOf('TextBreaker') as BreakerPrototype)

let pagesMax = Number.POSITIVE_INFINITY
limitPages(partOf('DocumentContext') as ContextPrototype)

/** An internal part of the library: its prototype, to be extended. */
function partOf(name: string): unknown {
  return (require(`pdfmake/js/${name}.js`) as { default: { prototype: unknown } }).default.prototype
}

interface BreakerPrototype {
  getBreaks: (this: BreakerPrototype, ...input: unknown[]) => Inline[]
}

/** Breaks words that do not fit a line. By itself, the library measures the rest of such a word for every line. */
function breakWords(prototype: BreakerPrototype): void {
  const { getBreaks } = prototype
  prototype.getBreaks = function (...input) {
    return breakLongWords(getBreaks.apply(this, input))
  }
}

interface ContextPrototype {
  readonly pages: readonly unknown[]
  addPage: (this: ContextPrototype, ...page: unknown[]) => unknown
}

class TooManyPagesError extends Error {}

/** Aborts a document that is too long during layout, not after it. */
function limitPages(prototype: ContextPrototype): void {
  const { addPage } = prototype
  prototype.addPage = function (...page) {
    if (this.pages.length >= pagesMax) throw new TooManyPagesError()
    return addPage.apply(this, page)
  }
}

/** Renders a document. The same job returns the same bytes. */
export async function setPdf(job: PdfJob, limits: RenderLimits): Promise<Buffer> {
  pagesMax = limits.pages
  try {
    return await render(job)
  } catch (error) {
    throw error instanceof TooManyPagesError ? limitExceeded('pages', limits) : error
  }
}

async function render({ definition, footer }: PdfJob): Promise<Buffer> {
  const { creationDate, ...info } = definition.info
  const output = pdfmake.createPdf({
    ...definition,
    info: { ...info, creationDate: new Date(creationDate) },
    tagged: true,
    displayTitle: true,
    version: '1.7',
    footer: (page: number, pages: number) => ({
      margin: [60, 20, 60, 0],
      fontSize: 8,
      color: '#555555',
      columns: [
        { text: footer.left },
        {
          text: footer.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
          alignment: 'right',
          width: 120,
        },
      ],
    }),
  })
  return output.getBuffer()
}

/**
 * Makes the renderer write the structure for assistive technology. A text has its position as `tag`, such as
 * `Table:1/TR:2/TD:3`; anything without one (lines, images, page numbers) is marked as decoration.
 */
function tagContent(prototype: RendererPrototype): void {
  const { renderPages, renderLine, renderVector, renderImage } = prototype
  prototype.renderPages = function (pages) {
    const document = this.pdfDocument
    const root = document.struct('Document')
    document.addStructure(root)
    this.structure = new Map([['', root]])
    renderPages.call(this, pages)
    root.end()
  }
  prototype.renderLine = function (line, x, y) {
    const tag = line.inlines.find((inline) => inline.tag !== undefined)?.tag
    if (tag === undefined) {
      decorate(this.pdfDocument, () => {
        renderLine.call(this, line, x, y)
      })
      return
    }
    const element = elementAt(this.pdfDocument, this.structure, tag)
    const content = this.pdfDocument.markStructureContent(element.dictionary.data.S)
    renderLine.call(this, line, x, y)
    this.pdfDocument.endMarkedContent()
    element.add(content)
  }
  prototype.renderVector = function (vector) {
    decorate(this.pdfDocument, () => {
      renderVector.call(this, vector)
    })
  }
  // Every image has its name next to it as text.
  prototype.renderImage = function (image) {
    decorate(this.pdfDocument, () => {
      renderImage.call(this, image)
    })
  }
}

function decorate(document: PdfDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}

function elementAt(document: PdfDocument, structure: Map<string, Element>, path: string): Element {
  const known = structure.get(path)
  if (known !== undefined) return known
  const cut = path.lastIndexOf('/')
  const parent = elementAt(document, structure, cut < 0 ? '' : path.slice(0, cut))
  const element = document.struct(path.slice(cut + 1).split(':', 1)[0] ?? '')
  parent.add(element)
  structure.set(path, element)
  return element
}
