-- A picture may have several rounds of frames. A frame knows its round and where it looks, so that a switch between rounds
-- keeps the direction.
alter table interactives add column orbits jsonb;
alter table frames add column orbit text;
alter table frames add column heading double precision;
