import type { Command } from '../../../platform/commands/command.ts'
import { createBillingModel } from '../../money/billing-models/index.ts'
import { createCaseGroup } from '../../casework/case-groups/index.ts'
import { createCollector } from '../../parties/collectors/index.ts'
import { createContact } from '../../parties/contacts/index.ts'
import { createCreditor } from '../../parties/creditors/index.ts'
import { createEndReason } from '../../casework/end-reasons/index.ts'
import { addFiles } from '../../messaging/files/index.ts'
import { createPropertyType } from '../../casework/property-types/index.ts'
import { createSavedView } from '../../casework/saved-views/index.ts'
import { patchTenantSettings } from '../tenant-settings/index.ts'
import { createToken } from '../../access/tokens/index.ts'
import { createTransactionAccount } from '../../money/transaction-accounts/index.ts'
import { createUltimateCreditor } from '../../parties/ultimate-creditors/index.ts'
import { createUpdateType } from '../../casework/updates/index.ts'
import { addUser } from '../../access/users/index.ts'
import { createVoucherType } from '../../money/voucher-types/index.ts'
import { createWebhook, sendTestEvent, skipDelivery } from '../../integration/webhooks/index.ts'
import { createWorkflow } from '../../casework/workflows/index.ts'
import { exampleIds } from '../../../example-ids.ts'
import { deterministicId } from '../../../platform/ids.ts'
import { creditors } from './demo-names.data.ts'
import type { DemoRun } from './demo-run.ts'

export interface DemoRegistries {
  readonly creditorIds: readonly string[]
  readonly groupIds: readonly string[]
}

const beforeAllCases = 560

/** Users, parties and registries of the demo agency. */
export async function fillRegistries(run: DemoRun): Promise<DemoRegistries> {
  await fillUsers(run)
  await fillToken(run)
  await run.step(
    'demo collector',
    (command) =>
      createCollector(command, {
        name: 'Nordisk Inkasso A/S',
        registryIdentifier: { scheme: 'DK:CVR', value: '87654327' },
      }),
    beforeAllCases,
  )
  await run.step(
    'demo workflow',
    (command) =>
      createWorkflow(command, { name: 'Standardforløb', description: 'Rykker, inkassovarsel, betalingspåkrav' }),
    beforeAllCases,
  )
  await run.step(
    'demo workflow 2',
    (command) => createWorkflow(command, { name: 'Erhvervsforløb', description: 'Kortere frister og kompensation' }),
    beforeAllCases,
  )
  await fillBillingModel(run)
  const groupIds = await fillGroups(run)
  await fillProperties(run)
  await fillContacts(run)
  await run.step(
    'demo end reason',
    (command) => createEndReason(command, { handle: 'AGREED_WRITE_OFF', label: 'Aftalt afskrivning' }),
    beforeAllCases,
  )
  await run.step(
    'demo update type',
    (command) =>
      createUpdateType(command, {
        label: 'Advokat kontaktet',
        description: 'Debitors advokat er kontaktet.',
        referenceType: 'CASE',
        pausing: true,
        priority: 25,
      }),
    beforeAllCases,
  )
  await fillFiles(run)
  await fillTransactionAccount(run)
  await fillSettings(run)
  await fillSavedViews(run)
  await fillUnused(run)
  await fillWebhooks(run)
  return { creditorIds: await fillCreditors(run), groupIds }
}

/** Both are disabled: the demo sends nothing to anybody. */
async function fillWebhooks(run: DemoRun): Promise<void> {
  const webhook = { url: 'https://hooks.nordkyst.example/fordring', description: 'ERP', enabled: false }
  for (const step of ['demo webhook', 'demo webhook 2']) {
    // The result of the step is stored, so it must not contain the secret.
    await run.step(step, async (command) => (await createWebhook(command, webhook)).webhookId)
  }
  await run.step('demo delivery', async (command) => {
    const { webhookId, deliveryId } = exampleIds
    await sendTestEvent(command, { event: 'cases.create', webhookId })
    await command.transaction.run(skipDelivery(command.tenantId, deliveryId, command.now))
  })
}

