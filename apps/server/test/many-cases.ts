/** Runs one statement as the service would: as its role, for one tenant. */
export type RunStatement = (text: string, values: readonly [tenantId: string, count: number]) => Promise<unknown>

const principal = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'
const actor = `'{"type":"SYSTEM","id":"00000000-0000-0000-0000-000000000000","name":"bench"}'::jsonb`
const created = `now() - (($2::bigint - n) * interval '1095 days' / $2::bigint)`
const name = `'Fornavn' || ascii(md5('f' || n)) % 10 || chr(97 + (n * 7919 % 10)::int) || ' Efternavn' || (n * 104729 % 100)`
const numbers = `generate_series(1, $2::bigint) n`

/** Ids that increase with the number, as real ones increase with time. */
function id(number: string, kind: string): string {
  return `(lpad(to_hex(1700000000000 + (${number})), 12, '0') || '7${kind}8' || substr(md5($1::uuid::text || (${number})), 1, 16))::uuid`
}

const statements: readonly string[] = [
  `insert into creditors (tenant_id, creditor_id, name, created_at, created_by)
   select $1::uuid, ${id('n', '0c')}, 'Kreditor ' || n, now(), ${actor} from generate_series(0, least(19, $2::bigint)) n`,
  `insert into case_groups (tenant_id, case_group_id, label, created_at, created_by)
   select $1::uuid, ${id('n', '09')}, 'Gruppe ' || n, now(), ${actor} from generate_series(0, least(19, $2::bigint)) n`,
  `insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, created_at, created_by)
   select $1::uuid, ${id('n', '0a')}, ${id('n % 20', '0c')}, 'K-' || n, false, ${created}, ${actor} from ${numbers}`,
  `insert into customer_users (tenant_id, user_id, user_seq_id, customer_id, relation, is_contact, language, details, created_at, created_by)
   select $1::uuid, ${id('n', '0b')}, n, ${id('n', '0a')}, 'debtor', true, 'da',
          jsonb_build_object('name', ${name}, 'cpr', null, 'cvr', null, 'email', null, 'phone', null, 'address', null, 'geocode', null), now(), ${actor} from ${numbers}`,
  `insert into customer_search_words (tenant_id, word, customer_id)
   select distinct $1::uuid, w, ${id('n', '0a')} from ${numbers},
     lateral unnest(string_to_array(lower(${name}), ' ') || array['k-' || n, 'k', n::text]) w`,
  `insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, group_id, currency, status, status_time,
                      end_reason_id, journal_number, created_at, created_by)
   select $1::uuid, ${id('n', '0d')}, n, ${id('n % 20', '0c')}, ${id('n', '0a')},
          case when n % 10 = 0 then ${id('n / 10 % 20', '09')} end, 'DKK',
          case when n > $2::bigint * 0.97 then 'PENDING' when n > $2::bigint * 0.7 then 'VERIFIED' else 'ENDED' end, ${created},
          case when n > $2::bigint * 0.7 then null else (select min(end_reason_id::text)::uuid from end_reasons where tenant_id = $1::uuid) end,
          case when n % 3 = 0 then 'J-' || n end, ${created}, ${actor} from ${numbers}`,
  `insert into case_tags (tenant_id, tag, case_id)
   select $1::uuid, case when n % 1000 = 0 then 'rare' else 'common' end, ${id('n', '0d')} from ${numbers} where n % 4 = 0`,
  `insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
                              outstanding, currency, source, date, reference_id, created_at, created_by)
   select $1::uuid, ${id('n', '0e')}, ${id('n', '0d')}, ${id('n % 20', '0c')}, '${principal}', 'principal', 'debit', n, n,
          'DKK', 'CREDITOR', ${created}, 'F-' || extract(year from ${created}) || '-' || n, ${created}, ${actor} from ${numbers}`,
]

/** Cases with a customer and a voucher each, of 20 creditors over three years; only the newest have not ended. */
export async function fillManyCases(run: RunStatement, tenantId: string, count: number): Promise<void> {
  for (const statement of statements) await run(statement, [tenantId, count])
}

const messageStatements: readonly string[] = [
  `insert into interactions (tenant_id, interaction_id, type, direction, state, reference_id, reference_type, notes, details,
                             min_visibility_role, created_at, registered_at, created_by)
   select $1::uuid, ${id('n', '0f')}, 'EMAIL', 'INCOMING',
          case when n > $2::bigint * 0.99 then 'UNMAPPED' when n > $2::bigint * 0.95 then 'MAPPED' else 'HANDLED' end,
          case when n <= $2::bigint * 0.99 then ${id('n', '0d')} end, case when n <= $2::bigint * 0.99 then 'case' end,
          '<p>Faktura ' || n || '</p>', '{}', 'caseworker', ${created}, ${created}, ${actor} from ${numbers}`,
  `insert into interaction_search_words (tenant_id, word, interaction_id)
   select $1::uuid, w, ${id('n', '0f')} from ${numbers}, lateral unnest(array['faktura', n::text]) w`,
  // Without a chain: these entries are for reading only.
  `insert into journal (tenant_id, entry_id, position, at, subject_id, is_test, operation, request_id, actor, subject_type, digest)
   select $1::uuid, ${id('n', '10')}, n, ${created}, ${id('n', '0d')}, false,
          case when n % 1000 = 0 then 'patch-case' else 'create-case' end, 'bench-' || n,
          json_build_object('type', 'USER', 'id', md5((n % 50)::text)::uuid, 'name', 'Sagsbehandler ' || n % 50),
          'case', '' from ${numbers}`,
]

/** A message and an audit entry for each case; the newest messages are unhandled. */
export async function fillManyMessages(run: RunStatement, tenantId: string, count: number): Promise<void> {
  for (const statement of messageStatements) await run(statement, [tenantId, count])
}
