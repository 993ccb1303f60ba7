-- Letters that are printed in batches.

create table print_batches (
  tenant_id uuid not null references tenants,
  print_batch_id uuid not null,
  batch_seq_id bigint not null,
  -- PREPARING until the file is written. HANDED_OVER: the letters are sent.
  state text not null constraint print_batches_state check (state in ('PREPARING', 'READY', 'HANDED_OVER', 'CANCELLED')),
  is_duplex boolean not null,
  letter_count integer not null constraint print_batches_letter_count check (letter_count between 1 and 500),
  -- How many of them are in the file so far.
  done_count integer not null default 0,
  page_count integer,
  -- Null before it is written, and after the data of somebody in it was erased.
  file_id uuid,
  sha256 text constraint print_batches_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  handed_over_by_way text constraint print_batches_way check (handed_over_by_way in ('DOWNLOAD', 'FOLDER')),
  -- When the files were in the folder of the operator.
  delivered_at timestamptz,
  lease_id uuid,
  -- In the time of the service.
  leased_until timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  ready_at timestamptz,
  handed_over_at timestamptz,
  handed_over_by jsonb,
  cancelled_at timestamptz,
  cancelled_by jsonb,
  primary key (tenant_id, print_batch_id),
  constraint print_batches_file foreign key (tenant_id, file_id) references files,
  constraint print_batches_seq_unique unique (batch_seq_id, tenant_id),
  constraint print_batches_progress check (done_count between 0 and letter_count),
  constraint print_batches_ready check (
    state not in ('READY', 'HANDED_OVER') or (ready_at is not null and page_count is not null and sha256 is not null and done_count = letter_count)),
  constraint print_batches_handed_over check (
    (state = 'HANDED_OVER') = (handed_over_at is not null) and (handed_over_at is null) = (handed_over_by is null)
    and (handed_over_at is null) = (handed_over_by_way is null)),
  constraint print_batches_cancelled check (
    (state = 'CANCELLED') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null)),
  constraint print_batches_delivered check (delivered_at is null or handed_over_by_way = 'FOLDER')
);
create index print_batches_by_file on print_batches (file_id, tenant_id) where file_id is not null;
select protect_tenant_table('print_batches', 'select, insert, update (state, done_count, page_count, file_id, sha256,
  handed_over_by_way, delivered_at, lease_id, leased_until, ready_at, handed_over_at, handed_over_by, cancelled_at, cancelled_by)');

-- A letter in a batch. Its number is printed on it, so that one that comes back is recognised.
create table print_batch_letters (
  tenant_id uuid not null,
  print_batch_id uuid not null,
  document_id uuid not null,
  interaction_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  position integer not null constraint print_batch_letters_position check (position between 1 and 500),
  letter_number text not null constraint print_batch_letters_number check (letter_number ~ '^[0-9]+-[0-9]{4}$'),
  state text not null constraint print_batch_letters_state check (state in ('INCLUDED', 'SENT', 'RELEASED')),
  recipient text,
  first_page integer,
  pages integer,
  -- Of the letter's own PDF.
  sha256 text,
  primary key (tenant_id, print_batch_id, document_id),
  constraint print_batch_letters_batch foreign key (tenant_id, print_batch_id) references print_batches,
  constraint print_batch_letters_position_once unique (print_batch_id, tenant_id, position),
  constraint print_batch_letters_sent check (state <> 'SENT' or pages is not null)
);
-- A letter is in one live batch at most.
create unique index print_batch_letters_once on print_batch_letters (document_id, tenant_id) where state <> 'RELEASED';
create index print_batch_letters_by_number on print_batch_letters (letter_number, tenant_id);
create index print_batch_letters_by_user on print_batch_letters (user_id, tenant_id);
select protect_tenant_table('print_batch_letters', 'select, insert, update (state, recipient, first_page, pages, sha256)');

create or replace view published.documents with (security_invoker) as
  select tenant_id, document_id, case_id, template_id, file_id, interaction_id, subject, deadline,
    demand_days, is_shared_with_debtor, created_at, recipient_user_id
  from public.documents;

create view published.print_batches with (security_invoker) as
  select tenant_id, file_id
  from public.print_batches;
grant select, update on published.print_batches to fordring_app;

-- An address that messages come back from. The restriction applies as long as the person has this address.
alter table contact_restrictions
  drop constraint contact_restrictions_kind,
  add constraint contact_restrictions_kind check (kind in
    ('not-to-be-contacted', 'guardian', 'lawyer', 'deceased', 'minor', 'debt-relief', 'bankruptcy', 'protected-address',
     'address-undeliverable', 'email-undeliverable')),
  add column address text,
  add constraint contact_restrictions_address check (
    (kind in ('address-undeliverable', 'email-undeliverable')) = (address is not null));
grant update (address) on contact_restrictions to fordring_app;

-- What became of an outgoing message after it was sent, as proof. The newest entry counts.
create table delivery_reports (
  tenant_id uuid not null,
  delivery_report_id uuid not null,
  interaction_id uuid not null,
  state text not null constraint delivery_reports_state check (state in ('DELIVERED', 'FAILED', 'RETURNED')),
  reason text constraint delivery_reports_reason_length check (length(reason) between 1 and 500),
  -- The number on a letter that came back.
  letter_number text,
  reported_at timestamptz not null,
  reported_by jsonb not null,
  primary key (tenant_id, delivery_report_id),
  constraint delivery_reports_interaction foreign key (tenant_id, interaction_id) references interactions
);
create index delivery_reports_by_interaction on delivery_reports (interaction_id, tenant_id, delivery_report_id);
select protect_tenant_table('delivery_reports', 'select, insert, update (reason)');

-- A message that failed or came back is sent again once, as another message.
create table delivery_retries (
  tenant_id uuid not null,
  interaction_id uuid not null,
  retried_as uuid not null,
  primary key (tenant_id, interaction_id),
  constraint delivery_retries_interaction foreign key (tenant_id, interaction_id) references interactions,
  constraint delivery_retries_retried_as foreign key (tenant_id, retried_as) references interactions,
  constraint delivery_retries_one_each unique (retried_as, tenant_id)
);
select protect_tenant_table('delivery_retries', 'select, insert');

create or replace view published.dispatches with (security_invoker) as
  select tenant_id, case_id, state, interaction_id, last_answer, settled_at
  from public.dispatches;

create or replace view published.interactions with (security_invoker) as
  select tenant_id, interaction_id, type, direction, state, reference_id, reference_type, notes, details,
    min_visibility_role, delivery, created_at, registered_at, updated_at, sent_at, send_after, addressees
  from public.interactions;
