-- Where a change was made: the browser and the system of the person, in words. No address.
alter table history add column agent text;

-- The audit log of one person or key.
create index history_of_author on history (account_id, who_kind, who_id, id);
