import type pg from 'pg'

/**
 * The yardstick: plain tables without foreign keys or row-level security, and functions that write what an operation
 * must at least write. `pgbench` calls them, one transaction each, on the server that the service uses.
 */
const schema = `
create schema yardstick;
set search_path to yardstick;
create table keys (principal_id uuid, key text, fingerprint bytea, status integer, body text, created_at timestamptz,
  primary key (principal_id, key));
create table vouchers (voucher_id uuid primary key, case_id uuid, creditor_id uuid, voucher_type_id uuid, direction text,
  amount bigint, outstanding bigint, currency text, source text, date timestamptz, reference_id text, text text,
  created_at timestamptz, created_by jsonb);
create index vouchers_by_reference on vouchers (reference_id) where reference_id is not null;
create table allocations (allocation_id uuid primary key, case_id uuid, credit_voucher_id uuid, debit_voucher_id uuid,
  amount bigint, created_at timestamptz, created_by jsonb);
create table events (event_id uuid primary key, type text, time timestamptz, subject_id uuid, case_id uuid, data jsonb);
create table audit (audit_id uuid primary key, at timestamptz, request_id text, operation text, actor jsonb,
  subject_type text, subject_id uuid, after jsonb);
create table cases (case_id uuid primary key, case_seq_id bigint generated always as identity, creditor_id uuid,
  customer_id uuid, currency text, status text, created_at timestamptz, created_by jsonb);
create table interactions (interaction_id uuid primary key, type text, direction text, state text, reference_id uuid,
  notes text, details jsonb, created_at timestamptz, created_by jsonb);
create table notes (note_id bigint generated always as identity primary key, text text, created_at timestamptz);

create function actor() returns jsonb language sql immutable
  as $$ select '{"id":"0197c0de-0000-7000-8000-000000000001","name":"bench","type":"KEY"}'::jsonb $$;
create function voucher_json(v vouchers) returns jsonb language sql stable
  as $$ select jsonb_build_object('caseVoucherId', v.voucher_id, 'caseId', v.case_id, 'creditorId', v.creditor_id,
    'voucherTypeId', v.voucher_type_id, 'direction', v.direction, 'amount', v.amount, 'outstanding', v.outstanding,
    'currency', v.currency, 'source', v.source, 'date', v.date, 'referenceId', v.reference_id, 'text', v.text,
    'createdAt', v.created_at, 'createdBy', v.created_by) $$;

create function pay(p_reference text) returns text language plpgsql as $$
declare
  v_now timestamptz := now();
  v_key text := gen_random_uuid();
  v_debit vouchers;
  v_deposit vouchers;
  v_reply text;
begin
  insert into keys values ('0197c0de-0000-7000-8000-000000000001', v_key, sha256(v_key::bytea), null, null, v_now);
  update vouchers set outstanding = outstanding - 1 where reference_id = p_reference returning * into strict v_debit;
  insert into vouchers values (gen_random_uuid(), v_debit.case_id, v_debit.creditor_id, v_debit.voucher_type_id, 'credit',
    1, 0, 'DKK', 'CREDITOR', v_now, null, null, v_now, actor()) returning * into strict v_deposit;
  insert into allocations values (gen_random_uuid(), v_debit.case_id, v_deposit.voucher_id, v_debit.voucher_id, 1, v_now, actor());
  insert into events values (gen_random_uuid(), 'case-vouchers.create', v_now, v_deposit.voucher_id, v_debit.case_id,
    voucher_json(v_deposit));
  insert into audit values (gen_random_uuid(), v_now, v_key, 'register-direct-payment', actor(), 'case-voucher',
    v_deposit.voucher_id, voucher_json(v_deposit));
  v_reply := jsonb_build_object('caseId', v_debit.case_id, 'caseVoucherId', v_deposit.voucher_id, 'amount', 1,
    'currency', 'DKK', 'date', v_now::date, 'datedBeforeVoucher', false)::text;
  update keys set status = 201, body = v_reply
  where principal_id = '0197c0de-0000-7000-8000-000000000001' and key = v_key;
  return v_reply;
end $$;

create function create_case() returns text language plpgsql as $$
declare
  v_now timestamptz := now();
  v_key text := gen_random_uuid();
  v_case cases;
  v_voucher vouchers;
  v_reply text;
begin
  insert into keys values ('0197c0de-0000-7000-8000-000000000001', v_key, sha256(v_key::bytea), null, null, v_now);
  insert into cases (case_id, creditor_id, customer_id, currency, status, created_at, created_by)
  values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'DKK', 'PENDING', v_now, actor()) returning * into v_case;
  insert into events values (gen_random_uuid(), 'cases.create', v_now, v_case.case_id, v_case.case_id, to_jsonb(v_case));
  for turn in 1..3 loop
    insert into vouchers values (gen_random_uuid(), v_case.case_id, v_case.creditor_id, gen_random_uuid(), 'debit',
      120000, 120000, 'DKK', 'CREDITOR', v_now, 'B-' || v_case.case_seq_id || '-' || turn, null, v_now, actor())
    returning * into v_voucher;
    insert into events values (gen_random_uuid(), 'case-vouchers.create', v_now, v_voucher.voucher_id, v_case.case_id,
      voucher_json(v_voucher));
  end loop;
  insert into audit values (gen_random_uuid(), v_now, v_key, 'create-case', actor(), 'case', v_case.case_id, to_jsonb(v_case));
  v_reply := jsonb_build_object('id', v_case.case_id, 'caseSeqId', v_case.case_seq_id)::text;
  update keys set status = 201, body = v_reply
  where principal_id = '0197c0de-0000-7000-8000-000000000001' and key = v_key;
  return v_reply;
end $$;

create function create_interaction() returns text language plpgsql as $$
declare
  v_now timestamptz := now();
  v_key text := gen_random_uuid();
  v_interaction interactions;
  v_reply text;
begin
  insert into keys values ('0197c0de-0000-7000-8000-000000000001', v_key, sha256(v_key::bytea), null, null, v_now);
  insert into interactions values (gen_random_uuid(), 'DEBTOR NOTE', 'INCOMING', 'MAPPED', gen_random_uuid(),
    '<p>Kan jeg betale i rater?</p>', '{"phone":"20123456"}', v_now, actor()) returning * into v_interaction;
  insert into events values (gen_random_uuid(), 'interactions.create', v_now, v_interaction.interaction_id,
    v_interaction.reference_id, to_jsonb(v_interaction));
  insert into audit values (gen_random_uuid(), v_now, v_key, 'create-interaction', actor(), 'interaction',
    v_interaction.interaction_id, to_jsonb(v_interaction));
  v_reply := jsonb_build_object('id', v_interaction.interaction_id)::text;
  update keys set status = 201, body = v_reply
  where principal_id = '0197c0de-0000-7000-8000-000000000001' and key = v_key;
  return v_reply;
end $$;
reset search_path;`

