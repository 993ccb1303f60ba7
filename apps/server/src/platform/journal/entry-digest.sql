-- What an entry says, as a salted hash. The salt keeps erased data from being guessed.
create function entry_digest(p_salt uuid, p_before json, p_after json, p_actor json) returns bytea
language sql stable parallel safe
as $$ select sha256(uuid_send(p_salt) || convert_to(json_build_array(p_before, p_after, p_actor)::text, 'UTF8')) $$;
