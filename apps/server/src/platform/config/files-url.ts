import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './refusal.ts'

/** A bucket of an S3-compatible service, without its credentials. */
interface BucketUrl {
  readonly name: string
  /** Without the bucket and without a trailing slash. */
  readonly endpoint: string
  readonly region: string
}

interface BucketConfig extends BucketUrl {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A folder on this machine (absolute), or a bucket of an S3-compatible service. */
export type FilesConfig = { readonly folder: string } | { readonly bucket: BucketConfig }

/** A folder on this machine (absolute), or all keys of a bucket with a prefix. */
export type WatchedConfig = { readonly folder: string } | { readonly bucket: BucketConfig; readonly prefix: string }

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,64}$/i

/** Parses where files are stored: `file:` and a folder, or `s3://bucket?endpoint=https://…&region=…`. */
export function filesUrl(text: string): { readonly folder: string } | BucketUrl {
  if (/^s3:/i.test(text)) return bucketUrl(text)
  const path = /^file:(?!\/)(.+)$/i.exec(text)?.[1]
  if (path !== undefined) return { folder: resolve(path) }
  try {
    return { folder: fileURLToPath(text) }
  } catch {
    throw new Refusal(
      'must be file: and a folder, such as file:/var/lib/fordring/files, or a bucket, such as s3://files?endpoint=https://s3.example.com&region=eu-north-1.',
    )
  }
}

/** A bucket and where in it: a prefix that ends in a slash, or nothing for all of it. */
interface BucketPrefixUrl extends BucketUrl {
  readonly prefix: string
}

/** Parses where others put files: a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`. */
export function watchedUrl(text: string): { readonly folder: string } | BucketPrefixUrl {
  if (!/^s3:/i.test(text)) return { folder: resolve(text) }
  const url = URL.canParse(text) ? new URL(text) : undefined
  const path = decodeURIComponent(url?.pathname ?? '').replaceAll(/^\/+|\/+$/g, '')
  if (/[^\w./-]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) {
    throw new Refusal('must have a prefix of letters, digits, dots, hyphens and slashes, such as s3://bank/incoming.')
  }
  if (url !== undefined) url.pathname = ''
  return { ...bucketUrl(url?.href ?? text), prefix: path === '' ? '' : `${path}/` }
}

function bucketUrl(text: string): BucketUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !BUCKET_NAME.test(url.host) || !/^\/?$/.test(url.pathname) || url.username !== '') {
    throw new Refusal('must name a bucket and nothing below it, such as s3://files?endpoint=https://s3.example.com.')
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown !== undefined) throw new Refusal(`must have no parameters but endpoint and region; it has ${unknown}.`)
  const region = url.searchParams.get('region') ?? 'us-east-1'
  if (!REGION.test(region)) throw new Refusal('must have a region such as eu-north-1.')
  return { name: url.host, endpoint: endpointOf(url.searchParams.get('endpoint')), region }
}

function endpointOf(text: string | null): string {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
  if (!isPlain || url.pathname !== '/') {
    throw new Refusal(
      'must have the address of the service as its endpoint: s3://files?endpoint=https://s3.example.com.',
    )
  }
  return url.origin
}
