-- A few rows in every table of the first release (migrations 0001 to 0006).

insert into accounts (id, name, created_at) overriding system value values
  ('1', 'Coast Homes', '2026-11-17 11:16:25.847+00');

insert into media (id, account_id, name, hash, media_type, size, width, height, widths, placeholder) overriding system value values
  ('1', '1', 'cover.webp', '00000000000000000000000000000001', 'image/webp', '1000', '1600', '900', '{640,1600}', 'data:image/webp;base64,AAAA'),
  ('10', '1', 'developer.svg', '0000000000000000000000000000000a', 'image/svg+xml', '1000', '400', '300', '{}', ''),
  ('2', '1', 'view.webp', '00000000000000000000000000000002', 'image/webp', '1000', '1600', '900', '{640,1600}', ''),
  ('3', '1', 'plan.svg', '00000000000000000000000000000003', 'image/svg+xml', '1000', '400', '300', '{}', ''),
  ('4', '1', 'upper.svg', '00000000000000000000000000000004', 'image/svg+xml', '1000', '400', '300', '{}', ''),
  ('5', '1', 'film.mp4', '00000000000000000000000000000005', 'video/mp4', '1000', NULL, NULL, '{}', ''),
  ('6', '1', 'brochure.pdf', '00000000000000000000000000000006', 'application/pdf', '4096', NULL, NULL, '{}', ''),
  ('7', '1', 'sphere.webp', '00000000000000000000000000000007', 'image/webp', '1000', '4096', '2048', '{640,4096}', ''),
  ('8', '1', 'portrait.webp', '00000000000000000000000000000008', 'image/webp', '1000', '300', '300', '{300}', ''),
  ('9', '1', 'logo.svg', '00000000000000000000000000000009', 'image/svg+xml', '1000', '400', '300', '{}', '');

