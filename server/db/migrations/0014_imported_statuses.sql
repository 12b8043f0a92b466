-- The status of the last import file. A unit whose status differs was changed by PATCH since.
alter table instances add column imported_status_id integer;
update instances set imported_status_id = status_id;
