-- The same rights on every channel: what a caller may not read as a resource is not in its events, deliveries, audit
-- trail or log of requests either.

-- Roles from the least to the most trusted; nothing for what is no role.
create function role_rank(p_role text) returns integer
language sql immutable parallel safe
as $$ select array_position(array['alternative-contact', 'debtor', 'client', 'caseworker', 'admin', 'super-admin'], p_role) $$;

-- Whether a thing is hidden from a role, by what was recorded of it (it may be gone) and, for updates and files, by what
-- is so now. An interaction names the lowest role that sees it; an update is hidden from the level of its type and all
-- below; a file is hidden that only interactions have which are.
create function is_hidden_from(p_tenant uuid, p_role text, p_kind text, p_id uuid, p_data jsonb) returns boolean
language sql stable
as $$
  select case p_kind
    when 'interaction' then coalesce(role_rank(p_data ->> 'minVisibilityRole'), 4) > role_rank(p_role)
    when 'update' then coalesce(role_rank(p_data ->> 'hiddenPermissionLevel'), 0) >= role_rank(p_role)
      or exists (
        select from updates u
        join update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id
        where u.tenant_id = p_tenant and u.update_id = p_id and role_rank(t.hidden_permission_level) >= role_rank(p_role))
    when 'file' then exists (
        select from interaction_files a where a.tenant_id = p_tenant and a.file_id = p_id)
      and not exists (
        select from interaction_files a
        join interactions i on i.tenant_id = a.tenant_id and i.interaction_id = a.interaction_id
        where a.tenant_id = p_tenant and a.file_id = p_id and role_rank(i.min_visibility_role) <= role_rank(p_role))
    else false
  end
$$;

-- The kind of thing that an event of a type is about, as the audit trail calls it: `interactions.send` is about an interaction.
create function subject_of_event(p_type text) returns text
language sql immutable parallel safe
as $$ select rtrim(split_part(p_type, '.', 1), 's') $$;

-- A reader of a few types finds them without passing over all others.
create index events_feed_by_type on events (type, tenant_id, feed_position) where feed_position is not null;

-- A test event for one webhook has a place in the feed, so that a reader can go on after it, but nobody else is sent it.
alter table events add column test_webhook_id uuid;

-- A webhook is sent what its creator could read when it made it. Those that are there already get what their creator
-- can read now; what people and the operator made could read everything that there is.
alter table webhooks
  add column scopes text[] not null default '{}',
  add column previous_secrets jsonb not null default '[]';
alter table webhooks no force row level security;
alter table api_tokens no force row level security;
update webhooks w
set scopes = case
      when w.created_by ->> 'type' = 'KEY' then coalesce((
        select array(select s from unnest(t.scopes) s where s like 'read:%') from api_tokens t
        where t.tenant_id = w.tenant_id and t.token_id = (w.created_by ->> 'id')::uuid), '{}')
      else array[
        'read:audit', 'read:billing', 'read:case-groups', 'read:case-vouchers', 'read:cases', 'read:collectors',
        'read:contacts', 'read:creditors', 'read:customers', 'read:documents', 'read:end-reasons', 'read:files',
        'read:interactions', 'read:links', 'read:properties', 'read:requests', 'read:settings', 'read:templates',
        'read:tokens', 'read:transaction-accounts', 'read:ultimate-creditors', 'read:updates', 'read:users',
        'read:voucher-types', 'read:webhooks', 'read:workflows']
    end,
    previous_secrets = case
      when w.previous_secret is null then '[]'
      else jsonb_build_array(jsonb_build_object('secret', w.previous_secret, 'until', w.previous_secret_until)) end;
alter table api_tokens force row level security;
alter table webhooks force row level security;
alter table webhooks alter column scopes drop default;
alter table webhooks
  drop constraint webhooks_previous_secret, drop column previous_secret, drop column previous_secret_until;

