-- The key that made an invitation: the invitation ends with it.
alter table invitations add column invited_by_key integer references api_keys (id) on delete set null;
