import { allocatePanel } from './allocate/allocate-panel.ts'
import { callPanel } from './call/call-panel.ts'
import { contactLogPanel } from './contact/contact-log-panel.ts'
import { restrictionsPanel } from './contact/restrictions-panel.ts'
import { courtPanel } from './court/court-panel.ts'
import { decidePanel } from './dispute/decide-panel.ts'
import { disputePanel } from './dispute/dispute-panel.ts'
import { emailPanel } from './email/email-panel.ts'
import { endPanel } from './end/end-panel.ts'
import { letterPanel } from './letter/letter-panel.ts'
import { limitationPanel } from './limitation/limitation-panel.ts'
import { linkPanel } from './link/link-panel.ts'
import { mergePanel } from './merge/merge-panel.ts'
import type { Panel } from './panel.ts'
import { pausePanel } from './pause/pause-panel.ts'
import { paymentPanel } from './payment/payment-panel.ts'
import { planPanel } from './plan/plan-panel.ts'
import { reversePanel } from './reverse/reverse-panel.ts'
import { smsPanel } from './sms/sms-panel.ts'
import { tagsPanel } from './tags/tags-panel.ts'
import { voucherPanel } from './voucher/voucher-panel.ts'
import { workflowPanel } from './workflow/workflow-panel.ts'

/** Every panel of a case, in the order of their commands. */
export const panels: readonly Panel[] = [
  paymentPanel,
  voucherPanel,
  endPanel,
  pausePanel,
  planPanel,
  workflowPanel,
  emailPanel,
  smsPanel,
  callPanel,
  letterPanel,
  linkPanel,
  restrictionsPanel,
  contactLogPanel,
  limitationPanel,
  courtPanel,
  mergePanel,
  tagsPanel,
  allocatePanel,
  reversePanel,
  disputePanel,
  decidePanel,
]
