import type { ContentTypeParserDoneFunction } from 'fastify/types/content-type-parser.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem, type Problem, message } from '../../../problems/index.ts'
import { findDuplicateMember } from '../../json/canonical.ts'
import { exceededLimit } from '../../json/json-limits.ts'
import { depthMax, tooDeep } from './request-text.ts'
import { jsonOfYaml, yamlBytesMax, yamlType } from './yaml.ts'

/** For routes that declare no body. */
const valuesMaxElsewhere = 500

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Rejects compressed bodies: their size does not limit what they unpack to. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') {
      done(null, payload)
      return
    }
    const unsupported = message(
      'Content-Encoding {0} is not supported. Send the body uncompressed.',
      encoding.slice(0, 50),
    )
    done(problem('unsupported-media-type', unsupported, { headers: { 'accept-encoding': 'identity' } }))
  })
}

/** Parses JSON bodies strictly: valid UTF-8, no duplicate members, no prototype poisoning. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(yamlType, { parseAs: 'buffer' }, (request, buffer, done) => {
    if (request.routeOptions.config.operation?.acceptsYaml !== true) {
      done(problem('unsupported-media-type', message('This operation accepts no YAML. Send JSON.')))
      return
    }
    if (buffer.length > yamlBytesMax) {
      done(problem('body-too-large', message('YAML may have at most {0} bytes. Send JSON.', yamlBytesMax)))
      return
    }
    const text = decode(buffer as Buffer)
    const json = text === undefined ? undefined : jsonOfYaml(text)
    if (json === undefined) {
      const reason = message('The body is not YAML of one document with plain values, without aliases and tags.')
      done(problem('malformed-json', reason))
      return
    }
    readJson(request, json, done)
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, buffer, done) => {
    const { operation } = request.routeOptions.config
    // Many clients send a Content-Type with every request, even a DELETE without a body.
    if (buffer.length === 0 && operation?.body === undefined) {
      done(null, undefined)
      return
    }
    const text = decode(buffer as Buffer)
    if (text === undefined) {
      done(problem('malformed-json', message('The body is not valid UTF-8.')))
      return
    }
    readJson(request, text, done)
  })

  function readJson(request: FastifyRequest, text: string, done: ContentTypeParserDoneFunction): void {
    const { bodyValuesMax: values = valuesMaxElsewhere } = request.routeOptions.config
    const exceeded = exceededLimit(text, { depth: depthMax, values })
    if (exceeded !== undefined) {
      done(exceeded === 'depth' ? tooDeep() : tooManyValues(values))
      return
    }
    void parse(request, text, (error, body) => {
      if (error !== null) {
        done(problem('malformed-json', message('The body is not valid JSON.')))
        return
      }
      const twice = findDuplicateMember(text)
      if (twice === undefined) done(null, body)
      else done(problem('malformed-json', message('The body contains {0} twice.', twice)))
    })
  }
}

function tooManyValues(valuesMax: number): Problem {
  return problem(
    'body-too-large',
    message('The body has more than {0} values. Split it into several requests.', valuesMax),
  )
}

function decode(buffer: Buffer): string | undefined {
  try {
    return utf8.decode(buffer)
  } catch {
    return undefined
  }
}
