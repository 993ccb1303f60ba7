-- The values of rules on a tenant, by pack, in periods that do not overlap: a row of the tenant replaces the shipped ones
-- in its period, and the newest row of the tenant replaces the others. Open ends are infinite. Ask for all rules that a
-- statement needs in one call: starting it takes longer than reading a rule. Its plan is kept: as a part of the statements
-- that call it, planning took longer than all of their work.
create function rule_periods(p_tenant uuid, variadic p_rules text[])
returns table (rule text, pack text, valid_from date, valid_until date, due_from date, due_until date, value jsonb)
language plpgsql stable parallel safe
rows 20
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  -- Most tenants have no row of their own. Then the shipped rows are the answer, in half of the time.
  if not exists (select from rule_rows o where o.tenant_id = p_tenant and o.rule = any (p_rules)) then
    return query
    select s.rule, s.pack, s.valid_from, coalesce(s.valid_until, 'infinity'), coalesce(s.due_from, '-infinity'),
           coalesce(s.due_until, 'infinity'), s.value
    from shipped_rule_rows() s
    where s.rule = any (p_rules);
    return;
  end if;
  return query
  with own as materialized (
    select o.rule, o.pack, o.valid_from, coalesce(o.valid_until, 'infinity') as valid_until, coalesce(o.due_from, '-infinity') as due_from,
           coalesce(o.due_until, 'infinity') as due_until, o.value, o.rule_row_id
    from rule_rows o
    where o.tenant_id = p_tenant and o.rule = any (p_rules)
  ),
  shipped as materialized (
    select s.rule, s.pack, s.valid_from, coalesce(s.valid_until, 'infinity') as valid_until, coalesce(s.due_from, '-infinity') as due_from,
           coalesce(s.due_until, 'infinity') as due_until, s.value,
           exists (select from own o where o.rule = s.rule and o.pack = s.pack) as has_own
    from shipped_rule_rows() s
    where s.rule = any (p_rules)
  ),
  rows as materialized (
    select s.rule, s.pack, s.valid_from, s.valid_until, s.due_from, s.due_until, s.value, null::uuid as rule_row_id
    from shipped s where s.has_own
    union all
    select * from own
  ),
  days as (
    select r.rule, r.pack, r.valid_from as day from rows r union select r.rule, r.pack, r.valid_until from rows r
  ),
  periods as (
    select d.rule, d.pack, d.day as valid_from,
           lead(d.day) over (partition by d.rule, d.pack order by d.day) as valid_until
    from days d
  ),
  due_days as (
    select r.rule, r.pack, r.due_from as day from rows r union select r.rule, r.pack, r.due_until from rows r
  ),
  due_periods as (
    select d.rule, d.pack, d.day as due_from,
           lead(d.day) over (partition by d.rule, d.pack order by d.day) as due_until
    from due_days d
  )
  select p.rule, p.pack, p.valid_from, p.valid_until, q.due_from, q.due_until, w.value
  from periods p
  join due_periods q on q.rule = p.rule and q.pack = p.pack and q.due_until is not null
  cross join lateral (
    select r.value
    from rows r
    where r.rule = p.rule and r.pack = p.pack and r.valid_from <= p.valid_from and r.valid_until >= p.valid_until
      and r.due_from <= q.due_from and r.due_until >= q.due_until
    order by r.rule_row_id desc nulls last
    limit 1
  ) w
  where p.valid_until is not null
  union all
  -- The shipped rows of a rule and pack do not overlap. Most of them are replaced by no tenant.
  select s.rule, s.pack, s.valid_from, s.valid_until, s.due_from, s.due_until, s.value from shipped s where not s.has_own;
end
$$;