/** How many vouchers payments are spread over, in the product and in the yardstick. */
export const voucherCount = 2_000

/** Creates the tables, with vouchers to pay. */
export async function createYardstick(owner: pg.Client): Promise<void> {
  await owner.query(schema)
  await owner.query(
    `insert into yardstick.vouchers
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'debit', 1000000000, 1000000000,
            'DKK', 'CREDITOR', now(), 'V-' || n, null, now(), yardstick.actor()
     from generate_series(0, $1::integer - 1) n`,
    [voucherCount],
  )
  await owner.query('vacuum analyze yardstick.vouchers')
}

const principal = `'0197c0de-0000-7000-8000-000000000001'`
const statements = [
  'begin;',
  `insert into keys values (${principal}, gen_random_uuid(), sha256('a body'::bytea), null, null, now()) returning key \\gset`,
  `update vouchers set outstanding = outstanding - 1 where reference_id = 'V-' || :n::text returning voucher_id, case_id \\gset`,
  `insert into vouchers select gen_random_uuid(), case_id, creditor_id, voucher_type_id, 'credit', 1, 0, 'DKK', 'CREDITOR', now(), null, null, now(), actor() from vouchers where voucher_id = :voucher_id::uuid returning voucher_id as deposit_id \\gset`,
  `insert into allocations values (gen_random_uuid(), :case_id::uuid, :deposit_id::uuid, :voucher_id::uuid, 1, now(), actor());`,
  `insert into events select gen_random_uuid(), 'case-vouchers.create', now(), voucher_id, case_id, voucher_json(v) from vouchers v where voucher_id = :deposit_id::uuid;`,
  `insert into audit select gen_random_uuid(), now(), :key::text, 'register-direct-payment', actor(), 'case-voucher', voucher_id, voucher_json(v) from vouchers v where voucher_id = :deposit_id::uuid;`,
  `update keys set status = 201, body = jsonb_build_object('caseId', :case_id::uuid, 'caseVoucherId', :deposit_id::uuid, 'amount', 1)::text where principal_id = ${principal} and key = :key::text;`,
  'commit;',
]

/** One transaction of `pgbench` each. */
export const scripts = {
  /** A payment as one call of a function. */
  pay: `\\set n random(0, ${voucherCount - 1})\nselect pay('V-' || :n::text);\n`,
  /** A payment as one statement per effect, as an application would send them. */
  payByStatements: `\\set n random(0, ${voucherCount - 1})\n${statements.join('\n')}\n`,
  createCase: 'select create_case();\n',
  createInteraction: 'select create_interaction();\n',
}
