-- Finding interactions by what was said in them: the words of their notes and details (see 0006 on why words).
create table interaction_search_words (
  tenant_id uuid not null references tenants,
  word text collate "C" not null constraint interaction_search_words_length check (length(word) between 1 and 100),
  interaction_id uuid not null,
  primary key (tenant_id, word, interaction_id),
  constraint interaction_search_words_interaction foreign key (tenant_id, interaction_id) references interactions
);
create index interaction_search_words_by_interaction on interaction_search_words (interaction_id, tenant_id, word);
select protect_tenant_table('interaction_search_words', 'select, insert');

-- Until when an update is open. One whose end is set for later is open until then, so openness is a matter of time.
alter table updates add column open_until timestamptz not null
  generated always as (coalesce(continued_at, 'infinity')) stored;
-- An update that was made when its case ended, to stand in for another one while the case is over.
alter table updates
  add column stands_in_for_id uuid,
  add constraint updates_stands_in_for foreign key (tenant_id, stands_in_for_id) references updates
    on delete set null (stands_in_for_id);
create index updates_by_stands_in_for on updates (tenant_id, stands_in_for_id) where stands_in_for_id is not null;
-- What pauses cases now, and what is to be seen to.
create index updates_open_on_cases on updates (tenant_id, open_until, case_id) where case_id is not null;
create index updates_reminding on updates (tenant_id, reminded_at, update_id) where case_id is not null and continued_at is null;
grant delete on updates to fordring_app;

-- The values of properties, one row each, as they are filtered by and to know which files they name: behind row-level
-- security no index serves the JSON they are kept in (see 0006). Texts are in lower case and cut.
create table property_values (
  tenant_id uuid not null references tenants,
  entity text not null constraint property_values_entity check (entity in ('case', 'case-voucher', 'creditor')),
  handle text not null,
  value text collate "C" not null constraint property_values_length check (length(value) <= 200),
  entity_id uuid not null,
  primary key (tenant_id, entity, handle, value, entity_id)
);
create index property_values_by_entity on property_values (entity_id, tenant_id);
select protect_tenant_table('property_values', 'select, insert, delete');
