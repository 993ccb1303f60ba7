-- The cases on which something can have changed after a position in the journal, and those merged with them: the cases that
-- its entries name, and all cases of the customers and creditors that they are about. Entries with `p_own_event` are left
-- out, because the caller has written them. Null if some of the entries have been archived since.
create function cases_changed_since(p_tenant uuid, p_position bigint, p_own_event text) returns uuid[]
language plpgsql stable parallel safe
-- Planned for its values: the changes are few or many.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  v_cases uuid[];
  v_subjects uuid[];
begin
  if exists (select from journal_archives a where a.tenant_id = p_tenant and a.position > p_position) then
    return null;
  end if;
  select coalesce(array_agg(distinct j.case_id) filter (where j.case_id is not null), '{}'),
         coalesce(array_agg(distinct j.subject_id) filter (where j.case_id is null), '{}')
  into v_cases, v_subjects
  from journal j
  where j.tenant_id = p_tenant and j.position > p_position and j.event is distinct from p_own_event;
  if cardinality(v_subjects) > 0 then
    v_cases := v_cases || array(
      select s.case_id from published.cases s where s.tenant_id = p_tenant and s.customer_id = any (v_subjects)
      union all
      select s.case_id from published.cases s where s.tenant_id = p_tenant and s.creditor_id = any (v_subjects));
  end if;
  if cardinality(v_cases) > 0 then
    v_cases := array(
      select w
      from (select distinct case_root(p_tenant, c) as case_id from unnest(v_cases) c offset 0) r
      cross join lateral cases_within(p_tenant, r.case_id) w);
  end if;
  return v_cases;
end
$$;
