import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../problems/index.ts'
import { varyBy } from '../server/vary.ts'

/** A range such as `da-DK;q=0.8`: its language, and the weight if it has one. */
const rangeForm = /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9-]+)?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

const ofProblems = Object.fromEntries(languages.map((language) => [language, language])) as Record<string, Language>

/**
 * The language that an Accept-Language header prefers of those we support (RFC 9110, 12.5.4), by default those of
 * problems. English if it prefers none; of two with the same weight, the first.
 */
export function preferredLanguage(header: string | undefined): Language
export function preferredLanguage<Supported extends string>(
  header: string | undefined,
  supported: Readonly<Record<string, Supported>> & { readonly en: 'en' & Supported },
): Supported
export function preferredLanguage(
  header: string | undefined,
  supported: Readonly<Record<string, string>> = ofProblems,
): string {
  const weights = new Map<string, number>()
  for (const range of (header ?? '').split(',', rangesMax)) {
    const [, name = '', weight = '1'] = rangeForm.exec(range.toLowerCase()) ?? []
    weights.set(name, Math.max(weights.get(name) ?? 0, Number(weight)))
  }
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const named = [...weights.keys(), 'en', ...Object.keys(supported)].filter((name) => Object.hasOwn(supported, name))
  const [best = 'en'] = named.sort((a, b) => weightOf(b) - weightOf(a))
  return weightOf(best) > 0 ? (supported[best] ?? 'en') : 'en'
}

/** Limits the work for a long header. */
const rangesMax = 50

/** Chooses the language of a response and sets its headers. */
export function answerIn(request: FastifyRequest, reply: FastifyReply, requested?: Language): Language {
  const language = requested ?? preferredLanguage(request.headers['accept-language'])
  reply.header('content-language', language)
  varyBy(reply, 'Accept-Language')
  return language
}
