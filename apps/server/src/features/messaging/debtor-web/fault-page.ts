import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPassing, problemFor } from '../../../platform/http/errors/error-reply.ts'
import { languageAskedFor, textsIn, type Texts } from './debtor-web.texts.ts'
import { notice } from './layout.ts'

interface FaultText {
  readonly status: number
  readonly title: string
  readonly text: string
}

/** Sends an error page for people: what happened, and what to do now. */
export function sendFaultPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageAskedFor(request.headers['accept-language'])
  const texts = textsIn(language)
  const { status, title, text } = faultText(error, texts)
  if (status >= 500) request.log.error({ err: error }, 'a page of the debtor web failed')
  const problem = problemFor(error, {})
  reply.headers(problem?.options.headers ?? {})
  const page = notice({ texts, language, title, sender: null, address: null }, { text })
  return reply.code(status).type('text/html; charset=utf-8').send(page.text)
}

function faultText(error: unknown, texts: Texts): FaultText {
  const code = problemFor(error, {})?.code
  if (code === 'rate-limited') return { status: 429, title: texts.tooMany, text: texts.tooManyText }
  if (code === 'body-too-large') return { status: 413, title: texts.tooLarge, text: texts.tooLargeText }
  if (code === 'bad-request') return { status: 400, title: texts.fault, text: texts.faultText }
  if (code === 'unsupported-media-type') return { status: 415, title: texts.fault, text: texts.faultText }
  return { status: isPassing(error) ? 503 : 500, title: texts.fault, text: texts.faultText }
}
