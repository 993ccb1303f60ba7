// Sets documents as PDF on a thread of its own: a page takes tens of milliseconds, in which nobody else would be
// answered. Plain JavaScript, since a thread begins with a file and not with a bundle.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const pdfmake = require('pdfmake')
const { default: Renderer } = require('pdfmake/js/Renderer.js')

pdfmake.setFonts(require('pdfmake/fonts/Roboto.js'))
// A document brings its pictures along, and names no file but the fonts above.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => /[/\\]pdfmake[/\\]fonts[/\\]Roboto[/\\][\w-]+\.ttf$/.test(path))
tagContent(Renderer.prototype)

parentPort.on('message', ({ id, definition, footer }) => {
  render(definition, footer).then(
    (bytes) => parentPort.postMessage({ id, bytes }),
    (error) => parentPort.postMessage({ id, error: String(error?.stack ?? error) }),
  )
})

/** @param {{ left: string, page: string }} footer `page` has {page} and {pages} where the numbers go. */
async function render(definition, footer) {
  const { creationDate, ...info } = definition.info
  const output = pdfmake.createPdf({
    ...definition,
    info: { ...info, creationDate: new Date(creationDate) },
    tagged: true,
    displayTitle: true,
    version: '1.7',
    footer: (page, pages) => ({
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
 * Makes the renderer write the structure that reading aids follow. A text carries its place in it as `tag`, such as
 * `Table:1/TR:2/TD:3`; what has none (lines, pictures, page numbers) is marked as decoration.
 */
function tagContent(prototype) {
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
      decorate(this.pdfDocument, () => renderLine.call(this, line, x, y))
      return
    }
    const element = elementAt(this.pdfDocument, this.structure, tag)
    const content = this.pdfDocument.markStructureContent(element.dictionary.data.S)
    renderLine.call(this, line, x, y)
    this.pdfDocument.endMarkedContent()
    element.add(content)
  }
  prototype.renderVector = function (vector) {
    decorate(this.pdfDocument, () => renderVector.call(this, vector))
  }
  // Beside every picture its name stands as text.
  prototype.renderImage = function (image) {
    decorate(this.pdfDocument, () => renderImage.call(this, image))
  }
}

function decorate(document, draw) {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}

function elementAt(document, structure, path) {
  const known = structure.get(path)
  if (known !== undefined) return known
  const cut = path.lastIndexOf('/')
  const parent = elementAt(document, structure, cut < 0 ? '' : path.slice(0, cut))
  const element = document.struct(path.slice(cut + 1).split(':')[0])
  parent.add(element)
  structure.set(path, element)
  return element
}
