import type { client } from '../../api/client.ts'

type ListedFile = Awaited<ReturnType<typeof client.interactions.list>>['items'][number]['files'][number]

/** A file of a message, as it is listed. */
export type AttachedFile = Pick<ListedFile, 'fileId' | 'fileName' | 'contentType' | 'size'>

export type PreviewKind = 'pdf' | 'image' | 'text'

const kinds: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'text/plain': 'text',
  'text/csv': 'text',
  'message/rfc822': 'text',
}

/** How a file is previewed; undefined if it can only be downloaded. */
export function previewKind(contentType: string): PreviewKind | undefined {
  return kinds[contentType.split(';')[0]?.trim() ?? '']
}

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The size of a file in the unit that people read: at least 1 kB, and MB with one decimal. */
export function readableSize(bytes: number): { readonly count: number; readonly unit: 'kilobytes' | 'megabytes' } {
  if (bytes < megabyte) return { count: Math.max(1, Math.round(bytes / kilobyte)), unit: 'kilobytes' }
  return { count: Math.round((10 * bytes) / megabyte) / 10, unit: 'megabytes' }
}
