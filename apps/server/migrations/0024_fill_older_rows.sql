-- What rows from before 0010 lack, and newer ones are written with: the words of interactions, and the values of
-- properties as they are filtered by. A job fills it in after the start, in small batches, and takes up where it was
-- stopped; until then such rows are not found by their words and properties.
create table backfills (
  tenant_id uuid not null references tenants,
  backfill text not null constraint backfills_backfill check (
    backfill in ('interaction-words', 'case-properties', 'case-voucher-properties', 'creditor-properties')),
  -- All rows up to this id are done.
  after_id uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (tenant_id, backfill)
);
insert into backfills (tenant_id, backfill)
select t.tenant_id, b.backfill
from list_tenants() t,
     unnest(array['interaction-words', 'case-properties', 'case-voucher-properties', 'creditor-properties']) b (backfill);
select protect_tenant_table('backfills', 'select, insert, update, delete');
