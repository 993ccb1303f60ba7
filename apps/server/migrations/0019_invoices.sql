-- Invoices to creditors for settlements, and the credit notes that correct them. A document never changes once issued: it has
-- copies of everything it says.
create table invoices (
  tenant_id uuid not null,
  invoice_id uuid not null,
  kind text not null constraint invoices_kind check (kind in ('INVOICE', 'CREDIT_NOTE')),
  -- Assigned by the transaction that issues the document, so that the numbers of a tenant have no gaps.
  invoice_number bigint not null constraint invoices_number_positive check (invoice_number > 0),
  creditor_id uuid not null,
  billing_id uuid not null,
  currency text not null constraint invoices_currency check (currency in ('DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF')),
  issued_on date not null,
  -- When an invoice is due; null if nothing is to be paid.
  due_on date,
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null constraint invoices_lines_are_list check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  net_amount bigint not null,
  vat_amount bigint not null,
  total_amount bigint not null constraint invoices_total_positive check (total_amount between 1 and 9007199254740991),
  -- What was withheld, set off or paid before the document was issued.
  prepaid_amount bigint not null constraint invoices_prepaid check (prepaid_amount between 0 and total_amount),
  payment jsonb,
  -- On a credit note: the invoice, what it was for in total, and how much of it earlier credit notes have credited.
  credits_invoice_id uuid,
  credits_total_amount bigint,
  credited_before_amount bigint,
  -- The entry on the creditor's account: the receivable of an invoice, or what a credit note settled of it.
  entry_id uuid,
  text text constraint invoices_text_length check (length(text) between 1 and 500),
  language text not null constraint invoices_language check (language in ('da', 'en')),
  created_at timestamptz not null,
  created_by jsonb not null,
  primary key (tenant_id, invoice_id),
  constraint invoices_number_unique unique (invoice_number, tenant_id),
  constraint invoices_with_total unique (invoice_id, tenant_id, total_amount),
  constraint invoices_creditor foreign key (tenant_id, creditor_id) references creditors,
  constraint invoices_billing foreign key (tenant_id, billing_id) references billings,
  constraint invoices_entry foreign key (tenant_id, entry_id) references creditor_account_entries,
  constraint invoices_entry_once unique (entry_id, tenant_id),
  constraint invoices_credited foreign key (tenant_id, credits_invoice_id, credits_total_amount)
    references invoices (tenant_id, invoice_id, total_amount),
  -- Credit notes of an invoice follow each other, so that together they never exceed it.
  constraint invoices_credited_in_turn unique (credits_invoice_id, tenant_id, credited_before_amount),
  constraint invoices_credited_at_most check (credited_before_amount >= 0 and credited_before_amount + total_amount <= credits_total_amount),
  constraint invoices_credit_note_credits check (
    num_nonnulls(credits_invoice_id, credits_total_amount, credited_before_amount) = case kind when 'CREDIT_NOTE' then 3 else 0 end),
  constraint invoices_sum check (net_amount + vat_amount = total_amount),
  constraint invoices_due check ((due_on is not null) = (kind = 'INVOICE' and prepaid_amount < total_amount))
);
-- A settlement is invoiced once.
create unique index invoices_once_per_billing on invoices (tenant_id, billing_id) where kind = 'INVOICE';
create index invoices_by_billing on invoices (billing_id, tenant_id);
create index invoices_by_creditor on invoices (creditor_id, tenant_id, invoice_id);
create index invoices_by_credited on invoices (credits_invoice_id, tenant_id, credits_total_amount) where credits_total_amount is not null;
select protect_tenant_table('invoices', 'select, insert');

alter table payouts add constraint payouts_invoice foreign key (tenant_id, invoice_id) references invoices;
alter table creditor_account_entries
  add constraint creditor_account_entries_bank_line foreign key (tenant_id, bank_line_id) references bank_lines;

-- What other features read of it.
create view published.invoices with (security_invoker) as
  select tenant_id, invoice_id, kind, invoice_number, creditor_id, currency, issued_on, lines, vat_amount, entry_id
  from public.invoices;

create view published.creditor_allocations with (security_invoker) as
  select tenant_id, entry_id, receivable_entry_id, amount
  from public.creditor_allocations;

grant select on published.invoices, published.creditor_allocations to fordring_app;
