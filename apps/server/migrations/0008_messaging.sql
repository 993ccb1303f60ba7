-- Messages, letters and e-mails, and the links that debtors open.

create table interactions (
  tenant_id uuid not null references tenants,
  interaction_id uuid not null,
  type text not null constraint interactions_type check (type in
    ('DEBTOR NOTE', 'NOTE', 'CLIENT NOTE', 'EMAIL', 'SMS', 'LETTER', 'DIGITAL POST', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE')),
  direction text not null constraint interactions_direction check (direction in ('INCOMING', 'OUTGOING')),
  state text not null,
  reference_id uuid,
  reference_type text constraint interactions_reference_type check (reference_type in
    ('debtor', 'case', 'tribunal-case', 'creditor', 'customer', 'collector', 'case-voucher', 'billing-voucher', 'billing', 'workflow', 'template')),
  notes text not null,
  details jsonb not null,
  min_visibility_role text not null constraint interactions_min_visibility_role check (min_visibility_role in
    ('alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin')),
  created_at timestamptz not null,
  registered_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  -- The delivery status of an outgoing message: attempts, and the response for each recipient.
  delivery jsonb,
  -- Whom an outgoing message is for: { userId, contactId, name, relation } each.
  addressees jsonb not null default '[]',
  -- From when the contact gate allows an outgoing message that is too early; null: at once.
  send_after timestamptz,
  -- When an outgoing message was sent; deadlines count from then.
  sent_at timestamptz,
  primary key (tenant_id, interaction_id),
  constraint interactions_state_fits_direction check (
    state in ('HANDLED', 'DELETED')
    or (direction = 'INCOMING' and state in ('UNMAPPED', 'MAPPED'))
    or (direction = 'OUTGOING' and state in ('PENDING', 'QUEUED', 'SENT', 'CANCELLED'))),
  constraint interactions_sent_has_time check (state <> 'SENT' or sent_at is not null),
  constraint interactions_mapped_has_reference check (state <> 'MAPPED' or reference_id is not null),
  constraint interactions_reference_has_type check (reference_id is null or reference_type is not null)
);
create index interactions_by_reference on interactions (tenant_id, reference_id, interaction_id) where reference_id is not null;
create index interactions_by_state on interactions (state, tenant_id, interaction_id);
-- The inbox reads waiting messages, oldest first, without passing over years of handled ones.
create index interactions_waiting on interactions (tenant_id, interaction_id) where state in ('UNMAPPED', 'MAPPED');
-- What goes out is listed by time, which is not the order of ids: a client may name the time of a message.
create index interactions_outgoing on interactions (tenant_id, created_at, interaction_id) where direction = 'OUTGOING';
select protect_tenant_table('interactions', 'select, insert, update');

create table interaction_files (
  tenant_id uuid not null,
  interaction_id uuid not null,
  position integer not null,
  file_id uuid not null,
  -- Attached by id by a caller who may not send: staff see the file, debtors and clients do not.
  is_staff_only boolean not null default false,
  primary key (tenant_id, interaction_id, position),
  constraint interaction_files_interaction foreign key (tenant_id, interaction_id) references interactions,
  constraint interaction_files_file foreign key (tenant_id, file_id) references files
);
create index interaction_files_by_file on interaction_files (file_id, tenant_id);
select protect_tenant_table('interaction_files', 'select, insert, delete');

-- The words of an interaction, of its notes and details (see 0005 on why words).
create table interaction_search_words (
  tenant_id uuid not null,
  word text collate "C" not null constraint interaction_search_words_length check (length(word) between 1 and 100),
  interaction_id uuid not null,
  primary key (tenant_id, word, interaction_id),
  constraint interaction_search_words_interaction foreign key (tenant_id, interaction_id) references interactions
);
create index interaction_search_words_by_interaction on interaction_search_words (interaction_id, tenant_id, word);
select protect_tenant_table('interaction_search_words', 'select, insert, delete');

create table templates (
  tenant_id uuid not null references tenants,
  template_id uuid not null,
  handle text not null constraint templates_handle_form check (handle ~ '^[a-z][a-z0-9-]{0,63}$'),
  name text not null constraint templates_name_length check (length(name) between 1 and 200),
  kind text not null constraint templates_kind check (kind in ('letter', 'email')),
  language text not null constraint templates_language check (language in ('da', 'en', 'nb', 'sv')),
  subject text not null,
  body text not null,
  -- Whether its letters are the demand that the law requires before further steps.
  is_demand boolean not null default false,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, template_id),
  constraint templates_demand_is_letter check (not is_demand or kind = 'letter'),
  constraint templates_handle_unique unique (handle, tenant_id, kind, language)
);
select protect_tenant_table('templates', 'select, insert, update, delete');

-- A stored letter, with the data it was created from.
create table documents (
  tenant_id uuid not null,
  document_id uuid not null,
  case_id uuid not null,
  template_id uuid not null,
  -- Null: a test tenant whose clock was moved, where the PDF is rendered from the source when it is opened.
  file_id uuid,
  interaction_id uuid,
  recipient_user_id uuid not null,
  language text not null,
  subject text not null,
  deadline date,
  -- The days from dispatch that a demand must give; null for other letters.
  demand_days integer constraint documents_demand_days check (demand_days between 1 and 365),
  source jsonb not null,
  is_shared_with_debtor boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, document_id),
  constraint documents_case foreign key (tenant_id, case_id) references cases,
  constraint documents_template foreign key (tenant_id, template_id) references templates,
  constraint documents_file foreign key (tenant_id, file_id) references files,
  constraint documents_interaction foreign key (tenant_id, interaction_id) references interactions
);
create index documents_by_case on documents (case_id, tenant_id, document_id);
create index documents_by_template on documents (template_id, tenant_id);
create index documents_by_file on documents (file_id, tenant_id) where file_id is not null;
create index documents_by_interaction on documents (interaction_id, tenant_id) where interaction_id is not null;
-- The documents that debtors may open.
create index documents_shared on documents (document_id, tenant_id) where is_shared_with_debtor;
select protect_tenant_table('documents', 'select, insert, update (is_shared_with_debtor, updated_at, updated_by), delete');

