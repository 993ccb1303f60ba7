import { useSession } from '../../../../api/session.ts'

/** The address of the PDF of a document. */
export function usePdfAddress(): (documentId: string) => string {
  const { tenant } = useSession()
  return (documentId) => `/v1/${tenant.tenantId}/documents/${documentId}/download`
}
