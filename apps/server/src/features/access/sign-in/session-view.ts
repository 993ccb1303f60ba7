import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { Session } from '../../../platform/identity/session.ts'
import type { SessionView } from './sign-in.schemas.ts'

/** A session as responses show it. */
export function sessionView(
  session: Pick<Session, 'sessionId' | 'user' | 'methods' | 'expiresAt'> & { tenant: Tenant },
  { currency, scopes }: { currency: string | null; scopes: string[] },
): SessionView {
  const { userId, name, email, role, language } = session.user
  const { tenant } = session
  return {
    sessionId: session.sessionId,
    user: { userId, name, email, role, language },
    tenant: {
      tenantId: tenant.tenantId,
      name: tenant.name,
      timeZone: tenant.timeZone,
      language: tenant.language,
      currency: currency as SessionView['tenant']['currency'],
    },
    scopes,
    methods: [...session.methods],
    expiresAt: instant(session.expiresAt),
  }
}