insert into projects (id, account_id, external_id, name, published, currency, area_unit, rooms_basis, extra_price_label, address, lat, lng, stage, end_quarter, end_year, description, cover_id, map_image_id, renovation_image_id, kindergarten, school, security, sports_ground, parking_type, price_rounding) overriding system value values
  ('1', '1', 'harbour', '{"de": "Hafenviertel", "en": "Harbour Quarter"}', 'true', 'EUR', 'm', 'rooms', '{"en": "With finishing"}', '{"de": "Kaistraße 3", "en": "3 Quay Street"}', '42.43', '18.7', 'process', '3', '2027', '{"en": "<p>By the <b>sea</b>.<script>alert(1)</script></p>"}', '1', '2', '2', '1', '0', '1', NULL, 'underground', '1'),
  ('2', '1', 'hill', '{"en": "Hill"}', 'true', 'AED', 'ft', 'bedrooms', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1'),
  ('3', '1', 'meadow', '{"en": "Meadow"}', 'false', 'EUR', 'm', 'rooms', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1');

insert into catalogues (id, account_id, type, project_id, name, published, indexable, default_lang, languages, primary_color, primary_active_color, theme, chess, premises, interactive_enabled, info_enabled, about, templates, analytics, embeds_anywhere, contact_name, contact_company, contact_phones, contact_email, contact_profile_type, contact_photo_id, contact_logo_id) overriding system value values
  ('1', '1', 'GroupInteractiveCatalogue', NULL, '{"de": "Küstenhäuser", "en": "Coast Homes"}', 'true', 'true', 'en', '{en,de,ar}', '#0a5bd3', '#084aad', 'device', '{"cell": ["number", "rooms", "price"], "order": 1, "enabled": true, "default_sort": "default", "taken_prices": false}', '{"cell": ["number", "rooms", "price"], "order": 2, "enabled": true, "default_sort": "cheaper"}', 'true', 'true', E'{"en": "<p>Since 1998. <script>alert(1)</script>Write to <a href=\\"mailto:sales@coast.example\\">us</a>, +382 (67) 000-111.</p>"}', '{"empty": {}, "spring": {"de": "<p>Fünf Prozent.</p>", "en": "<p>Five percent off.</p>"}}', '{"rpt": null, "gtm_id": null, "metrika_id": "123"}', 'true', 'Sales office', 'Coast Homes Ltd', '{"+382 67 000 111"}', 'sales@coast.example', '8', NULL, '10'),
  ('2', '1', 'InteractiveCatalogue', '1', '{"de": "Hafenviertel", "en": "Harbour Quarter"}', 'true', 'true', 'en', '{en,de,ar}', '#0a5bd3', '#084aad', 'device', '{"cell": ["number", "rooms", "price"], "order": 1, "enabled": true, "default_sort": "default", "taken_prices": false}', '{"cell": ["number", "rooms", "price"], "order": 2, "enabled": true, "default_sort": "cheaper"}', 'true', 'true', E'{"en": "<p>Since 1998. <script>alert(1)</script>Write to <a href=\\"mailto:sales@coast.example\\">us</a>, +382 (67) 000-111.</p>"}', '{"empty": {}, "spring": {"de": "<p>Fünf Prozent.</p>", "en": "<p>Five percent off.</p>"}}', '{"rpt": null, "gtm_id": null, "metrika_id": "123"}', 'false', 'Sales office', 'Coast Homes Ltd', '{"+382 67 000 111"}', 'sales@coast.example', '8', NULL, '10'),
  ('3', '1', 'InteractiveCatalogue', '2', '{"en": "Hill"}', 'true', 'false', 'en', '{en,de,ar}', '#0a5bd3', '#084aad', 'device', '{"cell": ["number", "rooms", "price"], "order": 1, "enabled": true, "default_sort": "default", "taken_prices": false}', '{"cell": ["number", "rooms", "price"], "order": 2, "enabled": true, "default_sort": "cheaper"}', 'true', 'true', E'{"en": "<p>Since 1998. <script>alert(1)</script>Write to <a href=\\"mailto:sales@coast.example\\">us</a>, +382 (67) 000-111.</p>"}', '{"empty": {}, "spring": {"de": "<p>Fünf Prozent.</p>", "en": "<p>Five percent off.</p>"}}', '{"rpt": null, "gtm_id": null, "metrika_id": "123"}', 'true', 'Sales office', 'Coast Homes Ltd', '{"+382 67 000 111"}', 'sales@coast.example', '8', NULL, '10'),
  ('4', '1', 'InteractiveCatalogue', '3', '{"en": "Meadow"}', 'false', 'true', 'en', '{en,de,ar}', '#0a5bd3', '#084aad', 'device', '{"cell": ["number", "rooms", "price"], "order": 1, "enabled": true, "default_sort": "default", "taken_prices": false}', '{"cell": ["number", "rooms", "price"], "order": 2, "enabled": true, "default_sort": "cheaper"}', 'true', 'true', E'{"en": "<p>Since 1998. <script>alert(1)</script>Write to <a href=\\"mailto:sales@coast.example\\">us</a>, +382 (67) 000-111.</p>"}', '{"empty": {}, "spring": {"de": "<p>Fünf Prozent.</p>", "en": "<p>Five percent off.</p>"}}', '{"rpt": null, "gtm_id": null, "metrika_id": "123"}', 'true', 'Sales office', 'Coast Homes Ltd', '{"+382 67 000 111"}', 'sales@coast.example', '8', NULL, '10');

insert into catalogue_members (group_id, member_id, position) overriding system value values
  ('1', '2', '0'),
  ('1', '3', '1'),
  ('1', '4', '2');

insert into embed_domains (catalogue_id, host) overriding system value values
  ('2', 'www.coast.example');

insert into partners (id, account_id, catalogue_id, name, company, profile_type, phones, email, lang, photo_id, logo_id, created_at, revoked_at) overriding system value values
  ('1', '1', '1', 'Anna Petrova', 'Bay Agency', '1', '{"+382 67 123 456"}', 'anna@bay.example', 'en', '8', '9', '2026-11-17 11:16:26.182+00', NULL),
  ('2', '1', '2', 'Boris', NULL, '3', '{}', 'boris@bay.example', 'de', NULL, NULL, '2026-11-17 11:16:26.182+00', '2026-01-01 00:00:00+00');

insert into links (id, account_id, token, catalogue_id, partner_id) overriding system value values
  ('1', '1', 'coast', '1', NULL),
  ('2', '1', 'harbour', '2', NULL),
  ('3', '1', 'hill', '3', NULL),
  ('4', '1', 'meadow', '4', NULL),
  ('5', '1', 'anna', '1', '1'),
  ('6', '1', 'boris', '2', '2');

insert into sales_departments (catalogue_id, email, lang) overriding system value values
  ('1', 'desk@coast.example', 'en'),
  ('2', 'desk@coast.example', 'en'),
  ('3', 'desk@coast.example', 'en'),
  ('4', 'desk@coast.example', 'en');

insert into white_label_domains (catalogue_id, domain, privacy_url) overriding system value values
  ('1', 'homes.example', 'https://homes.example/privacy'),
  ('2', 'homes.example', 'https://homes.example/privacy'),
  ('2', NULL, 'https://coast.example/privacy');

insert into construction_reports (id, project_id, external_id, month, text, progress, published) overriding system value values
  ('1', '1', 'september', '2026-09', '{"en": "<p>Walls.</p>"}', '40', 'true'),
  ('2', '1', 'october', '2026-10', '{"en": "<p>Roof.</p>"}', '62.5', 'true'),
  ('3', '1', 'november', '2026-11', '{"en": "<p>Soon.</p>"}', NULL, 'false');

insert into documents (id, project_id, position, kind, name, media_id) overriding system value values
  ('1', '1', '0', 'presentation', '{"en": "Brochure"}', '6'),
  ('2', '1', '1', 'document', '{"en": "Permit"}', '6');

insert into features (id, project_id, position, icon, name, description) overriding system value values
  ('1', '1', '1', NULL, '{"en": "Marina"}', NULL),
  ('2', '1', '0', 'lift', '{"en": "Lift"}', '{"en": "To every storey"}');

insert into payment_programmes (id, project_id, external_id, position, kind, name, rate, min_first, max_term) overriding system value values
  ('1', '1', 'bank', '0', 'credit', '{"en": "Bank"}', '5.9', '20', '360'),
  ('2', '1', 'own', '1', 'instalment', '{"en": "Own"}', '0', '30', '24');

insert into promoactions (id, project_id, external_id, position, sale, name, description, until) overriding system value values
  ('1', '1', 'spring', '0', '5', '{"en": "Spring"}', E'{"en": "<p onclick=\\"go()\\">Five percent.</p>"}', '2099-05-31'),
  ('2', '1', 'summer', '1', '10', '{"en": "Summer"}', NULL, NULL);

insert into statuses (id, project_id, external_id, position, type, name, color) overriding system value values
  ('1', '1', 'free', '0', '1', '{"de": "Frei", "en": "Free"}', '#22aa44'),
  ('2', '1', 'reserved', '1', '2', '{"en": "Reserved"}', '#eeaa22'),
  ('3', '1', 'sold', '2', '3', '{"en": "Sold"}', '#cc3333'),
  ('4', '1', 'withheld', '3', '4', '{"en": "Not for sale"}', '#888888'),
  ('5', '2', 'hill_free', '0', '1', '{"en": "Free"}', '#22aa44'),
  ('6', '2', 'hill_sold', '1', '3', '{"en": "Sold"}', '#cc3333');

insert into tags (id, project_id, external_id, position, name, color, description) overriding system value values
  ('1', '1', 'terrace', '0', '{"de": "Terrasse", "en": "Terrace"}', '#0a5bd3', NULL),
  ('2', '1', 'corner', '1', '{"en": "Corner"}', '#5b0ad3', NULL);

insert into estates (id, project_id, external_id, position, name, type, stage, end_quarter, end_year, house_type, published) overriding system value values
  ('1', '1', 'west', '2', '{"en": "West"}', 'house', NULL, NULL, NULL, NULL, 'false'),
  ('2', '1', 'south', '1', '{"en": "South"}', 'house', NULL, NULL, NULL, NULL, 'true'),
  ('3', '1', 'north', '0', '{"de": "Nord", "en": "North"}', 'house', 'process', '3', '2027', 'monolithic', 'true'),
  ('4', '2', 'villas', '0', '{"en": "Villas"}', 'villa', NULL, NULL, NULL, NULL, 'true');

insert into sections (id, project_id, estate_id, external_id, number, name) overriding system value values
  ('1', '1', '3', 'north_2', '2', '{"en": "Sea side"}'),
  ('2', '1', '3', 'north_1', '1', NULL),
  ('3', '1', '2', 'south_1', '1', NULL),
  ('4', '1', '1', 'west_1', '1', NULL),
  ('5', '2', '4', 'villas_1', '1', NULL);

insert into interactives (id, project_id, catalogue_id, external_id, position, kind, name, estate_id, parent_id, parent_frame, is_root) overriding system value values
  ('1', NULL, '1', 'coast_map', '0', 'group', '{"en": "The coast"}', NULL, NULL, NULL, 'true'),
  ('2', '1', NULL, 'masterplan', '0', 'masterplan', '{"de": "Viertel", "en": "Quarter"}', NULL, NULL, NULL, 'true'),
  ('3', '1', NULL, 'lobby', '4', 'panorama', '{"en": "Lobby"}', NULL, NULL, NULL, 'false'),
  ('4', '1', NULL, 'north_facade', '1', 'facade', '{"en": "North facade"}', '3', '2', '0', 'false'),
  ('5', '1', NULL, 'west_facade', '2', 'facade', '{"en": "West facade"}', '1', '2', '0', 'false'),
  ('6', '1', NULL, 'north_plan', '3', 'storey', '{"en": "Storey plan"}', NULL, '4', '1', 'false');

insert into storeys (id, project_id, section_id, external_id, number, position, plan_id) overriding system value values
  ('1', '1', '2', 'north_1_2', '2', '2', '6'),
  ('2', '1', '2', 'north_1_1', '1', '1', '6'),
  ('3', '1', '1', 'north_2_1', '1', '1', NULL),
  ('4', '1', '3', 'south_1_1', '1', '1', NULL),
  ('5', '1', '3', 'south_1_cellar', '-1', '-1', NULL),
  ('6', '1', '4', 'west_1_1', '1', '1', NULL),
  ('7', '2', '5', 'villas_1_1', '1', '1', NULL);

insert into frames (id, interactive_id, number, media_id) overriding system value values
  ('1', '1', '0', '2'),
  ('2', '2', '0', '2'),
  ('3', '4', '1', '2'),
  ('4', '4', '0', '2'),
  ('5', '5', '0', '2'),
  ('6', '6', '0', '2');

insert into regions (id, frame_id, position, target_kind, target_id, storey_id, polygons) overriding system value values
  ('1', '1', '0', 'project', '1', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('10', '3', '1', 'section', '1', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('11', '5', '0', 'instance', '3', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('12', '6', '0', 'panorama', '3', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('13', '6', '0', 'instance', '3', '2', '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('14', '6', '1', 'instance', '2', '2', '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('15', '6', '0', 'instance', '4', '1', '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('16', '6', '1', 'instance', '6', '1', '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('17', '6', '2', 'instance', '7', '1', '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('2', '1', '1', 'project', '2', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('3', '1', '2', 'project', '3', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('4', '2', '0', 'estate', '2', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('5', '2', '1', 'estate', '3', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('6', '2', '2', 'estate', '1', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('7', '4', '0', 'storey', '2', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('8', '4', '1', 'storey', '1', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]'),
  ('9', '3', '0', 'section', '2', NULL, '[[[0, 0], [1, 0], [0.5, 1]]]');

insert into tours (id, project_id, interactive_id, src) overriding system value values
  ('1', '1', '3', NULL),
  ('2', '1', NULL, 'https://tours.example/203');

insert into videos (id, project_id, position, media_id, src, name, poster_id) overriding system value values
  ('1', '1', '0', '5', NULL, '{"en": "Flight"}', '2'),
  ('2', '1', NULL, NULL, 'https://films.example/duplex', NULL, NULL),
  ('3', '1', NULL, '5', NULL, NULL, NULL);

insert into layouts (id, project_id, external_id, position, type, label, area_total, area_living, area_kitchen, bathrooms, balconies, plan_id, tour_id, video_id) overriding system value values
  ('1', '1', 'studio', '0', 'living', 'studio', '30.5', NULL, NULL, '1', NULL, '3', NULL, NULL),
  ('2', '1', 'one', '1', 'living', '1', '45', '20', '9.5', NULL, '1', NULL, NULL, NULL),
  ('3', '1', 'duplex', '2', 'living', '2', '80', NULL, NULL, NULL, NULL, NULL, '1', '2'),
  ('4', '1', 'parking', '3', 'parking', '', '12.5', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  ('5', '2', 'villa', '0', 'house', '3', '2500', NULL, NULL, NULL, NULL, NULL, NULL, NULL);

insert into instances (id, project_id, storey_id, external_id, number, layout_id, status_id, promoactions, tags, price, extra_price, position, span_columns, span_storeys, renovation, window_view, tour_id, video_id, published) overriding system value values
  ('1', '1', '2', 'u103', '103', '3', '2', '{}', '{}', '20000000', NULL, '3', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('10', '1', '5', 'p1', 'P1', '4', '1', '{}', '{}', '2000000', NULL, '1', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('11', '1', '5', 'p2', 'P2', '4', '3', '{}', '{}', '2000000', NULL, '2', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('12', '1', '4', 's10', '10', '2', '1', '{}', '{}', '16000000', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('13', '1', '4', 's2', '2', '3', '1', '{2}', '{}', '24000000', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('14', '1', '6', 'w1', '1', '2', '1', '{}', '{}', '1000000', NULL, '1', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('15', '2', '7', 'h1', '1', '5', '5', '{}', '{}', '100000000', NULL, '1', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('16', '2', '7', 'h2', '2', '5', '6', '{}', '{}', '100000000', NULL, '2', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('2', '1', '2', 'u102', '102', '2', '1', '{1,2}', '{}', '15000000', NULL, '2', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('3', '1', '2', 'u101', '101', '1', '1', '{1}', '{1,2}', '10000000', '11000050', '1', NULL, NULL, '3', '5', NULL, NULL, 'true'),
  ('4', '1', '1', 'u201', '201', '1', '3', '{}', '{}', '11000000', NULL, '1', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('5', '1', '1', 'u202', '202', '2', '1', '{}', '{}', NULL, NULL, '2', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('6', '1', '1', 'u203', '203', '3', '1', '{}', '{}', '25000050', NULL, '3', '2', '1', NULL, NULL, '2', '3', 'true'),
  ('7', '1', '1', 'u204', '204', '2', '1', '{}', '{}', '100', NULL, '5', NULL, NULL, NULL, NULL, NULL, NULL, 'false'),
  ('8', '1', '3', 'u111', '111', '1', '4', '{}', '{}', '9000000', NULL, '1', NULL, NULL, NULL, NULL, NULL, NULL, 'true'),
  ('9', '1', '3', 'u112', '112', '2', '1', '{}', '{}', '14000000', NULL, '2', NULL, NULL, NULL, NULL, NULL, NULL, 'true');

insert into layout_levels (layout_id, level, media_id) overriding system value values
  ('3', '1', '3'),
  ('3', '2', '4');

insert into gallery_pictures (id, project_id, instance_id, report_id, position, media_id, caption) overriding system value values
  ('1', '1', NULL, NULL, '1', '2', NULL),
  ('2', '1', NULL, NULL, '0', '1', '{"en": "The quay"}'),
  ('3', '1', '6', NULL, '0', '2', '{"en": "Terrace"}'),
  ('4', '1', NULL, '2', '0', '2', NULL);

insert into panorama_scenes (id, interactive_id, external_id, position, name, media_id, heading, layout_id, plan_x, plan_y) overriding system value values
  ('1', '3', 'stairs', '1', '{"en": "Stairs"}', '7', '0', NULL, NULL, NULL),
  ('2', '3', 'desk', '0', '{"de": "Empfang", "en": "Desk"}', '7', '90', '3', '0.25', '0.75');

insert into hotspots (id, scene_id, position, target_kind, target_id, name, yaw, pitch) overriding system value values
  ('1', '2', '1', 'instance', '6', NULL, '-12.5', '3'),
  ('2', '2', '0', 'scene', '1', '{"en": "Up"}', '-12.5', '3'),
  ('3', '2', '2', 'estate', '1', NULL, '-12.5', '3');

insert into integrations (id, account_id, catalogue_id, kind, name, enabled, url, settings, secret) overriding system value values
  ('1', '1', '2', 'webhook', 'CRM', 'true', 'https://crm.example.com/hook', '{}', 's'),
  ('2', '1', '3', 'webhook', 'Old CRM', 'false', 'https://crm.example.com/hook', '{}', 's');

-- The key vk_first_release_key_of_a_test_0001.
insert into api_keys (id, account_id, name, hash, created_at) overriding system value values
  (1, 1, 'CRM', 'd0faff15b8dc511dfd7956f69c9fc5000cdd5673e29abea9f113d3eeaf1f118b', '2026-01-01 00:00:00+00');

insert into versions (scope, id, version) values ('catalogue', 1, 7);

insert into orders (id, catalogue_id, idempotency_key, created_at, kind, instance_id, name, phone, phone_normalised, email,
  comment, page, lang, utm, tracking, is_robot, origin, unit_price) overriding system value values
  (1, 2, 'first-order-of-all', '2026-01-02 10:00:00+00', 'order', 1, 'Ada', '+44 20 7946 0321', '+442079460321',
    'ada@homes.example', 'A line
and another', '/harbour', 'en', '{}', '{}', false, 'https://homes.example', 10000000);

insert into deliveries (id, order_id, kind, state, attempts, next_attempt_at, key, integration_id, lead_id)
  overriding system value values
  (1, 1, 'mail_sales', 'pending', 2, '2026-01-02 10:05:00+00', 'd3f9c6a0-0000-4000-8000-000000000001', null, null),
  (2, 1, 'bitrix24', 'delivered', 1, null, 'd3f9c6a0-0000-4000-8000-000000000002', 1, '77');

insert into lead_links (id, integration_id, lead_id, instance_id, linked_by, linked_at, requested, sent_at)
  overriding system value values (1, 1, '77', 1, 'Boris', '2026-01-02 11:00:00+00', true, '2026-01-02 11:00:01+00');

insert into leads (integration_id, lead_id, state, sent_at, held) values (1, '77', 'sent', '2026-01-02 11:00:01+00', '{1}');

insert into lead_changes (id, integration_id, lead_id, key, event, instance_id, title, changed_by, lang, changed_at)
  overriding system value values
  (1, 1, '77', 'c-1', 'linked', 2, 'Flat 102', 'Boris', 'en', '2026-01-02 12:00:00+00');

-- New ids continue after those above.
select setval(pg_get_serial_sequence('accounts', 'id'), 1000);
select setval(pg_get_serial_sequence('media', 'id'), 1000);
select setval(pg_get_serial_sequence('projects', 'id'), 1000);
select setval(pg_get_serial_sequence('catalogues', 'id'), 1000);
select setval(pg_get_serial_sequence('partners', 'id'), 1000);
select setval(pg_get_serial_sequence('links', 'id'), 1000);
select setval(pg_get_serial_sequence('construction_reports', 'id'), 1000);
select setval(pg_get_serial_sequence('documents', 'id'), 1000);
select setval(pg_get_serial_sequence('features', 'id'), 1000);
select setval(pg_get_serial_sequence('payment_programmes', 'id'), 1000);
select setval(pg_get_serial_sequence('promoactions', 'id'), 1000);
select setval(pg_get_serial_sequence('statuses', 'id'), 1000);
select setval(pg_get_serial_sequence('tags', 'id'), 1000);
select setval(pg_get_serial_sequence('estates', 'id'), 1000);
select setval(pg_get_serial_sequence('sections', 'id'), 1000);
select setval(pg_get_serial_sequence('interactives', 'id'), 1000);
select setval(pg_get_serial_sequence('storeys', 'id'), 1000);
select setval(pg_get_serial_sequence('frames', 'id'), 1000);
select setval(pg_get_serial_sequence('regions', 'id'), 1000);
select setval(pg_get_serial_sequence('tours', 'id'), 1000);
select setval(pg_get_serial_sequence('videos', 'id'), 1000);
select setval(pg_get_serial_sequence('layouts', 'id'), 1000);
select setval(pg_get_serial_sequence('instances', 'id'), 1000);
select setval(pg_get_serial_sequence('gallery_pictures', 'id'), 1000);
select setval(pg_get_serial_sequence('panorama_scenes', 'id'), 1000);
select setval(pg_get_serial_sequence('hotspots', 'id'), 1000);
select setval(pg_get_serial_sequence('integrations', 'id'), 1000);
select setval(pg_get_serial_sequence('api_keys', 'id'), 1000);
select setval(pg_get_serial_sequence('orders', 'id'), 1000);
select setval(pg_get_serial_sequence('deliveries', 'id'), 1000);
select setval(pg_get_serial_sequence('lead_links', 'id'), 1000);
select setval(pg_get_serial_sequence('lead_changes', 'id'), 1000);
