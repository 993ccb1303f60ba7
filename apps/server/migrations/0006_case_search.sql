-- Finding cases and customers by what people remember of them.
--
-- Behind row-level security an index serves only conditions whose operators are known not to leak: comparisons are,
-- full-text, trigram and array matches are not. So a search is made of ranges over plain btree indexes: words are kept
-- folded and in the order of their bytes, and all that begin alike are a range of them.

-- The words of a customer: of the names and e-mail addresses of its users and of its reference.
create table customer_search_words (
  tenant_id uuid not null references tenants,
  word text collate "C" not null constraint customer_search_words_length check (length(word) between 1 and 100),
  customer_id uuid not null,
  primary key (tenant_id, word, customer_id),
  constraint customer_search_words_customer foreign key (tenant_id, customer_id) references customers
);
create index customer_search_words_by_customer on customer_search_words (customer_id, tenant_id, word);
select protect_tenant_table('customer_search_words', 'select, insert, delete');

-- The journal number of a case and the reference of a voucher as they are searched for.
alter table cases add column journal_key text collate "C" not null
  generated always as (lower(coalesce(journal_number, case_seq_id::text))) stored;
create index cases_by_journal_key on cases (journal_key, tenant_id, case_id);

alter table case_vouchers add column reference_key text collate "C" generated always as (lower(reference_id)) stored;
create index case_vouchers_by_reference_key on case_vouchers (reference_key, tenant_id, case_id) where reference_key is not null;

-- Lists are read in the order of creation, whatever they are filtered by: each filter brings its rows in that order.
-- (The condition of the first keeps it from look-ups by id; see the note on indexes in 0001.)
create index cases_by_created_at on cases (tenant_id, created_at, case_id) where created_at > '-infinity';
create index cases_of_creditor on cases (creditor_id, tenant_id, created_at, case_id);
drop index cases_by_status;
create index cases_by_status on cases (status, tenant_id, created_at, case_id);
drop index cases_by_group;
create index cases_by_group on cases (tenant_id, group_id, created_at, case_id) where group_id is not null;

-- The tags of cases; a table and not an array, since row-level security keeps array operators from an index.
create table case_tags (
  tenant_id uuid not null references tenants,
  tag text not null constraint case_tags_length check (length(tag) between 1 and 50),
  case_id uuid not null,
  primary key (tenant_id, tag, case_id),
  constraint case_tags_case foreign key (tenant_id, case_id) references cases
);
create index case_tags_by_case on case_tags (case_id, tenant_id, tag);
select protect_tenant_table('case_tags', 'select, insert, delete');
