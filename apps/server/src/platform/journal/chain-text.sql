-- What the chain covers of an entry: all that is never erased, and the digest of the rest.
create function chain_text(
  p_entry uuid, p_at timestamptz, p_subject uuid, p_event text, p_case uuid, p_is_test boolean, p_test_webhook uuid,
  p_operation text, p_request text, p_subject_type text, p_refused text, p_digest bytea)
returns text
language sql stable parallel safe
as $$
  select json_build_array(p_entry, p_at at time zone 'UTC', p_subject, p_event, p_case, p_is_test, p_test_webhook,
                          p_operation, p_request, p_subject_type, p_refused, encode(p_digest, 'hex'))::text
$$;
