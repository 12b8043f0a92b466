-- Prices after a promotion are rounded, to whole units unless the project sets another step.
alter table projects add column price_rounding integer not null default 1;
alter table projects alter column price_rounding drop default;

-- Whether the prices of sold and reserved units are shown; so far they never were.
update catalogues set chess = chess || '{"taken_prices": false}';

-- Status and price of the unit at the time of the order, beside those that the visitor saw.
alter table orders add column unit_status jsonb;
alter table orders add column unit_price bigint;
alter table orders add column seen_status jsonb;
