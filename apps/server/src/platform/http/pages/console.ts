import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serverFolder } from '../../server-folder.ts'
import { ConstantAnswer } from '../server/constant-answer.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * The content security policy of the console: only our own files, and requests only to us. No inline script or style:
 * React sets styles through the object model, which no policy forbids, and the theme is a file. Text becomes markup
 * only through the trusted types policy named here.
 */
const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fordring-notes',
].join('; ')

/** A built console in memory, so that a rebuild on disk does not mix two builds. */
export interface BuiltConsole {
  readonly page: ConstantAnswer
  readonly assets: ReadonlyMap<string, ConstantAnswer>
  /** The first path segments that are screens. */
  readonly areas: readonly string[]
}

/** Reads the latest build of the console; undefined if there is none. */
export function readConsole(folder = join(serverFolder, '../console/dist')): BuiltConsole | undefined {
  const pointer = join(folder, 'current')
  if (!existsSync(pointer)) return undefined
  const built = join(folder, readFileSync(pointer, 'utf8'))
  const names = readdirSync(join(built, 'assets'))
  return {
    page: assetAt(join(built, 'index.html')),
    assets: new Map(names.map((name) => [name, assetAt(join(built, 'assets', name))])),
    areas: JSON.parse(readFileSync(join(built, 'areas.json'), 'utf8')) as string[],
  }
}

/**
 * Serves the console at `/`: its assets cached forever, since their names contain a hash, and its page for every
 * screen.
 */
export function answerConsole(app: FastifyInstance, { page, assets, areas }: BuiltConsole): void {
  const sendScreen = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers({ 'content-security-policy': consolePolicy, 'cache-control': 'no-cache' })
    return page.send(request, reply)
  }
  for (const path of ['/', ...areas.flatMap((area) => [`/${area}`, `/${area}/*`])]) app.get(path, sendScreen)
  for (const [name, asset] of assets) {
    app.get(`/assets/${name}`, (request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return asset.send(request, reply)
    })
  }
}

function assetAt(path: string): ConstantAnswer {
  return new ConstantAnswer(readFileSync(path), types[extname(path)] ?? 'application/octet-stream')
}
