import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import { patchTenantSettings } from './patch-tenant-settings.ts'
import { requireDrawableLogo } from './tenant-logo.ts'
import { tenantSettingsView } from './tenant-settings-view.ts'
import { findTenantSettings } from './tenant-settings.queries.ts'
import { TenantSettings, TenantSettingsPatch } from './tenant-settings.schemas.ts'
import { message } from './tenant-settings.problems.ts'

const tag = 'Settings'

export const tenantSettingsOperations = [
  readOperation({
    id: 'get-tenant-settings',
    method: 'GET',
    path: '/v1/{tenantId}/settings',
    scope: 'read:settings',
    tag,
    summary: 'Get the settings of the tenant',
    description: 'Returns how the tenant works and what debtors see of it. The allocation policy is separate.',
    success: { status: 200, description: 'The settings.', body: TenantSettings },
    problems: ['not-found'],
    run: async ({ tenantId, read }) => {
      const row = requireFirst(await read(findTenantSettings(tenantId)), message('There is no such tenant.'))
      return tenantSettingsView(row)
    },
  }),
  writeOperation({
    id: 'patch-tenant-settings',
    method: 'PATCH',
    path: '/v1/{tenantId}/settings',
    scope: 'write:settings',
    role: 'admin',
    tag,
    summary: 'Change the settings of the tenant',
    description:
      'Changes the given fields; null clears a field that may be null. The order in which credits pay debits is in the allocation policy.',
    body: TenantSettingsPatch,
    success: { status: 200, description: 'The settings as they are now.', body: TenantSettings },
    events: ['settings.update', 'bank-accounts.change'],
    problems: ['unknown-reference'],
    example: {
      body: {
        currency: 'DKK',
        phone: { locale: '45', number: '70123456' },
        email: 'kontakt@nordisk-inkasso.example',
        paymentInstructions: 'Skriv sagens nummer ved betalingen.',
        bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' },
        address: { address: 'Vesterbrogade 1', zipcode: '1620', city: 'København V', country: 'DK' },
        openingHours: 'Mandag–torsdag 9–15, fredag 9–13',
        paymentReference: 'Sag {{caseNumber}}',
        paymentDeadlineDays: 10,
        payoutReviewDays: 7,
        twoPeopleFromAmount: 1_000_000,
      },
    },
    prepare: (context, { body }) => requireDrawableLogo(context, body.logoFileId),
    run: (command, { body }) => patchTenantSettings(command, body),
  }),
]
