-- The inbox reads what waits, oldest first: behind years of messages that are handled it looked at all of those first.
create index interactions_waiting on interactions (tenant_id, interaction_id) where state in ('UNMAPPED', 'MAPPED');
