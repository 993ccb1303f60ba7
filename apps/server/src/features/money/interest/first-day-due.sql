-- The first day from which a period of some years ends on a day or later: a claim that was due before it has lapsed.
create function first_day_due(p_day date, p_years integer) returns date
language sql immutable parallel safe
as $$
  -- A period from 29 February ends on the 28th, so that the day some years before can be a day too early.
  select case when (d.day + make_interval(years => p_years))::date < p_day then d.day + 1 else d.day end
  from (select (p_day - make_interval(years => p_years))::date as day) d
$$;
