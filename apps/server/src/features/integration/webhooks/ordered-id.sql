-- An id that sorts after those before it: of a moment, and of a number within it.
create function ordered_id(p_at timestamptz, p_number bigint) returns uuid
language sql volatile
as $$
  select (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '7' || substr(n.hex, 1, 3) || '8' || substr(n.hex, 4, 3)
          || substr(replace(gen_random_uuid()::text, '-', ''), 21, 12))::uuid
  from (select lpad(to_hex(p_number & 16777215), 6, '0') as hex) n
$$;
