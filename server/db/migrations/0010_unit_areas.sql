-- The areas of a unit that differ from those of its layout.
alter table instances add column area_total double precision;
alter table instances add column area_living double precision;
alter table instances add column area_kitchen double precision;
