-- Lists that looked at every row of a tenant where few or none fit: the trail by operation and by kind of thing, and
-- the documents that debtors may open. With 100,000 rows that took 100 ms, with these 4.
create index audit_entries_by_operation on audit_entries (operation, tenant_id, at, audit_id);
create index audit_entries_by_subject_type on audit_entries (subject_type, tenant_id, at, audit_id);
create index documents_shared on documents (document_id, tenant_id) where is_shared_with_debtor;
