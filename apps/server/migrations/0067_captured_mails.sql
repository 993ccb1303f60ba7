-- Demo and test tenants send no e-mail: theirs is kept in the outbox, where it can be looked at.
alter table outgoing_mails add column is_captured boolean not null default false;
create index outgoing_mails_of_tenant on outgoing_mails (tenant_id, mail_id desc);
-- Without a mail server the others wait, however many they are, and must not be passed over again and again.
create index outgoing_mails_to_capture on outgoing_mails (due_at) where state = 'WAITING' and is_captured;

-- The demo tenant of databases from before, and what waits there.
alter table tenants no force row level security;
alter table outgoing_mails no force row level security;
update tenants set is_test = true where tenant_id = 'd77d9526-4c81-823a-8297-f71de6050da1';
update outgoing_mails set is_captured = true
where tenant_id = 'd77d9526-4c81-823a-8297-f71de6050da1' and state = 'WAITING';
alter table tenants force row level security;
alter table outgoing_mails force row level security;
