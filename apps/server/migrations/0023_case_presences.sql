-- Who has a case open now, one row for each window of a browser. It is of no use after a crash, so it is not logged.
create unlogged table case_presences (
  tenant_id uuid not null references tenants,
  view_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, view_id),
  constraint case_presences_case foreign key (tenant_id, case_id) references cases,
  constraint case_presences_user foreign key (tenant_id, user_id) references users
);
create index case_presences_by_case on case_presences (case_id, tenant_id);
create index case_presences_by_user on case_presences (user_id, tenant_id);
select protect_tenant_table('case_presences', 'select, insert, update (case_id, since, seen_at), delete');