async function fillBillingModel(run: DemoRun): Promise<void> {
  await run.step(
    'demo billing model',
    (command) =>
      createBillingModel(command, {
        name: 'No cure, no pay',
        description: '10 % af det inddrevne, 15 % af fordringer over et år, 25 kr. pr. brev',
        currency: 'DKK',
        commission: {
          basis: 'age',
          bands: [
            { from: 0, rateBasisPoints: 1_000 },
            { from: 365, rateBasisPoints: 1_500 },
          ],
        },
        fees: [{ trigger: 'letter-sent', amount: 2_500 }],
        vatRateBasisPoints: 2_500,
      }),
    beforeAllCases,
  )
  await run.step(
    'demo billing model 3',
    (command) =>
      createBillingModel(command, {
        name: 'Årsaftale',
        description: 'Fast årligt salær',
        currency: 'DKK',
        minimumCommission: 25_000_000,
        vatRateBasisPoints: 2_500,
      }),
    beforeAllCases,
  )
}

async function fillTransactionAccount(run: DemoRun): Promise<void> {
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' } as const
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true } as const
  await run.step('demo transaction account', (command) => createTransactionAccount(command, account), beforeAllCases)
}

async function fillSettings(run: DemoRun): Promise<void> {
  const settings = {
    currency: 'DKK',
    phone: { locale: '45', number: '70 12 34 56' },
    email: 'kontakt@nordisk-inkasso.example',
    openingHours: 'Mandag–torsdag 9–15\nFredag 9–13',
    address: { address: 'Havnegade 17, 2. sal', zipcode: '5000', city: 'Odense C', country: 'DK' },
    paymentReference: 'Sag {{caseNumber}}',
    paymentDeadlineDays: 10,
  } as const
  await run.step('demo settings', (command) => patchTenantSettings(command, settings), beforeAllCases)
}

async function fillSavedViews(run: DemoRun): Promise<void> {
  const views: readonly [string, string, Record<string, string>][] = [
    ['demo saved view', 'Til godkendelse', { status: 'PENDING' }],
    ['demo saved view 2', 'Afdragsordninger', { groupId: deterministicId('demo case group 3'), status: 'VERIFIED' }],
  ]
  for (const [step, name, query] of views) {
    const view = { name, area: 'cases', query, shared: true } as const
    await run.step(step, (command) => createSavedView(command, view), beforeAllCases)
  }
}

/** Unused registry entries, so that there is something to delete. */
async function fillUnused(run: DemoRun): Promise<void> {
  const steps: readonly [string, (command: Command) => Promise<unknown>][] = [
    ['demo collector 2', (command) => createCollector(command, { name: 'Sydinkasso ApS' })],
    ['demo billing model 2', (command) => createBillingModel(command, { name: 'Fast pris pr. sag' })],
    ['demo end reason 2', (command) => createEndReason(command, { handle: 'SOLD', label: 'Fordringen er solgt' })],
    ['demo update type 2', (command) => createUpdateType(command, { label: 'Afventer politirapport' })],
    [
      'demo voucher type',
      (command) => createVoucherType(command, { handle: 'towing', label: 'Bugsering', category: 'cost' }),
    ],
  ]
  for (const [step, useCase] of steps) await run.step(step, useCase, beforeAllCases)
}

async function fillFiles(run: DemoRun): Promise<void> {
  const files = [
    ['demo file', 'betalingsaftale.txt', 'Jeg betaler 500 kr. om måneden, første gang den 1.\n'],
    ['demo file 2', 'kladde.txt', 'Udkast til svar\n'],
  ] as const
  for (const [step, fileName, text] of files) {
    const kept = await run.keepFile(step, { fileName, contentType: 'text/plain', bytes: Buffer.from(text) })
    await run.step(step, (command) => addFiles(command, [kept]), 38)
  }
}

async function fillUsers(run: DemoRun): Promise<void> {
  const users = [
    ['demo admin', 'Anna Holm', 'anna@nordisk-inkasso.example', 'admin'],
    ['demo caseworker', 'Mikkel Sørensen', 'mikkel@nordisk-inkasso.example', 'caseworker'],
    ['demo caseworker 2', 'Fatima El-Sayed', 'fatima@nordisk-inkasso.example', 'caseworker'],
    ['demo client', 'Jens Kyst', 'jens@nordkyst.example', 'client'],
  ] as const
  for (const [step, name, email, role] of users) {
    await run.step(step, (command) => addUser(command, { name, email, role }), beforeAllCases)
  }
}

