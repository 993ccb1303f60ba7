import type { FastifyInstance } from 'fastify'
import { type Document, isScalar, parseDocument, stringify, visit } from 'yaml'
import { depthMax } from './request-text.ts'
import { varyBy } from '../server/vary.ts'

/** The media type of YAML (RFC 9512). */
export const yamlType = 'application/yaml'

/** Some 120 steps. A hostile document of this size takes some tenths of a second to read, in which others wait. */
export const yamlBytesMax = 16 * 1024

/**
 * YAML 1.2 as JSON text; undefined if it is not one document of plain values. Aliases are refused, because a few lines of
 * them unfold to gigabytes, and so are tags, merge keys, keys that are no text and keys that occur twice. The options
 * leave out what takes the square of the size.
 */
export function jsonOfYaml(text: string): string | undefined {
  if (isDeep(text)) return undefined
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
  })
  if (document.errors.length > 0 || document.warnings.length > 0 || hasKeyTwice(document)) return undefined
  try {
    return JSON.stringify(document.toJS({ maxAliasCount: 0 }))
  } catch {
    return undefined
  }
}

const deepBlocks = new RegExp(String.raw`^[ \t]{200}|^ *(?:[-?:][ \t]+){${depthMax}}`, 'm')

/**
 * Whether a document may be nested so deeply that it exhausts the stack: the parser calls itself for every level, and
 * the process would end. Brackets within texts count too; they are rarely left open.
 */
function isDeep(text: string): boolean {
  if (deepBlocks.test(text)) return true
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1)
    if (depth > depthMax) return true
  }
  return false
}

function hasKeyTwice(document: Document): boolean {
  let isFound = false
  visit(document, {
    Map: (_, { items }) => {
      const keys = new Set(items.map(({ key }) => (isScalar(key) ? key.value : key)))
      isFound ||= keys.size < items.length
      return isFound ? visit.BREAK : undefined
    },
  })
  return isFound
}

/** A value as YAML. Texts that YAML would read as something else are quoted. */
export function yamlOf(value: unknown): string {
  return stringify(value, { version: '1.2', schema: 'core', aliasDuplicateObjects: false, lineWidth: 0 })
}

/** Whether a caller asks for YAML rather than JSON. */
export function prefersYaml(accept: string | undefined): boolean {
  return accept?.split(',')[0]?.split(';')[0]?.trim().toLowerCase() === yamlType
}

/** Sends the responses of operations that accept YAML as YAML to callers who ask for it. Problems stay JSON. */
export function answerInYaml(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.operation?.acceptsYaml !== true) {
      done(null, payload)
      return
    }
    varyBy(reply, 'Accept')
    const isYaml = reply.statusCode < 300 && prefersYaml(request.headers.accept) && typeof payload === 'string'
    if (isYaml) reply.type(`${yamlType}; charset=utf-8`)
    done(null, isYaml ? yamlOf(JSON.parse(payload)) : payload)
  })
}
