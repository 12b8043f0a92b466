-- Roles, limits and use of management keys. Existing keys may still do everything.
alter table api_keys
  add column role text not null default 'owner',
  -- Ids of the projects that the key is limited to; null: all of the account. Ids of deleted projects have no effect.
  add column projects integer[],
  -- The last characters of the key, to distinguish keys.
  add column ending text,
  -- Whether the key comes from the MANAGE_KEY setting and follows it.
  add column from_setting boolean not null default false,
  add column created_by integer references api_keys on delete set null,
  add column expires_at timestamptz,
  add column last_used_at timestamptz;

alter table api_keys alter column role drop default;

update api_keys set from_setting = true where name = 'MANAGE_KEY';