/** A token that nobody has: its text is discarded, and the list of tokens has something to show. */
async function fillToken(run: DemoRun): Promise<void> {
  const scopes = ['read:cases', 'write:cases', 'write:interactions.create']
  await run.step(
    'demo integration',
    async (command) => {
      const input = { name: 'Webshop', scopes, expiresAt: null, grantable: new Set(scopes) }
      const { tokenId } = await createToken(command, input)
      return { tokenId }
    },
    beforeAllCases,
  )
}

async function fillGroups(run: DemoRun): Promise<string[]> {
  const labels = ['Privat', 'Erhverv', 'Afdragsordninger']
  const ids: string[] = []
  for (const [index, label] of labels.entries()) {
    const name = index === 0 ? 'demo case group' : `demo case group ${index + 1}`
    const group = await run.step(name, (command) => createCaseGroup(command, { label, settings: {} }), beforeAllCases)
    ids.push(group.id)
  }
  return ids
}

async function fillProperties(run: DemoRun): Promise<void> {
  const types: readonly [string, Parameters<typeof createPropertyType>[1]][] = [
    ['demo property type', { handle: exampleIds.propertyHandle, label: 'Afdeling', type: 'text' }],
    [
      'demo property type 2',
      { handle: 'segment', label: 'Kundesegment', type: 'dropdown', options: ['Privat', 'Erhverv', 'Offentlig'] },
    ],
    ['demo property type 3', { handle: 'secured', label: 'Pant i aktiver', type: 'checkbox' }],
  ]
  for (const [step, type] of types) await run.step(step, (command) => createPropertyType(command, type), beforeAllCases)
}

async function fillContacts(run: DemoRun): Promise<void> {
  const contacts = [
    { name: 'Låsesmed Hansen ApS', email: 'post@laasesmed-hansen.example', account: '0012345678' },
    { name: 'Flyttefirmaet Bakken I/S', email: 'info@flyt-bakken.example', account: '0023456789' },
    { name: 'Advokat Liv Østergaard', email: 'liv@advokat-oestergaard.example', account: null },
  ]
  for (const [index, { name, email, account }] of contacts.entries()) {
    const bankAccount =
      account === null ? null : ({ type: 'DANISH', registrationNumber: '3409', accountNumber: account } as const)
    const step = index === 0 ? 'demo contact' : `demo contact ${index + 1}`
    await run.step(
      step,
      (command) =>
        createContact(command, { name, email, phone: { locale: '45', number: `7012345${index}` }, bankAccount }),
      beforeAllCases,
    )
  }
}

async function fillCreditors(run: DemoRun): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { id, name, cvr }] of creditors.entries()) {
    const step = index === 0 ? 'demo creditor' : `demo creditor ${index + 1}`
    const creditor = await run.step(
      step,
      (command) =>
        createCreditor(command, {
          id,
          name,
          centralRegisterId: cvr,
          vatRegistered: true,
          contactId: index === 0 ? exampleIds.clientUserId : null,
          caseworkerContactId: exampleIds.caseworkerUserId,
          defaultCollectorId: exampleIds.collectorId,
          defaultChainId: exampleIds.workflowId,
          defaultBillingModelId: exampleIds.billingModelId,
          bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: `00900000${10 + index}` },
          address: { address: `Havnegade ${index + 2}`, zipcode: '5000', city: 'Odense C', country: 'DK' },
          erpLink: `https://erp.${id.toLowerCase()}.example/kunder/{{customerReferenceId}}`,
          debtorFAQ: '<p><b>Kan jeg betale i rater?</b> Ja, skriv til os, så finder vi en ordning.</p>',
        }),
      beforeAllCases,
    )
    ids.push(creditor.creditorId)
  }
  await fillUltimateCreditors(run)
  return ids
}

async function fillUltimateCreditors(run: DemoRun): Promise<void> {
  await run.step(
    'demo ultimate creditor',
    (command) =>
      createUltimateCreditor(command, {
        creditorId: exampleIds.creditorId,
        name: 'Kystens Fjernvarme A.m.b.a.',
        address: { address: 'Fjernvarmevej 1', zipcode: '3000', city: 'Helsingør', country: 'DK' },
        registryIdentifier: { scheme: 'DK:CVR', value: '76543218' },
      }),
    beforeAllCases,
  )
  await run.step(
    'demo ultimate creditor 2',
    (command) => createUltimateCreditor(command, { creditorId: exampleIds.creditorId, name: 'Kystens Vandværk' }),
    beforeAllCases,
  )
}
