import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const FileName = Text(255, {
  minLength: 1,
  description: 'The file name. Its extension must be pdf, png, jpg, jpeg, docx, xlsx, csv, txt or eml.',
  examples: ['Aftale.pdf'],
})
export const ClaimedContentType = Text(255, {
  description: 'Accepted but ignored: the service detects the type from the content.',
  examples: ['application/pdf'],
})
export const Base64Content = Text(1024 * 1024, {
  minLength: 1,
  contentEncoding: 'base64',
  description: 'The content in base64 (RFC 4648 §4), with padding and without line breaks.',
})

/** A file inside a JSON body. */
export const FileInput = Type.Object(
  { fileName: FileName, contentType: Type.Optional(ClaimedContentType), content: Base64Content },
  { title: 'FileInput' },
)
export type FileInput = Static<typeof FileInput>

export const File = Type.Object(
  {
    fileId: { ...Uuid, description: 'The id of the file.' },
    tenantId: Uuid,
    fileName: Type.String({ description: 'The file name.' }),
    contentType: Type.String({ description: 'The media type, detected from the content.' }),
    size: Type.Integer({ description: 'In bytes.' }),
    sha256: Type.String({ description: 'The SHA-256 of the content, in lower-case hexadecimal.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'File' },
)
export type File = Static<typeof File>

export const FileParams = Type.Object({ tenantId: Uuid, fileId: { ...Uuid, description: 'The file.' } })
export const FileListQuery = PageQuery({})
