import { NEW_LAYOUT, type PlaceForm, placeCount } from '#domain/building/read-build.ts'
import { hasRooms } from '#domain/building/read-fields.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Field } from '#ui/field/field.tsx'
import { AreaField } from './area-field.tsx'
import type { BuildBook } from './build-book.ts'
import styles from './building.module.css'
import { LayoutTypeField } from './layout-type-field.tsx'
import type { BuildFieldsProps } from './where-fields.tsx'

/** The layout of each place on a storey: one of the project, or rooms and area of a new one. */
export function PlaceFields({ form, faults, onChange, book }: BuildFieldsProps & { readonly book: BuildBook }) {
  const { t } = useTranslator()
  const shown = form.places.slice(0, placeCount(form.perStorey))
  if (shown.length === 0) return null
  const layouts = [
    ...book.layouts.map(({ id }) => ({ value: id, label: id })),
    { value: NEW_LAYOUT, label: t('build.new_layout') },
  ]
  const set = (index: number, change: Partial<PlaceForm>) =>
    onChange({ places: form.places.map((place, at) => (at === index ? { ...place, ...change } : place)) })
  return (
    <fieldset className={styles.group}>
      <legend>{t('build.pattern')}</legend>
      {shown.some(({ layout }) => layout === NEW_LAYOUT) && (
        <LayoutTypeField value={form.type} onChange={(type) => onChange({ type })} />
      )}
      <div className={styles.places}>
        {shown.map((place, index) => (
          // Places have no other name than their number.
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index.
          <div key={index} className={styles.place}>
            <b>{index + 1}</b>
            {book.layouts.length > 0 && (
              <ChoiceField
                label={t('field.layout')}
                value={place.layout}
                options={layouts}
                onChange={(layout) => set(index, { layout })}
              />
            )}
            {place.layout === NEW_LAYOUT && (
              <>
                {hasRooms(form.type) && (
                  <Field
                    label={t('units.column.rooms')}
                    value={place.rooms}
                    error={faults[`rooms${index}`] && t('build.fault.rooms')}
                    onChange={({ target }) => set(index, { rooms: target.value })}
                  />
                )}
                <AreaField
                  label={t('field.area_total')}
                  value={place.area}
                  type={form.type}
                  error={faults[`area${index}`] && t('build.fault.area')}
                  onChange={(area) => set(index, { area })}
                />
              </>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
