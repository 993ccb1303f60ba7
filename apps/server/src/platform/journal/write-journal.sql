-- Adds entries to the journal of a tenant: numbers them, counts the events of each case, and adds a link to the chain. It
-- locks the end of the journal until the transaction commits, so it is the last statement of its transaction. Returns the
-- position of the last entry.
--
-- An entry is spread over arrays of the same length; an array that is null stands for nulls only. They are unnested in a
-- select list: in a from clause, all entries would be copied once more, into a tuplestore. The digest of an entry
-- and the link of a transaction are those of entry_digest and chain_text, which `verify` computes again.
create function write_journal(
  p_tenant uuid, p_entries uuid[], p_times timestamptz[], p_subjects uuid[], p_befores json[], p_afters json[],
  p_events text[], p_cases uuid[], p_tests boolean[], p_test_webhooks uuid[],
  p_operations text[], p_requests text[], p_actors json[], p_subject_types text[], p_refusals text[])
returns bigint
language plpgsql
-- Planned for each call, its statements would take a sixth of the time that PostgreSQL spends on writing a note. A plan for
-- any number of entries must not compare each entry with each case, nor read all of a table that was small once.
set plan_cache_mode = force_generic_plan
set enable_nestloop = off
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_count constant integer := cardinality(p_entries);
  v_salts uuid[];
  v_digests bytea[];
  v_batch bytea;
  v_position bigint;
  v_link bytea;
  v_case_counts bigint[];
begin
  -- Before the lock, as far as possible.
  select array_agg(e.salt), array_agg(e.digest), sha256(convert_to(string_agg(e.text, E'\n'), 'UTF8'))
  into v_salts, v_digests, v_batch
  from (
    select d.turn, d.salt, d.digest,
           chain_text(d.entry_id, d.at, d.subject_id, d.event, d.case_id, coalesce(d.is_test, false), d.test_webhook_id,
                      d.operation, d.request_id, d.subject_type, d.refused, d.digest) as text
    from (
      select i.*, entry_digest(i.salt, i.before, i.after, i.actor) as digest
      from (
        select u.*, gen_random_uuid() as salt
        from (
          select generate_series(1, v_count) as turn, unnest(p_entries) as entry_id, unnest(p_times) as at,
                 unnest(p_subjects) as subject_id, unnest(p_befores) as before, unnest(p_afters) as after,
                 unnest(p_events) as event, unnest(p_cases) as case_id, unnest(p_tests) as is_test,
                 unnest(p_test_webhooks) as test_webhook_id, unnest(p_operations) as operation,
                 unnest(p_requests) as request_id, unnest(p_actors) as actor, unnest(p_subject_types) as subject_type,
                 unnest(p_refusals) as refused
        ) u
      ) i
      -- Or the digest would be computed again for the text.
      offset 0
    ) d
    order by d.turn
  ) e;

  update journal_heads h
  set position = h.position + v_count, link = sha256(h.link || v_batch)
  where h.tenant_id = p_tenant
  returning h.position - v_count, h.link into v_position, v_link;
  if v_position is null then
    insert into journal_heads (tenant_id, position, link) values (p_tenant, 0, '') on conflict (tenant_id) do nothing;
    update journal_heads h
    set position = h.position + v_count, link = sha256(h.link || v_batch)
    where h.tenant_id = p_tenant
    returning h.position - v_count, h.link into v_position, v_link;
  end if;

  -- The number of events that its case has after each entry.
  with counted as (
    insert into journal_case_heads as c (tenant_id, case_id, event_count)
    select p_tenant, i.case_id, count(*)
    from unnest(p_cases, p_events) as i (case_id, event)
    where i.case_id is not null and i.event is not null
    group by i.case_id
    order by i.case_id
    on conflict (tenant_id, case_id) do update set event_count = c.event_count + excluded.event_count
    returning case_id, event_count
  )
  select array_agg(case when i.event is not null then c.event_count + 1 - i.events_left end order by i.turn)
  into v_case_counts
  from (
    select i.*, count(i.event) over (partition by i.case_id order by i.turn desc) as events_left
    from unnest(p_cases, p_events) with ordinality as i (case_id, event, turn)
  ) i
  left join counted c on c.case_id = i.case_id;

  with written as (
    insert into journal (tenant_id, entry_id, position, at, subject_id, before, after, event, case_id, case_sequence, is_test,
                         test_webhook_id, operation, request_id, actor, subject_type, refused, salt, digest, link)
    select p_tenant, i.entry_id, v_position + i.turn, i.at, i.subject_id, i.before, i.after, i.event, i.case_id, i.case_sequence,
           coalesce(i.is_test, false), i.test_webhook_id, i.operation, i.request_id, i.actor, i.subject_type, i.refused, i.salt,
           i.digest, case when i.turn = v_count then v_link end
    from (
      select generate_series(1, v_count) as turn, unnest(p_entries) as entry_id, unnest(p_times) as at,
             unnest(p_subjects) as subject_id, unnest(p_befores) as before, unnest(p_afters) as after,
             unnest(p_events) as event, unnest(p_cases) as case_id, unnest(v_case_counts) as case_sequence,
             unnest(p_tests) as is_test, unnest(p_test_webhooks) as test_webhook_id, unnest(p_operations) as operation,
             unnest(p_requests) as request_id, unnest(p_actors) as actor, unnest(p_subject_types) as subject_type,
             unnest(p_refusals) as refused, unnest(v_salts) as salt, unnest(v_digests) as digest
    ) i
    returning position
  )
  select max(w.position) into v_position from written w;
  return v_position;
end
$$;
