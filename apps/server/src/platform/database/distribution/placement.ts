/**
 * Where each table is on a Citus cluster (ADR 34). A table that is in none of these lists fails a test, and `fordring
 * distribute` refuses to guess.
 *
 * - `distributed`: by `tenant_id`, co-located. All rows of a tenant are on one node, so that a request visits one node.
 * - `reference`: a copy on every node, because every node needs them.
 * - `coordinatorQueues`: on the coordinator. Workers claim their rows across tenants.
 * - `coordinatorOnly`: on the coordinator as well. Nothing that a tenant does writes to them.
 */
export const placement = {
  distributed: [
    'api_request_objects',
    'api_requests',
    'api_tokens',
    'bank_account_changes',
    'bank_bookings',
    'bank_csv_mappings',
    'bank_files',
    'bank_lines',
    'bank_suggestions',
    'billing_entries',
    'billing_fees',
    'billing_models',
    'billings',
    'case_groups',
    'case_merges',
    'case_presences',
    'case_tags',
    'case_voucher_allocations',
    'case_vouchers',
    'cases',
    'collectors',
    'contact_consents',
    'contact_restrictions',
    'contact_verdicts',
    'contacts',
    'creditor_account_entries',
    'creditor_accounts',
    'creditors',
    'customer_search_words',
    'customer_users',
    'customers',
    'disputes',
    'documents',
    'end_reasons',
    'erased_subjects',
    'erasures',
    'factor_resets',
    'file_sweep_holds',
    'file_usage',
    'files',
    'idempotency_keys',
    'interaction_files',
    'interaction_search_words',
    'interactions',
    'journal',
    'journal_case_heads',
    'journal_heads',
    'known_devices',
    'limitation_facts',
    'limitation_lapses',
    'limitation_warnings',
    'links',
    'passkeys',
    'password_links',
    'payment_plan_notices',
    'payment_plan_settings',
    'payment_plan_steps',
    'payment_plans',
    'payout_approvals',
    'payout_payments',
    'payouts',
    'promise_notices',
    'property_types',
    'property_values',
    'quarantined_files',
    'recovery_codes',
    'request_windows',
    'rule_rows',
    'saved_views',
    'sessions',
    'sign_in_sources',
    'templates',
    'tenant_counters',
    'tenant_settings',
    'transaction_accounts',
    'ultimate_creditors',
    'update_types',
    'updates',
    'user_credentials',
    'users',
    'voucher_types',
    'webhook_cursors',
    'webhook_readers',
    'webhooks',
    'workflows',
  ],
  reference: ['owner_only.access_keys', 'tenants'],
  coordinatorQueues: ['bank_match_queue', 'outgoing_mails', 'webhook_attempts', 'webhook_deliveries', 'webhook_queues'],
  coordinatorOnly: [
    'detached_foreign_keys',
    'installation',
    'owner_only.service_logins',
    'owner_only.sql_functions',
    'schema_migrations',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** How Citus stores a table of each list, as `citus_tables` names it. A table that Citus does not know has none. */
export const citusTypes = { distributed: 'distributed', reference: 'reference', coordinatorQueues: 'local' } as const

export type Placement = keyof typeof citusTypes

/** The tables that Citus manages, with their placement, in the order in which they are placed. */
export const managedTables: readonly { readonly table: string; readonly placement: Placement }[] = (
  ['reference', 'distributed', 'coordinatorQueues'] as const
).flatMap((name) => placement[name].map((table) => ({ table, placement: name })))
