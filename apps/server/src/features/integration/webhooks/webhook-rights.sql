-- What each webhook may receive: the scopes of its creator when it was created, limited to those the creator still holds.
-- A token that was revoked or has expired holds none, and neither does a person who is no longer an administrator.
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
  left join published.api_tokens t on w.created_by ->> 'type' = 'KEY' and t.tenant_id = p_tenant and t.token_id = (w.created_by ->> 'id')::uuid
  left join published.users u on w.created_by ->> 'type' = 'USER' and u.tenant_id = p_tenant and u.user_id = (w.created_by ->> 'id')::uuid
  where w.tenant_id = p_tenant
$$;
