import type { ClusterFolder, Credentials } from './cluster-folder.ts'
import type { ServerUser } from './owner.ts'
import type { ServerAccount } from './server-account.ts'

/** Everything that is decided before a server is searched for or started. */
export interface ServerPlan {
  /** The folder of the lock: see home.ts. */
  readonly lockFolder: string
  readonly home: string
  readonly cluster: ClusterFolder
  readonly credentials: Credentials
  readonly account: ServerAccount | undefined
  readonly settings: Record<string, string>
  readonly user: ServerUser
  readonly log: (message: string) => void
}
