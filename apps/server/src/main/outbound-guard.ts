import type { Config } from '../platform/config/config.ts'
import { OutboundGuard } from '../platform/outbound/outbound-guard.ts'
import { resolveName } from '../platform/outbound/resolve-name.ts'

/** Where webhooks may be sent, as configured by the operator. */
export function outboundGuard(config: Config): OutboundGuard {
  const { webhookLoopback: allowsLoopback, webhookPorts: ports, webhookAllowedNetworks: networks } = config
  return new OutboundGuard({ allowsLoopback, ports, networks }, resolveName)
}
