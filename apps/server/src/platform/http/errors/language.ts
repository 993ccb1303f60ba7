import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../problems/index.ts'
import { varyBy } from '../server/vary.ts'

/** A range such as `da-DK;q=0.8`: its language, and the weight if it has one. */
const rangeForm = /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9-]+)?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/**
 * The language that an Accept-Language header prefers of those we support (RFC 9110, 12.5.4). English if it prefers
 * neither; of two with the same weight, the first.
 */
export function preferredLanguage(header: string | undefined): Language {
  const weights = new Map<string, number>()
  for (const range of (header ?? '').split(',', rangesMax)) {
    const [, name = '', weight = '1'] = rangeForm.exec(range.toLowerCase()) ?? []
    weights.set(name, Math.max(weights.get(name) ?? 0, Number(weight)))
  }
  const weightOf = (language: Language): number => weights.get(language) ?? weights.get('*') ?? 0
  const named = [...weights.keys(), ...languages].filter((name) => isLanguage(name))
  const [best = 'en'] = named.sort((a, b) => weightOf(b) - weightOf(a))
  return weightOf(best) > 0 ? best : 'en'
}

/** Limits the work for a long header. */
const rangesMax = 50

function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}

/** Chooses the language of a response and sets its headers. */
export function answerIn(request: FastifyRequest, reply: FastifyReply, requested?: Language): Language {
  const language = requested ?? preferredLanguage(request.headers['accept-language'])
  reply.header('content-language', language)
  varyBy(reply, 'Accept-Language')
  return language
}
