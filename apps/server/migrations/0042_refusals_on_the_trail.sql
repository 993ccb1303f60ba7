-- Failed sign-ins and refused privileges are on the audit trail too: such an entry names the problem it was refused with.
alter table audit_entries add column refused text;
create index audit_entries_refused on audit_entries (at, tenant_id, audit_id) where refused is not null;
