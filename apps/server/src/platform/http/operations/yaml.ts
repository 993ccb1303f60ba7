import type { FastifyInstance } from 'fastify'
import { parseDocument, stringify } from 'yaml'
import { varyBy } from '../server/vary.ts'

/** The media type of YAML (RFC 9512). */
export const yamlType = 'application/yaml'

/** A document of this size is a thousand steps; a larger one would hold up others while it is read. */
export const yamlBytesMax = 128 * 1024

/**
 * YAML 1.2 as JSON text; undefined if it is not one document of plain values. Aliases are refused, because a few lines of
 * them unfold to gigabytes, and so are tags, merge keys and keys that are no text.
 */
export function jsonOfYaml(text: string): string | undefined {
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: true,
    stringKeys: true,
  })
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined
  try {
    return JSON.stringify(document.toJS({ maxAliasCount: 0 }))
  } catch {
    return undefined
  }
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
