-- Whether an idempotency key is free again. Those of the system name steps that happen once, and never expire.
create function is_key_expired(p_principal uuid, p_created_at timestamptz, p_now timestamptz) returns boolean
language sql immutable parallel safe
as $$
  select p_now - p_created_at >= interval '48 hours' and p_principal <> '00000000-0000-0000-0000-000000000000'
$$;
