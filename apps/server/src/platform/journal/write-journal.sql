-- Adds entries to the journal of a tenant: numbers them, counts the events of each case, and adds a link to the chain. It
-- locks the end of the journal until the transaction commits, so it is the last statement of its transaction. Returns the
-- position of the last entry.
--
-- An entry is spread over arrays of the same length; an array that is null stands for nulls only. The digest of an entry
-- and the link of a transaction are those of entry_digest and chain_text, which `verify` computes again.
create function write_journal(
  p_tenant uuid, p_entries uuid[], p_times timestamptz[], p_subjects uuid[], p_befores json[], p_afters json[],
  p_events text[], p_cases uuid[], p_tests boolean[], p_test_webhooks uuid[],
  p_operations text[], p_requests text[], p_actors json[], p_subject_types text[], p_refusals text[])
returns bigint
language plpgsql
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
    select s.salt, d.digest,
           chain_text(i.entry_id, i.at, i.subject_id, i.event, i.case_id, coalesce(i.is_test, false), i.test_webhook_id,
                      i.operation, i.request_id, i.subject_type, i.refused, d.digest) as text
    from unnest(p_entries, p_times, p_subjects, p_befores, p_afters, p_events, p_cases, p_tests, p_test_webhooks,
                p_operations, p_requests, p_actors, p_subject_types, p_refusals) with ordinality
      as i (entry_id, at, subject_id, before, after, event, case_id, is_test, test_webhook_id,
            operation, request_id, actor, subject_type, refused, turn)
    -- The condition has it drawn again for each entry.
    cross join lateral (select gen_random_uuid() as salt where i.turn > 0) s
    cross join lateral (select entry_digest(s.salt, i.before, i.after, i.actor) as digest) d
    order by i.turn
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
    from unnest(p_entries, p_times, p_subjects, p_befores, p_afters, p_events, p_cases, v_case_counts, p_tests, p_test_webhooks,
                p_operations, p_requests, p_actors, p_subject_types, p_refusals, v_salts, v_digests) with ordinality
      as i (entry_id, at, subject_id, before, after, event, case_id, case_sequence, is_test, test_webhook_id,
            operation, request_id, actor, subject_type, refused, salt, digest, turn)
    returning position
  )
  select max(w.position) into v_position from written w;
  return v_position;
end
$$;
