-- Letters and e-mails: what they are written from, what was made of it, and what waits to be sent.

-- E-mails on their way. A queue: it is worked through for all tenants together, refers to no other table, and carries
-- what its worker needs. What is done is swept away after a while; who asked for a mail keeps what became of it.
create table outgoing_mails (
  tenant_id uuid not null,
  mail_id uuid not null,
  -- What it was written for, and which one: the worker tells that owner before an attempt and after it.
  purpose text not null constraint outgoing_mails_purpose_length check (length(purpose) between 1 and 100),
  reference_id uuid,
  state text not null constraint outgoing_mails_state check (state in ('WAITING', 'SENT', 'BOUNCED', 'CANCELLED')),
  sender_name text not null,
  -- [{ "address", "name", "state", "answer" }]: each is sent to once, whatever becomes of the others.
  recipients jsonb not null,
  subject text not null,
  -- { "html", "text", "replyTo", "attachments" }; taken away when the mail is done, since links in it open doors.
  content jsonb,
  -- The same for every attempt, so that a mail that was sent twice after a crash is known for what it is.
  message_id text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Whose attempt it is, and until when; after that the worker is taken for dead.
  lease_id uuid,
  leased_until timestamptz,
  last_answer text,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, mail_id),
  constraint outgoing_mails_done_has_time check ((state = 'WAITING') = (done_at is null)),
  constraint outgoing_mails_waiting_has_content check (state <> 'WAITING' or content is not null)
);
create index outgoing_mails_due on outgoing_mails (due_at) where state = 'WAITING';
create index outgoing_mails_done on outgoing_mails (done_at) where state <> 'WAITING';
select protect_tenant_table('outgoing_mails', 'select, insert, update, delete');

-- The worker sees the queue of all tenants, and only while it says so.
create policy worker on outgoing_mails to fordring_app
  using (current_setting('app.worker', true) = 'mail') with check (current_setting('app.worker', true) = 'mail');

-- What became of an outgoing message: attempts, and the answer for each recipient.
alter table interactions add column delivery jsonb;

create table templates (
  tenant_id uuid not null references tenants,
  template_id uuid not null,
  handle text not null constraint templates_handle_form check (handle ~ '^[a-z][a-z0-9-]{0,63}$'),
  name text not null constraint templates_name_length check (length(name) between 1 and 200),
  kind text not null constraint templates_kind check (kind in ('letter', 'email')),
  language text not null constraint templates_language check (language in ('da', 'en')),
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, template_id),
  constraint templates_handle_unique unique (tenant_id, handle, kind, language)
);
select protect_tenant_table('templates', 'select, insert, update, delete');

-- A letter as it was made, with the data it was made from.
create table documents (
  tenant_id uuid not null references tenants,
  document_id uuid not null,
  case_id uuid not null,
  template_id uuid not null,
  file_id uuid not null,
  interaction_id uuid,
  recipient_user_id uuid not null,
  language text not null,
  subject text not null,
  deadline date,
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
create index documents_by_file on documents (file_id, tenant_id);
create index documents_by_interaction on documents (interaction_id, tenant_id) where interaction_id is not null;
select protect_tenant_table('documents', 'select, insert, update (is_shared_with_debtor, updated_at, updated_by)');
