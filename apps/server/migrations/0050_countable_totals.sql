-- Totals are exact or refused. JSON readers keep whole numbers apart up to 2^53 - 1 only, so what adds up to more is
-- refused where it is added up; `constraint` names the refusal for the table of constraints.
create function countable(p_total numeric) returns bigint
language plpgsql immutable parallel safe
as $$
begin
  if abs(p_total) > 9007199254740991 then
    raise exception 'A total is larger than can be counted exactly.'
      using errcode = 'check_violation', constraint = 'countable_total';
  end if;
  return p_total;
end
$$;
