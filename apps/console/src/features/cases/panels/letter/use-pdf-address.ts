import { useSession } from '../../../../api/session.ts'

/** The URL of a document's PDF. */
export function usePdfAddress(): (documentId: string) => string {
  const { tenant } = useSession()
  return (documentId) => `/v1/${tenant.tenantId}/documents/${documentId}/download`
}
