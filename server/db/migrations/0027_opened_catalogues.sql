-- Whether visitors could ever open a catalogue. One that was closed by hand is not offered to be opened again.
alter table catalogues add column was_open boolean not null default false;

update catalogues set was_open = true
where published
  or exists (
    select from history h
    where h.subject_kind = 'catalogue' and h.subject_id = catalogues.id and h.field = 'published'
  )
  or exists (
    select from publications p
    where p.state = 'published' and (p.catalogue_id = catalogues.id or p.project_id = catalogues.project_id)
  );
