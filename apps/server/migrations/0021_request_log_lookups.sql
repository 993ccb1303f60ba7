-- The log of requests by what it is asked for. Every index here serves a filter of its list, newest first.

-- Behind row-level security an index serves no array operator and no operator on JSON (see 0006), so the things that a
-- request named stand in rows of their own, and the caller's id in a column. The rows are written, and swept, in the
-- statement of their request: a foreign key would only check that again.
drop index api_requests_by_object;
create table api_request_objects (
  tenant_id uuid not null references tenants,
  object_id uuid not null,
  request_id uuid not null,
  primary key (tenant_id, object_id, request_id)
);
alter table api_requests no force row level security;
insert into api_request_objects (tenant_id, object_id, request_id)
select distinct tenant_id, object_id, request_id from api_requests, unnest(object_ids) as object_id;
alter table api_requests force row level security;
select protect_tenant_table('api_request_objects', 'select, insert, delete');

alter table api_requests add column caller_id uuid not null generated always as ((caller ->> 'id')::uuid) stored;
create index api_requests_by_caller on api_requests (caller_id, tenant_id, request_id);
create index api_requests_by_operation on api_requests (operation, tenant_id, request_id);
create index api_requests_by_time on api_requests (at, tenant_id, request_id);

-- What most who open the log look for. (The conditions keep them from look-ups by id; see the note on indexes in 0001.)
create index api_requests_failed on api_requests (tenant_id, request_id) where status >= 400;
create index api_requests_replayed on api_requests (tenant_id, request_id) where is_replay;
