import * as z from 'zod'
import { answerOf } from './answer.ts'
import { image } from './image.ts'
import { localisedText } from './language.ts'
import { currency, price } from './money.ts'

const count = z.int().min(0)

/** What a project has to sell now. Archived units do not count; prices are before promotions. */
const projectFigures = z
  .object({
    estates: count,
    units: count,
    available: count.meta({ description: 'Free units that nobody holds.' }),
    held: count,
    without_area: count,
    without_price: count.meta({ description: 'Available units whose price is on request.' }),
    currency,
    stock_value: z.number().min(0).meta({ description: 'The sum of the prices of available units.' }),
    lowest_price: price.meta({ description: 'The lowest price of an available unit.' }),
    linked_pictures: count.meta({ description: 'Pictures that visitors can click.' }),
    address: localisedText.nullable(),
    cover: image.nullable(),
  })
  .meta({ id: 'ProjectFigures' })
/** What a project has to sell now. */
export type ProjectFigures = z.infer<typeof projectFigures>

/** `GET manage/projects/{id}/figures`. */
export const projectFiguresAnswer = answerOf(projectFigures)
