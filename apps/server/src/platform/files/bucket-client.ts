import { Readable } from 'node:stream'
import { S3mini, S3ServiceError } from 's3mini'
import { Agent, fetch as undiciFetch } from 'undici'
import { problem, type Problem, message } from '../../problems/index.ts'

export interface Bucket {
  readonly name: string
  /** Without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Connections to a bucket of an S3-compatible service. */
export class BucketClient {
  readonly bucket: Bucket
  readonly s3: S3mini
  readonly #agent = new Agent({ connect: { timeout: 5_000 }, headersTimeout: 10_000, bodyTimeout: 30_000 })

  constructor(bucket: Bucket) {
    this.bucket = bucket
    const { accessKeyId, secretAccessKey, region } = bucket
    this.s3 = new S3mini({
      ...{ accessKeyId, secretAccessKey, region, endpoint: `${bucket.endpoint}/${bucket.name}` },
      fetch: this.#fetch,
    })
  }

  /** Why the bucket cannot be used, as a sentence; undefined if it can. */
  async accessError(prefix = ''): Promise<string | undefined> {
    const { name, endpoint } = this.bucket
    try {
      if ((await this.s3.listObjectsPaged('/', prefix, 1)) !== null) return undefined
      return `There is no bucket "${name}" at ${endpoint}.`
    } catch (error) {
      return `The bucket "${name}" at ${endpoint} cannot be used: ${reasonOf(error)}.`
    }
  }

  /** The content of an object; undefined if there is none. */
  async open(key: string): Promise<Readable | undefined> {
    const response = await reach(this.s3.getObjectResponse(key))
    if (response === null) return undefined
    // An empty object may have no body.
    return response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as never)
  }

  async close(): Promise<void> {
    await this.#agent.close()
  }

  /** No redirects: a response from elsewhere is not from the configured service. */
  readonly #fetch = ((input: string, init?: object) =>
    undiciFetch(input, { ...init, redirect: 'manual', dispatcher: this.#agent })) as unknown as typeof fetch
}

/** A store that does not respond is a temporary failure, and the caller may succeed a moment later. */
export async function reach<Result>(response: Promise<Result>): Promise<Result> {
  try {
    return await response
  } catch (error) {
    throw Object.assign(unreachable(), { cause: error })
  }
}

export function unreachable(): Problem {
  return problem('unavailable', message('The file store is not available right now. Try again shortly.'), {
    headers: { 'retry-after': '1' },
  })
}

/** The service's own error without secrets: its code, or why it could not be reached. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceError) return `it answers ${error.status} ${error.serviceCode ?? ''}`.trim()
  if (!(error instanceof Error)) return String(error)
  // "fetch failed" is useless; its cause is not.
  return error.cause === undefined ? error.message || error.name : reasonOf(error.cause)
}