-- Addresses that show a debtor the case without signing in.
create table links (
  tenant_id uuid not null,
  link_id uuid not null,
  case_id uuid not null,
  user_id uuid,
  language text constraint links_language check (language in ('da', 'en', 'nb', 'sv')),
  hash bytea not null constraint links_hash_is_sha256 check (length(hash) = 32),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by jsonb,
  open_count bigint not null default 0 constraint links_open_count_not_negative check (open_count >= 0),
  last_opened_at timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, link_id),
  constraint links_hash_unique unique (hash, tenant_id),
  constraint links_case foreign key (tenant_id, case_id) references cases,
  constraint links_user foreign key (tenant_id, user_id) references customer_users,
  constraint links_revoked_by_someone check ((revoked_at is null) = (revoked_by is null))
);
create index links_by_case on links (case_id, tenant_id, link_id);
create index links_by_user on links (user_id, tenant_id) where user_id is not null;
select protect_tenant_table('links', 'select, insert, update (user_id, revoked_at, revoked_by, open_count, last_opened_at)');

-- E-mails to be sent. A queue: it is processed for all tenants together, refers to no other table, and carries what its
-- worker needs. Finished e-mails are deleted after a while; the record that caused one keeps the result.
create table outgoing_mails (
  tenant_id uuid not null,
  mail_id uuid not null,
  -- The kind and id of its owner, which the worker notifies before and after an attempt.
  purpose text not null constraint outgoing_mails_purpose_length check (length(purpose) between 1 and 100),
  reference_id uuid,
  state text not null constraint outgoing_mails_state check (state in ('WAITING', 'SENT', 'BOUNCED', 'CANCELLED')),
  sender_name text not null,
  -- [{ "address", "name", "state", "answer" }]: each gets the e-mail once, whatever happens to the others.
  recipients jsonb not null,
  subject text not null,
  -- { "html", "text", "replyTo", "attachments" }; removed when the mail is done, because its links grant access.
  content jsonb,
  -- The same for every attempt, so that a mail sent twice after a crash is recognised as a duplicate.
  message_id text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Which attempt holds it, and until when; after that the worker is presumed dead.
  lease_id uuid,
  leased_until timestamptz,
  last_answer text,
  created_at timestamptz not null,
  done_at timestamptz,
  -- Demo and test tenants send no e-mail: theirs is stored in the outbox, where it can be read.
  is_captured boolean not null default false,
  primary key (tenant_id, mail_id),
  constraint outgoing_mails_done_has_time check ((state = 'WAITING') = (done_at is null)),
  constraint outgoing_mails_waiting_has_content check (state <> 'WAITING' or content is not null)
);
create index outgoing_mails_due on outgoing_mails (due_at) where state = 'WAITING';
create index outgoing_mails_done on outgoing_mails (done_at) where state <> 'WAITING';
create index outgoing_mails_of_tenant on outgoing_mails (tenant_id, mail_id desc);
-- Without a mail server the other e-mails wait, and must not be read again and again.
create index outgoing_mails_to_capture on outgoing_mails (due_at) where state = 'WAITING' and is_captured;
select protect_tenant_table('outgoing_mails', 'select, insert, update, delete');
-- The worker sees the queue of all tenants.
create policy worker on outgoing_mails to fordring_app
  using ((select current_worker()) = 'mail') with check ((select current_worker()) = 'mail');

