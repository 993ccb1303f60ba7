import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../problems/index.ts'
import { htmlPage, sendPage } from './html-page.ts'
import { answerIn } from '../errors/language.ts'

const english = {
  title: 'There is no such page',
  why: 'The address may be wrong, or the page no longer exists. If somebody sent you a link, ask for a new one.',
  start: 'Go to the start page',
}

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  da: {
    title: 'Siden findes ikke',
    why: 'Adressen er måske forkert, eller siden findes ikke længere. Har du fået et link, så bed om et nyt.',
    start: 'Gå til forsiden',
  },
}

/** Whether a browser is navigating to an address, rather than a program requesting it. */
export function isBrowsing({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/** Shows people who came to an unknown address where to go. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = answerIn(request, reply)
  const { title, why, start } = texts[language]
  const body = `<h1>${title}</h1>\n<p>${why}</p>\n<p><a href="/">${start}</a></p>`
  return sendPage(reply.code(404), htmlPage(title, body, language))
}
