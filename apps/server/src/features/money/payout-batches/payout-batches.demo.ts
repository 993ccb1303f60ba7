import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { overpaymentIds, refundBankLine } from '../bank-statements/index.ts'
import { exampleIds as accounts } from '../transaction-accounts/index.ts'
import { approvePayoutBatch } from './approve-payout-batch.ts'
import { createPayoutBatch } from './create-payout-batch.ts'
import { messageIdOf } from './payout-batch-view.ts'

const approvedBatchId = demoId('payout batch 3')

export const exampleIds = {
  /** A batch that waits for approval. */
  payoutBatchId: demoId('payout batch'),
  /** Another one, to be cancelled. */
  cancelledPayoutBatchId: demoId('payout batch 2'),
  approvedPayoutBatchId: approvedBatchId,
  /** The payout of the approved batch, and two refunds in no batch. */
  sentPayoutId: demoId('refund 3'),
  refundPayoutId: demoId('refund 4'),
  correctedPayoutId: demoId('refund 5'),
  /** A report of the bank that accepts the approved batch. */
  paymentStatusReport: statusReport(messageIdOf(approvedBatchId), 'ACTC'),
} as const

/** A pain.002 report about a whole file, in base64. */
export function statusReport(messageId: string, status: string): string {
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>' +
      '<GrpHdr><MsgId>S1</MsgId><CreDtTm>2026-03-02T10:00:00Z</CreDtTm></GrpHdr>' +
      `<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId>` +
      `<GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`,
  ).toString('base64')
}

export const demo: DemoSteps = {
  /** Refunds of overpayments: two batches wait, one is with the bank, and two refunds are in no batch. */
  payouts: async (run) => {
    const { transactionAccountId } = accounts
    for (const [index, bankLineId] of overpaymentIds.entries()) {
      await run.step(`refund ${index + 1}`, (command) => refundBankLine(command, bankLineId, {}), 1)
    }
    for (const [index, name] of ['payout batch', 'payout batch 2', 'payout batch 3'].entries()) {
      const payoutIds = [demoId(`refund ${index + 1}`)]
      await run.step(name, (command) => createPayoutBatch(command, { transactionAccountId, payoutIds }), 1)
    }
    await run.step('approved payout batch', (command) => approvePayoutBatch(command, approvedBatchId), 1)
  },
}
