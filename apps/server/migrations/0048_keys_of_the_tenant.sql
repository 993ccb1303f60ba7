-- A token's Idempotency-Key belongs to the tenant: the retry of a payment after its token was rotated must not book it
-- again. `principal_id` is therefore the tenant for keys that tokens sent, the user for those of the console, and the
-- system for its own.
--
-- Keys that tokens have used in the last 48 hours move to the tenant. Where two tokens used the same key, the later
-- request keeps it: a retry of the other is refused rather than booked again.
-- (The owner of a table sees no rows of it while its row-level security is forced.)
alter table idempotency_keys no force row level security;
alter table users no force row level security;
with of_tokens as (
  select k.tenant_id, k.principal_id, k.key,
         row_number() over (partition by k.tenant_id, k.key order by k.created_at desc, k.principal_id) as place
  from idempotency_keys k
  where k.principal_id <> '00000000-0000-0000-0000-000000000000'
    and not exists (select from users u where u.tenant_id = k.tenant_id and u.user_id = k.principal_id)
),
surplus as (
  delete from idempotency_keys k using of_tokens t
  where t.place > 1 and k.tenant_id = t.tenant_id and k.principal_id = t.principal_id and k.key = t.key
)
update idempotency_keys k set principal_id = k.tenant_id
from of_tokens t
where t.place = 1 and k.tenant_id = t.tenant_id and k.principal_id = t.principal_id and k.key = t.key;
alter table users force row level security;
alter table idempotency_keys force row level security;
