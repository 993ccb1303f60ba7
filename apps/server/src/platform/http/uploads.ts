import type { FastifyRequest } from 'fastify'
import { Problem } from '../../problems/index.ts'
import type { FileStore } from '../files/file-store.ts'

/** Placeholder replaced by the files feature's author. */
export function receiveUpload(_request: FastifyRequest, _files: FileStore): Promise<unknown> {
  return Promise.reject(new Problem('unsupported-media-type', 'Send the body as application/json.'))
}
