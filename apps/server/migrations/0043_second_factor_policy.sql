-- A tenant can require a second factor. Whoever has none is then let in only as far as setting one up.
alter table tenant_settings add column second_factor_required boolean not null default false;
alter table sessions drop constraint sessions_state;
alter table sessions add constraint sessions_state check (state in ('second-factor', 'enrolment', 'signed-in'));
