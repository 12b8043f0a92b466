-- Heights of ceilings and buildings, and layouts whose kitchen is a part of the living room.
alter table layouts add column ceiling_height double precision;
alter table layouts add column euro_layout boolean;
alter table instances add column ceiling_height double precision;
alter table estates add column storeys_total integer;
