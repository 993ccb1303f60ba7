-- Every request to the API for 30 days, for those who build on it. Ids are in the order of time.

create table api_requests (
  tenant_id uuid not null references tenants,
  request_id uuid not null,
  at timestamptz not null,
  operation text not null,
  method text not null,
  path text not null,
  query text,
  status integer not null,
  duration_ms integer not null,
  caller jsonb not null,
  idempotency_key text,
  is_replay boolean not null,
  problem_code text,
  request_body text,
  response_body text,
  object_ids uuid[] not null,
  primary key (tenant_id, request_id)
);
create index api_requests_by_object on api_requests using gin (object_ids);
create index api_requests_by_key on api_requests (idempotency_key, tenant_id, request_id) where idempotency_key is not null;
select protect_tenant_table('api_requests', 'select, insert, delete');
