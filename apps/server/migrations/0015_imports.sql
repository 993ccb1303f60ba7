-- Imports: files of creditors, customers and cases, how their columns are read, and the rows that were refused.

-- How the columns of a creditor's files are read. Without a creditor, the mapping is for files of any creditor.
create table import_mappings (
  tenant_id uuid not null references tenants,
  import_mapping_id uuid not null,
  name text not null constraint import_mappings_name_length check (length(name) between 1 and 200),
  kind text not null constraint import_mappings_kind check (kind in ('creditors', 'customers', 'cases')),
  creditor_id uuid,
  -- The heading of the column of each field, and how amounts and dates are written.
  columns jsonb not null,
  decimal_separator text constraint import_mappings_decimal_separator check (decimal_separator in (',', '.')),
  date_format text constraint import_mappings_date_format check (
    date_format in ('YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD')),
  currency text constraint import_mappings_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  created_at timestamptz not null,
  created_by jsonb not null,
  updated_at timestamptz,
  updated_by jsonb,
  primary key (tenant_id, import_mapping_id),
  constraint import_mappings_creditor foreign key (tenant_id, creditor_id) references creditors
);
create index import_mappings_by_creditor on import_mappings (creditor_id, tenant_id) where creditor_id is not null;
select protect_tenant_table('import_mappings', 'select, insert, update, delete');

-- A file to import. Its content is deleted when the import is over.
create table imports (
  tenant_id uuid not null references tenants,
  import_id uuid not null,
  kind text not null constraint imports_kind check (kind in ('creditors', 'customers', 'cases')),
  format text not null constraint imports_format check (format in ('csv', 'xlsx', 'ndjson')),
  file_name text not null constraint imports_file_name_length check (length(file_name) between 1 and 255),
  file_id uuid,
  size bigint not null,
  -- How the text of the file is read; null for a spreadsheet.
  encoding text constraint imports_encoding check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  delimiter text constraint imports_delimiter check (length(delimiter) = 1),
  headings text[] not null,
  -- The creditor of rows that name none.
  creditor_id uuid,
  mapping jsonb,
  state text not null constraint imports_state check (
    state in ('UPLOADED', 'CHECKING', 'CHECKED', 'IMPORTING', 'COMPLETED', 'CANCELLED', 'FAILED')),
  -- Rows that are checked or imported: where to continue. Rows before it are never done again.
  done_rows integer not null default 0 constraint imports_done_rows check (done_rows >= 0),
  -- The rows of the file, once they are counted.
  row_count integer,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  warning_count integer not null default 0,
  -- Why the import failed, in both languages.
  failure jsonb,
  -- Who uploaded or confirmed it last. The import runs with this person's rights.
  ordered_by jsonb not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  finished_at timestamptz,
  primary key (tenant_id, import_id),
  constraint imports_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint imports_file foreign key (tenant_id, file_id) references files,
  constraint imports_finished check (
    (state in ('COMPLETED', 'CANCELLED', 'FAILED')) = (finished_at is not null)),
  constraint imports_failure_of_failed check ((state = 'FAILED') = (failure is not null)),
  constraint imports_mapped check (format = 'ndjson' or mapping is not null or state in ('UPLOADED', 'CANCELLED', 'FAILED'))
);
create index imports_by_file on imports (file_id, tenant_id) where file_id is not null;
create index imports_by_creditor on imports (creditor_id, tenant_id) where creditor_id is not null;
create index imports_at_work on imports (tenant_id, created_at, import_id) where finished_at is null;
select protect_tenant_table('imports', 'select, insert, update');

-- What was wrong with a row. The cells of refused rows are kept for the error report, for 30 days.
create table import_problems (
  tenant_id uuid not null,
  import_id uuid not null,
  -- Ids are in the order of the rows.
  import_problem_id uuid not null,
  row_number integer not null constraint import_problems_row_number check (row_number > 0),
  severity text not null constraint import_problems_severity check (severity in ('error', 'warning')),
  field text not null,
  -- In both languages.
  message jsonb not null,
  cells jsonb,
  -- The customer that the row is about, so that its data can be erased.
  customer_reference text,
  primary key (tenant_id, import_id, import_problem_id),
  constraint import_problems_import foreign key (tenant_id, import_id) references imports
);
create index import_problems_of_row on import_problems (tenant_id, import_id, row_number) where severity = 'error';
create index import_problems_by_customer on import_problems (customer_reference, tenant_id)
  where customer_reference is not null;
