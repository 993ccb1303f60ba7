-- What a recorded fact is, in the words of the rule `limitation`. The same as `isInterruption` in rule-packs.data.ts.
create function interruption_of(p_kind text) returns text
language sql immutable parallel safe
as $$
  select case p_kind
    when 'written-acknowledgement' then 'acknowledgement'
    when 'judgment' then 'legal-action'
    when 'part-payment' then 'payment'
    else p_kind
  end
$$;
