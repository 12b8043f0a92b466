-- A picture may have several orbits of frames. A frame has an orbit and a heading, so that switching orbits keeps the
-- direction.
alter table interactives add column orbits jsonb;
alter table frames add column orbit text;
alter table frames add column heading double precision;
