-- The trail of one user or token looked at every row of the tenant: an index on what is within the actor cannot be used
-- behind row-level security, and on a column it can.
alter table audit_entries add column actor_id text generated always as (actor ->> 'id') stored;
create index audit_entries_by_actor on audit_entries (actor_id, tenant_id, at, audit_id);