-- Why a person may not be contacted, or only through somebody else. A row is ended, never deleted; it outlives the
-- person's entry on the customer.
create table contact_restrictions (
  tenant_id uuid not null,
  restriction_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  kind text not null constraint contact_restrictions_kind check (kind in
    ('not-to-be-contacted', 'guardian', 'lawyer', 'deceased', 'minor', 'debt-relief', 'bankruptcy', 'protected-address')),
  reason text not null constraint contact_restrictions_reason_length check (length(reason) between 1 and 500),
  -- The restriction ends by itself at this time.
  expires_at timestamptz,
  created_at timestamptz not null,
  created_by jsonb not null,
  ended_at timestamptz,
  ended_by jsonb,
  end_reason text constraint contact_restrictions_end_reason_length check (length(end_reason) between 1 and 500),
  primary key (tenant_id, restriction_id),
  constraint contact_restrictions_customer foreign key (tenant_id, customer_id) references customers,
  constraint contact_restrictions_ended_by_someone check (
    (ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
-- A person has a restriction of one kind once.
create unique index contact_restrictions_once on contact_restrictions (tenant_id, user_id, kind) where ended_at is null;
create index contact_restrictions_by_customer on contact_restrictions (customer_id, tenant_id, restriction_id);
create index contact_restrictions_by_user on contact_restrictions (user_id, tenant_id, restriction_id);
select protect_tenant_table('contact_restrictions', 'select, insert, update (reason, ended_at, ended_by, end_reason)');

-- What a person agreed to, per channel. Rows are only added: the latest of a channel counts.
create table contact_consents (
  tenant_id uuid not null,
  consent_id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  channel text not null constraint contact_consents_channel check (channel in
    ('LETTER', 'DIGITAL POST', 'EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE')),
  state text not null constraint contact_consents_state check (state in ('GIVEN', 'WITHDRAWN')),
  -- How the consent was given or withdrawn, as evidence.
  evidence text not null constraint contact_consents_evidence_length check (length(evidence) between 1 and 500),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, consent_id),
  constraint contact_consents_customer foreign key (tenant_id, customer_id) references customers
);
create index contact_consents_by_user on contact_consents (user_id, tenant_id, channel, consent_id);
create index contact_consents_by_customer on contact_consents (customer_id, tenant_id, consent_id);
-- Only the evidence is changed, when the person is erased.
select protect_tenant_table('contact_consents', 'select, insert, update (evidence)');

-- Every decision of the contact gate, for one addressee of one message. Rows are only added.
create table contact_verdicts (
  tenant_id uuid not null references tenants,
  verdict_id uuid not null,
  case_id uuid,
  -- Null if the message was refused before it was stored.
  interaction_id uuid,
  user_id uuid,
  contact_id uuid,
  addressee_name text,
  channel text not null constraint contact_verdicts_channel check (channel in
    ('LETTER', 'DIGITAL POST', 'EMAIL', 'SMS', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE')),
  decision text not null constraint contact_verdicts_decision check (decision in
    ('ALLOWED', 'WAITING', 'REFUSED', 'OVERRIDDEN', 'RECORDED')),
  -- The rule that decided; null if none objected.
  rule text,
  -- Every rule that objected, with its source: [{ rule, source, reviewed }].
  rules jsonb not null,
  overridden_rules text[] not null default '{}',
  override_reason text,
  opens_at timestamptz,
  is_from_template boolean not null,
  -- When the message is or was to be sent.
  sends_at timestamptz not null,
  asked_at timestamptz not null,
  asked_by jsonb not null,
  primary key (tenant_id, verdict_id),
  constraint contact_verdicts_case foreign key (tenant_id, case_id) references cases,
  constraint contact_verdicts_interaction foreign key (tenant_id, interaction_id) references interactions,
  constraint contact_verdicts_waiting_opens check ((decision = 'WAITING') = (opens_at is not null)),
  constraint contact_verdicts_override_has_reason check ((overridden_rules = '{}') = (override_reason is null))
);
create index contact_verdicts_by_case on contact_verdicts (case_id, tenant_id, verdict_id) where case_id is not null;
create index contact_verdicts_by_user on contact_verdicts (user_id, tenant_id, sends_at) where user_id is not null;
create index contact_verdicts_by_interaction on contact_verdicts (interaction_id, tenant_id) where interaction_id is not null;
-- Only the name is changed, when the person is erased.
select protect_tenant_table('contact_verdicts', 'select, insert, update (addressee_name)');

-- Disputes of single debits. While one is open, demands, fees and interest notices leave the debit out.
create table disputes (
  tenant_id uuid not null,
  dispute_id uuid not null,
  case_id uuid not null,
  case_voucher_id uuid not null,
  -- The message that raised it, with its files. One message can dispute several debits.
  interaction_id uuid not null,
  reason text not null constraint disputes_reason_length check (length(reason) between 1 and 5000),
  raised_by text not null constraint disputes_raised_by check (raised_by in ('DEBTOR', 'CASEWORKER', 'API')),
  -- When the debtor must have an answer.
  due_at timestamptz not null,
  state text not null default 'OPEN' constraint disputes_state check (state in
    ('OPEN', 'UPHELD', 'PARTLY_UPHELD', 'REJECTED', 'WITHDRAWN')),
  -- The answer to the debtor, or why the dispute was withdrawn.
  answer text constraint disputes_answer_length check (length(answer) between 1 and 5000),
  credited_amount bigint not null default 0 constraint disputes_credited_amount check (credited_amount between 0 and 9007199254740991),
  created_at timestamptz not null,
  created_by jsonb not null,
  closed_at timestamptz,
  closed_by jsonb,
  primary key (tenant_id, dispute_id),
  constraint disputes_case_voucher foreign key (tenant_id, case_id, case_voucher_id)
    references case_vouchers (tenant_id, case_id, case_voucher_id),
  constraint disputes_interaction foreign key (tenant_id, interaction_id) references interactions,
  constraint disputes_closed_by_someone check (
    (state = 'OPEN') = (closed_at is null) and (closed_at is null) = (closed_by is null)),
  constraint disputes_answered check (state not in ('PARTLY_UPHELD', 'REJECTED') or answer is not null),
  constraint disputes_credited_if_upheld check (case state
    when 'UPHELD' then true when 'PARTLY_UPHELD' then credited_amount > 0 else credited_amount = 0 end)
);
-- A debit has one open dispute.
create unique index disputes_open_once on disputes (tenant_id, case_voucher_id) where state = 'OPEN';
create index disputes_by_voucher on disputes (case_id, tenant_id, case_voucher_id);
create index disputes_by_interaction on disputes (interaction_id, tenant_id);
create index disputes_by_due_time on disputes (tenant_id, due_at) where state = 'OPEN';
select protect_tenant_table('disputes', 'select, insert, update (reason, state, answer, credited_amount, closed_at, closed_by, created_by)');
