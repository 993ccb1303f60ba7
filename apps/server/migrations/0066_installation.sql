-- What all processes on this database must have in common: the secret key and the store of files. The first start
-- writes the row, and every later one compares. Only the operator, as owner, may change it.
create table installation (
  is_only boolean primary key default true constraint installation_is_only check (is_only),
  secret_key_id text not null,
  file_store_id uuid not null,
  registered_at timestamptz not null
);
grant select, insert on installation to fordring_app;

-- Which key the hash was made with: after the key was replaced, it tells who still needs the previous one.
alter table recovery_codes add column key_id text;
