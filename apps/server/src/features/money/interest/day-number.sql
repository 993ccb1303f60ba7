-- Numbers the days so that the days of a period are the difference of the numbers of its ends.
create function day_number(p_day date, p_day_count text) returns integer
language sql immutable parallel safe
as $$
  select case p_day_count
    when '30/360' then
      extract(year from p_day)::integer * 360 + extract(month from p_day)::integer * 30 + least(extract(day from p_day)::integer, 30)
    else p_day - date '1970-01-01'
  end
$$;
