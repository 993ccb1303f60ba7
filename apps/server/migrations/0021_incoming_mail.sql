-- E-mails that arrive: the mailbox they arrive in, and what became of each.

-- E-mails ask for answers at the address of the oldest active one, with their own id after a plus sign.
create table mailboxes (
  tenant_id uuid not null references tenants,
  mailbox_id uuid not null,
  -- With a plus sign and a tag of 32 characters before the @ it must have the 64 that are allowed there.
  address text not null constraint mailboxes_address check (address ~ '^[^@\s]{1,31}@[^@\s]{1,220}$'),
  -- Where it is fetched from with IMAP; null if messages are posted to the API.
  host text constraint mailboxes_host_length check (length(host) between 1 and 253),
  port integer constraint mailboxes_port check (port between 1 and 65535),
  user_name text constraint mailboxes_user_name_length check (length(user_name) between 1 and 254),
  -- Sealed with the key of the service.
  password text,
  folder text constraint mailboxes_folder_length check (length(folder) between 1 and 200),
  is_active boolean not null,
  -- How far it has been read. The server numbers messages again when uid_validity changes.
  uid_validity bigint,
  last_uid bigint not null default 0,
  -- These four in the time of the service.
  next_poll_at timestamptz,
  lease_id uuid,
  leased_until timestamptz,
  polled_at timestamptz,
  last_error text constraint mailboxes_last_error_length check (length(last_error) <= 500),
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, mailbox_id),
  constraint mailboxes_one_each unique (address, tenant_id),
  constraint mailboxes_imap check (
    num_nulls(host, port, user_name, password, folder) in (0, 5) and (next_poll_at is null or host is not null))
);
select protect_tenant_table('mailboxes', 'select, insert, delete, update (address, host, port, user_name, password,
  folder, is_active, uid_validity, last_uid, next_poll_at, lease_id, leased_until, polled_at, last_error, updated_at,
  updated_by)');

-- One row for each message that arrived. Its text is in the interaction.
create table incoming_mails (
  tenant_id uuid not null,
  incoming_mail_id uuid not null,
  -- A hash of the Message-ID and the content, without the headers that change on the way.
  fingerprint text collate "C" not null constraint incoming_mails_fingerprint check (fingerprint ~ '^[0-9a-f]{64}$'),
  kind text not null constraint incoming_mails_kind check (kind in ('MESSAGE', 'AUTO_REPLY', 'BOUNCE')),
  matched_by text not null
    constraint incoming_mails_matched_by check (matched_by in ('TAG', 'REPLY', 'SENDER', 'CASE_NUMBER', 'NOTHING')),
  source text not null constraint incoming_mails_source check (source in ('API', 'MAILBOX')),
  -- The message in the inbox, or the one of ours that a mail server reports on.
  interaction_id uuid not null,
  received_at timestamptz not null,
  primary key (tenant_id, incoming_mail_id),
  constraint incoming_mails_once unique (fingerprint, tenant_id),
  constraint incoming_mails_interaction foreign key (tenant_id, interaction_id) references interactions
);
create index incoming_mails_by_interaction on incoming_mails (interaction_id, tenant_id);
select protect_tenant_table('incoming_mails', 'select, insert');

create view published.mailboxes with (security_invoker) as
  select tenant_id, mailbox_id, address, is_active
  from public.mailboxes;
grant select on published.mailboxes to fordring_app;
