import { buffer } from 'node:stream/consumers'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { BoundedMap } from '../../../platform/memory/bounded-map.ts'
import { type Picture, pictureLimits, pictureOf } from '../../../platform/pdf/picture.ts'
import { Problem, validationFailed } from '../../../problems/index.ts'
import { contentKey } from '../../messaging/files/index.ts'
import { findLogo, findPicture, type PictureRow } from './tenant-settings.queries.ts'
import { message } from './tenant-settings.problems.ts'

type LogoContext = Pick<PrepareContext, 'tenantId' | 'read' | 'files'>

export interface TenantLogo extends Picture {
  readonly fileId: string
}

/** Decoded images, by the key of their content, which never changes. */
const readyPictures = new BoundedMap<string, Promise<Picture>>(100)

/**
 * The logo of the tenant for its documents; null if it has none, or one that cannot be drawn: that must not stop a
 * letter.
 */
export async function readTenantLogo(context: LogoContext): Promise<TenantLogo | null> {
  const [file] = await context.read(findLogo(context.tenantId))
  return file === undefined ? null : drawLogo(context, file)
}

/** The logo that a stored letter was written with; null if it had none or the file was deleted since. */
export async function readLogoFile(context: LogoContext, fileId: string | null): Promise<TenantLogo | null> {
  if (fileId === null) return null
  const [file] = await context.read(findPicture(context.tenantId, fileId))
  return file === undefined ? null : drawLogo(context, file)
}

async function drawLogo(context: LogoContext, file: PictureRow): Promise<TenantLogo | null> {
  const key = contentKey(context.tenantId, file.fileId)
  const ready = readyPictures.get(key) ?? readPicture(context, file)
  readyPictures.set(key, ready)
  try {
    return { fileId: file.fileId, ...(await ready) }
  } catch (error) {
    readyPictures.delete(key)
    requireWasTried(error)
    return null
  }
}

/** Rejects an image that documents could not show. Whether it exists is checked when it becomes the logo. */
export async function requireDrawableLogo(context: LogoContext, fileId: string | null | undefined): Promise<void> {
  if (fileId === undefined || fileId === null) return
  const [file] = await context.read(findPicture(context.tenantId, fileId))
  if (file === undefined) return
  await readPicture(context, file).catch((error: unknown) => {
    requireWasTried(error)
    const { bytes, pixels } = pictureLimits
    const undrawable = message(
      'must be the id of an undamaged image of at most {0} bytes and {1} pixels',
      bytes,
      pixels,
    )
    throw validationFailed([{ path: '/logoFileId', message: undrawable }])
  })
}

/** Rethrows temporary errors, which say nothing about the image. */
function requireWasTried(error: unknown): void {
  if (error instanceof Problem && error.code === 'unavailable') throw error
}

async function readPicture({ tenantId, files }: LogoContext, file: PictureRow): Promise<Picture> {
  const content = await files.open(contentKey(tenantId, file.fileId))
  if (content === undefined) throw new Error('The content of the logo is missing.')
  return pictureOf(tenantId, file.contentType, await buffer(content))
}