-- What each webhook may be sent: the scopes of its creator when it was made, cut to what the creator still holds. A
-- token that was revoked or has expired holds nothing, and neither does a person who is no administrator any more.
create function webhook_rights(p_tenant uuid, p_now timestamptz) returns table (webhook_id uuid, scopes text[], role text)
language sql stable
as $$
  select w.webhook_id,
         case w.created_by ->> 'type'
           when 'KEY' then array(
             select s from unnest(w.scopes) s
             where s = any (t.scopes) and t.revoked_at is null and (t.expires_at is null or t.expires_at > p_now)
             order by s)
           when 'USER' then case when u.is_active and role_rank(u.role) >= role_rank('admin') then w.scopes else '{}' end
           else w.scopes
         end,
         case w.created_by ->> 'type' when 'USER' then u.role else 'admin' end
  from webhooks w
  left join api_tokens t on w.created_by ->> 'type' = 'KEY' and t.tenant_id = p_tenant and t.token_id = (w.created_by ->> 'id')::uuid
  left join users u on w.created_by ->> 'type' = 'USER' and u.tenant_id = p_tenant and u.user_id = (w.created_by ->> 'id')::uuid
  where w.tenant_id = p_tenant
$$;

-- As before (0014), and only what each webhook may be sent. p_scopes: { "<type of event>": "<scope that reads its resource>" }
drop function dispatch_events(uuid, timestamptz, integer);
create function dispatch_events(p_tenant uuid, p_now timestamptz, p_limit integer, p_scopes jsonb) returns integer
language plpgsql
as $$
declare
  v_count integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('dispatch events of ' || p_tenant, 0));
  -- A statement of its own: only now is visible what another worker did while it was waited for.
  with batch as (
    select e.event_id, e.type, e.time, e.case_id, e.is_test, e.position, e.subject_id, e.data
    from events e
    where e.tenant_id = p_tenant and e.dispatched_at is null
    order by e.position
    limit p_limit
  ),
  numbered as (
    select b.*,
           (select coalesce(max(f.feed_position), 0) from events f where f.tenant_id = p_tenant and f.feed_position is not null)
             + row_number() over (order by b.position) as feed_position,
           case when b.case_id is not null then
             (select coalesce(max(s.case_sequence), 0) from events s
              where s.tenant_id = p_tenant and s.case_id = b.case_id and s.case_sequence is not null)
             + row_number() over (partition by b.case_id order by b.position) end as case_sequence
    from batch b
  ),
  marked as (
    update events e
    set dispatched_at = p_now, feed_position = n.feed_position, case_sequence = n.case_sequence
    from numbered n
    where e.tenant_id = p_tenant and e.event_id = n.event_id
    returning e.event_id
  ),
  delivered as (
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event_id, event, position, state, due_at, created_at, done_at)
    select p_tenant, ordered_id(p_now, n.feed_position), w.webhook_id, n.event_id, n.type, n.feed_position,
           case when w.enabled then 'pending' else 'skipped' end, p_now, p_now, case when w.enabled then null else p_now end
    from numbered n
    join webhooks w on w.tenant_id = p_tenant and (cardinality(w.events) = 0 or n.type = any (w.events)) and w.created_at <= n.time
    join webhook_rights(p_tenant, p_now) r on r.webhook_id = w.webhook_id and p_scopes ->> n.type = any (r.scopes)
    where not n.is_test and not is_hidden_from(p_tenant, r.role, subject_of_event(n.type), n.subject_id, n.data)
    order by n.feed_position
  )
  select count(*) into v_count from marked;
  return v_count;
end
$$;

-- The lowest role that may see the bodies of a request: that of its caller, or of what it named if that is higher. For
-- requests from before, which say nothing, only a super administrator does.
alter table api_requests add column visible_from text;

-- Files that were attached by id by a caller who may not send: staff see them, debtors and clients do not.
alter table interaction_files add column is_staff_only boolean not null default false;
