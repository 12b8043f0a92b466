-- Roles, limits and traces of management keys. Keys that exist may do everything, as before.
alter table api_keys
  add column role text not null default 'owner',
  -- Ids of the projects that the key is narrowed to; null: all of the account. An id whose project is gone opens nothing.
  add column projects integer[],
  -- The last characters of the key, to tell keys apart.
  add column ending text,
  -- Whether MANAGE_KEY holds the key: it then follows that setting.
  add column from_setting boolean not null default false,
  add column created_by integer references api_keys on delete set null,
  add column expires_at timestamptz,
  add column last_used_at timestamptz;

alter table api_keys alter column role drop default;

update api_keys set from_setting = true where name = 'MANAGE_KEY';