select protect_tenant_table('import_problems', 'select, insert, delete');

-- Tenants with imports to be checked or run. A queue: it is processed for all tenants together and refers to no other
-- table. The imports of one tenant run one after the other.
create table import_queue (
  tenant_id uuid not null primary key,
  -- Until when a worker holds it; after that the worker is presumed dead.
  leased_until timestamptz not null
);
create index import_queue_due on import_queue (leased_until);
select protect_tenant_table('import_queue', 'select, insert, update, delete');
create policy worker on import_queue to fordring_app
  using ((select current_worker()) = 'import') with check ((select current_worker()) = 'import');

-- The same action on many cases, ordered by one person.
create table bulk_jobs (
  tenant_id uuid not null references tenants,
  bulk_job_id uuid not null,
  action text not null constraint bulk_jobs_action check (action in (
    'ADD_TAG', 'REMOVE_TAG', 'SET_GROUP', 'SET_PROPERTY', 'START_COLLECTION', 'END', 'REOPEN', 'PAUSE', 'CONTINUE', 'LETTER', 'EMAIL',
    'START_WORKFLOW', 'UNDO')),
  parameters jsonb not null,
  state text not null constraint bulk_jobs_state check (
    state in ('CHECKING', 'CHECKED', 'RUNNING', 'COMPLETED', 'CANCELLED')),
  -- The job that this one undoes. A job is undone once.
  undoes_job_id uuid,
  -- Who ordered or confirmed it last. It runs with this person's rights.
  ordered_by jsonb not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  finished_at timestamptz,
  primary key (tenant_id, bulk_job_id),
  constraint bulk_jobs_undone foreign key (tenant_id, undoes_job_id) references bulk_jobs,
  constraint bulk_jobs_undone_once unique (undoes_job_id, tenant_id),
  constraint bulk_jobs_undo check ((action = 'UNDO') = (undoes_job_id is not null)),
  constraint bulk_jobs_finished check ((state in ('COMPLETED', 'CANCELLED')) = (finished_at is not null))
);
create index bulk_jobs_at_work on bulk_jobs (tenant_id, created_at, bulk_job_id) where finished_at is null;
select protect_tenant_table('bulk_jobs', 'select, insert, update');

-- A case of a job. Its state changes in the transaction of the action, so that nothing is done twice.
create table bulk_job_items (
  tenant_id uuid not null,
  bulk_job_id uuid not null,
  case_id uuid not null,
  -- NEW: not checked. READY: will be done. REFUSED: cannot be done; the reason says why.
  state text not null constraint bulk_job_items_state check (state in ('NEW', 'READY', 'DONE', 'REFUSED')),
  reason jsonb,
  -- What undoes it: an action and its parameters. Null if nothing was changed, or nothing can undo it.
  undo jsonb,
  primary key (tenant_id, bulk_job_id, case_id),
  constraint bulk_job_items_job foreign key (tenant_id, bulk_job_id) references bulk_jobs,
  constraint bulk_job_items_case foreign key (tenant_id, case_id) references cases,
  constraint bulk_job_items_reason check ((state = 'REFUSED') = (reason is not null))
);
create index bulk_job_items_by_case on bulk_job_items (case_id, tenant_id);
create index bulk_job_items_by_state on bulk_job_items (bulk_job_id, tenant_id, state, case_id);
select protect_tenant_table('bulk_job_items', 'select, insert, update');

-- Tenants with bulk jobs to be checked or run; see import_queue.
create table bulk_job_queue (
  tenant_id uuid not null primary key,
  leased_until timestamptz not null
);
create index bulk_job_queue_due on bulk_job_queue (leased_until);
select protect_tenant_table('bulk_job_queue', 'select, insert, update, delete');
create policy worker on bulk_job_queue to fordring_app
  using ((select current_worker()) = 'bulk') with check ((select current_worker()) = 'bulk');
