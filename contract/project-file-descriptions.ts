import { ESTATE_FIELDS, SECTION_FIELDS, STOREY_FIELDS } from '#domain/field/building.ts'
import { CATALOGUE_FIELDS } from '#domain/field/catalogue.ts'
import { type Fields, isInFile } from '#domain/field/field.ts'
import { FRAME_FIELDS, INTERACTIVE_FIELDS, PANORAMA_FIELDS } from '#domain/field/pictures.ts'
import { PROJECT_FIELDS, PROMOACTION_FIELDS, STATUS_FIELDS, TAG_FIELDS } from '#domain/field/project.ts'
import { INSTANCE_FIELDS, LAYOUT_FIELDS } from '#domain/field/unit.ts'

/** Descriptions of the fields of the import format whose schemas have none, by schema and path. */
export const FIELD_DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ProjectFile: {
    $schema: 'Where this description is, for editors.',
    vitrine: 'The version of the format.',
    project: 'The project itself.',
    catalogue: 'The page that shows the project. Omitted settings keep their values.',
    statuses: 'The statuses of units: free, reserved, sold, not for sale.',
    promoactions: 'Discounts that units refer to.',
    tags: 'Features that units refer to, such as a terrace.',
    layouts: 'Plans that units share.',
    estates: 'Buildings with their sections, storeys and units.',
    interactives: 'Interactive pictures with clickable regions.',
    panoramas: '360° pictures.',
    root: 'The id of the picture that the page begins with.',
  },
  GroupFile: {
    $schema: 'Where this description is, for editors.',
    vitrine: 'The version of the format.',
    group: 'The token of the group’s catalogue.',
    interactives: 'Interactive pictures whose regions are projects.',
    root: 'The id of the picture that the page begins with.',
  },
  FileProject: {
    ...aboutOf(PROJECT_FIELDS),
    id: 'Your own id of the project.',
    'position.lat': 'Degrees north.',
    'position.lng': 'Degrees east.',
    'construction_end.quarter': 'The quarter of the year.',
    'construction_end.year': 'The year, with four digits.',
    'features[].icon': 'The name of an icon.',
    'features[].name': 'The feature in a few words.',
    'features[].description': 'The feature in a sentence.',
    'documents[].kind': 'A presentation, or any other document.',
    'documents[].name': 'The name of the document.',
    'documents[].file': 'The PDF file.',
    'reports[].id': 'Your own id of the report.',
    'reports[].month': 'The month, as 2026-05.',
    'reports[].text': 'The report, as HTML.',
    'reports[].progress': 'The construction progress, in percent.',
    'reports[].pictures': 'Pictures of the month.',
    'reports[].published': 'Whether visitors see it.',
    'payment_programmes[].id': 'Your own id of the programme.',
    'payment_programmes[].kind': 'A credit, or an instalment plan.',
    'payment_programmes[].name': 'The name of the programme.',
    'payment_programmes[].rate': 'The yearly interest rate, in percent.',
    'payment_programmes[].min_first': 'The smallest first payment, in percent of the price.',
    'payment_programmes[].max_term': 'The longest term, in months.',
  },
  FilePicture: {
    image: 'The picture file.',
    caption: 'The caption.',
  },
  FileFilm: {
    file: 'The film as a file. Either this or embed.',
    embed: 'The address of a player. Either this or file.',
    name: 'The name of the film.',
    poster: 'The picture that is shown before it plays.',
  },
  FileTour: {
    panorama: 'The id of a panorama of this file. Either this or embed.',
    embed: 'The address of a tour elsewhere. Either this or panorama.',
  },
  FileCatalogue: {
    ...aboutOf(CATALOGUE_FIELDS),
    'contacts.name': 'A person or an office.',
    'contacts.company': 'The company.',
    'contacts.phones': 'Up to five phone numbers.',
    'contacts.email': 'The e-mail address that visitors see.',
    'contacts.profile_type': 'The kind of person or firm.',
    'sales.email': 'The address that requests are mailed to; null: they are not mailed.',
    'sales.lang': 'The language of those mails.',
    'color_scheme.primary': 'The colour of buttons.',
    'color_scheme.primary_active': 'The colour of pressed buttons.',
    'color_scheme.theme': 'The theme for visitors who have not chosen one.',
    'privacy[].domain': 'The host that the policy applies to; null or omitted: every host without its own.',
    'privacy[].url': 'The address of the policy.',
    'chess.enabled': 'Whether it is shown.',
    'chess.order': 'Its place in the menu.',
    'chess.default_sort': 'The default order of units.',
    'chess.cell': 'What a cell shows.',
    'chess.taken_prices': 'Whether visitors see prices of reserved and sold units.',
    'premises.enabled': 'Whether it is shown.',
    'premises.order': 'Its place in the menu.',
    'premises.default_sort': 'The default order of units.',
    'premises.cell': 'What a card shows.',
    'interactive.enabled': 'Whether they are shown.',
    'info.enabled': 'Whether it is shown.',
    'info.about': 'A text of your own on it, as HTML.',
    'analytics.metrika_id': 'The id of a counter of Yandex Metrica.',
    'analytics.gtm_id': 'The id of a container of Google Tag Manager.',
    'analytics.rpt': 'Another provider.',
    'analytics.rpt.id': 'Its id of the account.',
    'analytics.rpt.uid': 'A parameter of its script.',
    'analytics.rpt.aid': 'A parameter of its script.',
    'analytics.rpt.utp': 'A parameter of its script.',
    'analytics.rpt.src': 'The address of its script.',
  },
  FileStatus: {
    ...aboutOf(STATUS_FIELDS),
    id: 'Your own id of the status.',
  },
  FilePromoaction: {
    ...aboutOf(PROMOACTION_FIELDS),
    id: 'Your own id of the discount.',
  },
  FileTag: {
    ...aboutOf(TAG_FIELDS),
    id: 'Your own id of the tag.',
  },
  FileLayout: {
    ...aboutOf(LAYOUT_FIELDS),
    id: 'Your own id of the layout.',
  },
  FileEstate: {
    ...aboutOf(ESTATE_FIELDS),
    id: 'Your own id of the building.',
    'construction_end.quarter': 'The quarter of the year.',
    'construction_end.year': 'The year, with four digits.',
    sections: 'Its sections, each with its own entrance.',
  },
  FileSection: {
    ...aboutOf(SECTION_FIELDS),
    id: 'Your own id of the section.',
    storeys: 'Its storeys.',
  },
  FileStorey: {
    ...aboutOf(STOREY_FIELDS),
    id: 'Your own id of the storey.',
    instances: 'Its units.',
  },
  FileInstance: {
    ...aboutOf(INSTANCE_FIELDS),
    id: 'Your own id of the unit.',
    'span.columns': 'How many columns it takes.',
    'span.storeys': 'How many storeys it takes, upwards.',
  },
  FileInteractive: {
    ...aboutOf(INTERACTIVE_FIELDS),
    id: 'Your own id of the picture.',
    'parent.interactive': 'The id of that picture.',
    'parent.frame': 'The number of its frame, from 0.',
    frames: 'One frame, or several if the picture can be turned.',
  },
  FileOrbit: {
    id: 'Your own id of the orbit.',
    name: 'The name that visitors read.',
  },
  FileFrame: {
    ...aboutOf(FRAME_FIELDS),
  },
  FileRegion: {
    target: 'What the region represents.',
    polygons: 'Outlines of points [x, y] in 0 to 1 of the picture’s width and height.',
  },
  FileTarget: {
    kind: 'What it is.',
    id: 'Its id.',
  },
  FileVolume: {
    target: 'What the body represents.',
    base: 'The outline on the ground, of points [x, y].',
  },
  FilePanorama: {
    ...aboutOf(PANORAMA_FIELDS),
    id: 'Your own id of the panorama. No picture may have the same id.',
    'scenes[].id': 'Your own id of the scene.',
    'scenes[].name': 'The name that visitors read.',
    'scenes[].image': 'The picture file, equirectangular.',
    'scenes[].heading': 'The direction of its middle, in degrees.',
    'scenes[].plan': 'Where it was taken.',
    'scenes[].plan.layout': 'The id of a layout.',
    'scenes[].plan.point': 'The place [x, y] in 0 to 1 of the plan.',
    'scenes[].hotspots': 'What can be clicked on.',
    'scenes[].hotspots[].target': 'Where it leads.',
    'scenes[].hotspots[].target.kind': 'What it leads to.',
    'scenes[].hotspots[].target.id': 'The id of that.',
    'scenes[].hotspots[].name': 'The name that visitors read.',
    'scenes[].hotspots[].yaw': 'Degrees to the right of the middle.',
    'scenes[].hotspots[].pitch': 'Degrees upwards.',
  },
}

/** What the book says about the fields of an entity. */
function aboutOf(fields: Fields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.about === undefined || !isInFile(field) ? [] : [[name, field.about]],
    ),
  )
}
