-- Where the debits are that lapse by a day. The last check has warned of every debit that lapsed within a year of its day.
-- So what it may not have warned of is on cases that changed since, or lapses after that year: `case_ids` has the open
-- cases among them, and some on which nothing lapses. If nothing is known, because the tenant was not checked on p_since or
-- later or its rules have changed since, `checked_on` is null, and the cases are all on which a debit was due early enough.
create function limitation_search(p_tenant uuid, p_zone text, p_until date, p_since date)
returns table (checked_on date, case_ids uuid[])
language plpgsql stable parallel safe
-- Planned for its values: the changes since the last check are few or many.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  v_checked date;
  v_failed uuid[];
  v_changed uuid[];
  v_from date;
  v_due timestamptz;
  v_lengths integer[];
  v_years integer;
  v_first timestamptz;
  v_end timestamptz;
  v_cases uuid[];
begin
  select coalesce(array_agg(distinct y.years), '{}') into v_lengths
  from rule_periods(p_tenant, 'limitation') p
  cross join lateral (values ((p.value ->> 'years')::integer), ((p.value ->> 'chargeYears')::integer),
                             ((p.value ->> 'recognisedYears')::integer)) y (years);
  -- The end of the last day on which a debit was due that lapses by then, since nothing makes a period shorter than the
  -- shortest. It is the day after, because a period that began on 29 February ends on the 28th.
  v_years := (select min(y) from unnest(v_lengths) y);
  v_due := ((p_until - make_interval(years => v_years))::date + 2)::timestamp at time zone p_zone;

  select k.checked_on, k.failed_case_ids, cases_changed_since(p_tenant, k.position, 'limitations.warn')
  into v_checked, v_failed, v_changed
  from limitation_checks k
  where k.tenant_id = p_tenant and k.checked_on >= p_since and k.basis = limitation_basis(p_tenant, p_zone);
  if v_changed is null then
    return query
    select null::date, array(
      select s.case_id from published.cases s
      where s.tenant_id = p_tenant and s.status <> 'ENDED' and s.case_id = any (array(
        select d.case_id from published.case_vouchers d
        where d.tenant_id = p_tenant and d.direction = 'debit' and d.outstanding > 0
          and case when d.due_date is null then d.date else d.due_date end > '-infinity'
          and case when d.due_date is null then d.date else d.due_date end < v_due
          and ((coalesce(d.due_date, d.date) at time zone p_zone)::date + make_interval(years => v_years))::date <= p_until
        union
        select l.case_id from limitation_lapses l where l.tenant_id = p_tenant and l.undone_at is null)));
    return;
  end if;

  -- Of what was overridden, nobody is warned.
  v_cases := v_changed || v_failed || array(
    select l.case_id from limitation_lapses l where l.tenant_id = p_tenant and l.override_reason is not null);
  if cardinality(v_cases) > 0 then
    v_cases := array(
      select d.case_id from published.case_vouchers d
      where d.tenant_id = p_tenant and d.case_id = any (v_cases) and d.direction = 'debit' and d.outstanding > 0
        and case when d.due_date is null then d.date else d.due_date end < v_due
        and ((coalesce(d.due_date, d.date) at time zone p_zone)::date + make_interval(years => v_years))::date <= p_until
      union
      select l.case_id from limitation_lapses l
      where l.tenant_id = p_tenant and l.case_id = any (v_cases) and l.undone_at is null);
  end if;

  -- A period ends some whole years after the debit was due, a fact happened or a payment was made, and each of the three
  -- is found by its day.
  v_from := (v_checked + interval '1 year')::date + 1;
  if v_from <= p_until then
    foreach v_years in array v_lengths loop
      v_first := (v_from - make_interval(years => v_years))::date::timestamp at time zone p_zone;
      v_end := ((p_until - make_interval(years => v_years))::date + 2)::timestamp at time zone p_zone;
      v_cases := v_cases || array(
        select d.case_id from published.case_vouchers d
        where d.tenant_id = p_tenant and d.direction = 'debit' and d.outstanding > 0
          and case when d.due_date is null then d.date else d.due_date end >= v_first
          and case when d.due_date is null then d.date else d.due_date end < v_end
        union
        select f.case_id from limitation_facts f
        where f.tenant_id = p_tenant and f.withdrawn_at is null
          and f.happened_on >= (v_from - make_interval(years => v_years))::date
          and f.happened_on <= (p_until - make_interval(years => v_years))::date + 1
        union
        select d.case_id
        from published.case_vouchers k
        join published.case_voucher_allocations a on a.tenant_id = p_tenant and a.credit_voucher_id = k.case_voucher_id
        join published.case_vouchers d on d.tenant_id = p_tenant and d.case_voucher_id = a.debit_voucher_id
        where k.tenant_id = p_tenant and k.category = 'deposit' and k.date >= v_first and k.date < v_end);
    end loop;
  end if;
  if cardinality(v_cases) > 0 then
    v_cases := array(
      select s.case_id from published.cases s
      where s.tenant_id = p_tenant and s.status <> 'ENDED' and s.case_id = any (v_cases));
  end if;
  return query select v_checked, v_cases;
end
$$;
